import type { APIRoute } from 'astro'
import { iconPng, icoOf } from '#web/site/head/icon.ts'

const size = 32

export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(icoOf(await iconPng(size), size)))
