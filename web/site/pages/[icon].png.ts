import type { APIRoute, GetStaticPaths } from 'astro'
import { iconPng } from '#web/site/head/icon.ts'

/** The icons that must be pixels, by their width. */
const icons = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(icons).map(([icon, size]) => ({ params: { icon }, props: { size } }))

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(Uint8Array.from(await iconPng(props.size)))
