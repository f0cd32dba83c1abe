import type { APIRoute } from 'astro'
import { pictureFiles } from '../../../case-studies/picture-file.ts'
import { threadFile } from '../../../home/thread-file.ts'
import { clothFile } from '../../../loom/cloth-file.ts'

/** The pictures of the success stories, and cloth and thread of the home page. */
export const getStaticPaths = () =>
  [...pictureFiles.values(), clothFile, threadFile].map(({ path, svg }) => ({
    params: { picture: path.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }))

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } })
