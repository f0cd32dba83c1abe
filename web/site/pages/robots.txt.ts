import type { APIRoute } from 'astro'
import { adminPage } from '#shared/routes.ts'
import { siteAddress } from '../head/page-meta.ts'

export const GET: APIRoute = (context) =>
  new Response(
    [
      'User-agent: *',
      `Disallow: ${adminPage.dashboard}`,
      'Disallow: /api/',
      '',
      `Sitemap: ${siteAddress(context)}/sitemap.xml`,
      '',
    ].join('\n'),
  )
