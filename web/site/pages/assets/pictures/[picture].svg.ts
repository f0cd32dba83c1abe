import type { APIRoute } from 'astro'
import { pictureFiles } from '../../../case-studies/picture-file.ts'
import { clientClothsFile } from '../../../home/client-cloths.ts'
import { threadFile } from '../../../home/thread-file.ts'
import { menuClothsFile } from '../../../layout/menu-cloths.ts'
import { clothFile } from '../../../loom/cloth-file.ts'
import { templateClothsFile } from '../../../templates/template-cloths.ts'

/** The pictures of the success stories, cloth and thread of the home page and its clients' cloths, what the menus show, and the templates' cloths. */
export const getStaticPaths = () =>
  [
    ...pictureFiles.values(),
    ...[clothFile, threadFile, clientClothsFile, menuClothsFile, templateClothsFile],
  ].map(({ path, svg }) => ({
    params: { picture: path.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }))

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } })
