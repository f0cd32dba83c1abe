import type { APIRoute } from 'astro'
import { markSprite } from '../../marks/mark-sprite.ts'
import { iconSprite, iconSpritePath } from '../../sections/icon-sprite.ts'

const sprites = [{ path: iconSpritePath, svg: iconSprite }, markSprite]

/** The icons of the copy and the labels of platforms, each under a name that changes with them. */
export const getStaticPaths = () =>
  sprites.map(({ path, svg }) => ({
    params: { sprite: path.replace(/^\/assets\/|\.svg$/g, '') },
    props: { svg },
  }))

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
