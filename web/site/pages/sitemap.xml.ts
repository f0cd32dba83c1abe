import type { APIRoute } from 'astro'
import { siteAddress } from '../head/page-meta.ts'
import { sitemap } from '../head/sitemap.ts'

export const GET: APIRoute = (context) =>
  new Response(sitemap(siteAddress(context)), { headers: { 'content-type': 'application/xml' } })
