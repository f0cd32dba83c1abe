import { iconSprite, iconSpritePath } from '../../sections/icon-sprite.ts'

/** The icons of the copy, under a name that changes with them. */
export const getStaticPaths = () => [
  { params: { icons: iconSpritePath.replace(/^\/assets\/|\.svg$/g, '') } },
]

export const GET = () => new Response(iconSprite, { headers: { 'Content-Type': 'image/svg+xml' } })
