import type { APIRoute } from 'astro'
import { brand } from '#content/brand.ts'
import { page } from '#shared/routes.ts'

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  start_url: page.home,
  display: 'browser',
  background_color: brand.colors.paper,
  theme_color: brand.colors.paper,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}

export const GET: APIRoute = () => new Response(JSON.stringify(manifest))
