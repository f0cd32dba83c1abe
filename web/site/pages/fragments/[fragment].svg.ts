import type { APIRoute } from 'astro'
import brandFont from '#web/ui/font/brand.woff2?inline'
import styles from '../../../admin/fragments/fragments.css?inline'
import { fragmentFiles } from '../../../admin/fragments/fragments.tsx'

/** Pieces of the office as pictures. */
export const getStaticPaths = () =>
  fragmentFiles(styles, brandFont).map(({ name, svg }) => ({
    params: { fragment: name },
    props: { svg },
  }))

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } })
