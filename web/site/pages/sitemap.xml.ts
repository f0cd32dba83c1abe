import type { APIRoute } from 'astro'
import { siteAddress } from '../head/site-address.ts'
import { sitemap } from '../head/sitemap.ts'

export const GET: APIRoute = (context) =>
  new Response(sitemap(siteAddress(context)), { headers: { 'content-type': 'application/xml' } })
