import type { APIRoute } from 'astro'
import brandFont from '#web/ui/font/brand.woff2?inline'
import officeStyles from '../../../admin/fragments/fragments.css?inline'
import { fragmentFiles } from '../../../admin/fragments/fragments.tsx'
import checklistStyles from '../../resources/checklist-fragment.css?inline'
import { resourceFiles } from '../../resources/resource-fragments.tsx'

/** Pieces of the office, and of what a visitor can take away, as pictures. */
export const getStaticPaths = () =>
  [...fragmentFiles(officeStyles, brandFont), ...resourceFiles(checklistStyles, brandFont)].map(
    ({ name, svg }) => ({ params: { fragment: name }, props: { svg } }),
  )

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { 'Content-Type': 'image/svg+xml' } })
