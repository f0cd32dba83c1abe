import type { APIRoute } from 'astro'
import { pictureFiles } from '../../../case-studies/picture-file.ts'

/** The pictures of the success stories. */
export const getStaticPaths = () =>
  [...pictureFiles.values()].map(({ path, svg }) => ({
    params: { picture: path.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }))

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } })
