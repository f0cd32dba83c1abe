import type { APIRoute } from 'astro'
import { siteUrl } from '../head/page-meta.ts'
import { sitemap } from '../head/sitemap.ts'

export const GET: APIRoute = (context) =>
  new Response(sitemap(siteUrl(context)), { headers: { 'content-type': 'application/xml' } })
