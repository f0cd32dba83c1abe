import type { APIRoute } from 'astro'
import { adminPage } from '#shared/routes.ts'
import { siteUrl } from '../head/page-meta.ts'

export const GET: APIRoute = (context) =>
  new Response(
    [
      'User-agent: *',
      `Disallow: ${adminPage.dashboard}`,
      'Disallow: /api/',
      '',
      `Sitemap: ${siteUrl(context)}/sitemap.xml`,
      '',
    ].join('\n'),
  )
