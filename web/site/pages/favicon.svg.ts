import type { APIRoute } from 'astro'
import { iconSvg } from '#web/site/head/icon.ts'

export const GET: APIRoute = () => new Response(iconSvg)
