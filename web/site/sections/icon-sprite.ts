import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconName, iconNames } from '#content/types/icon.ts'
import { lineArt } from '../illustrations/line-art.ts'

/** Every icon the copy may name, and the line drawings, in one picture that the browser keeps: no page carries their lines. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}${lineArt}</svg>\n`

/** Where the sprite stands; the name changes with what is in it, so it can be kept for ever. */
export const iconSpritePath = `/assets/icons.${checksum(iconSprite)}.svg`

function symbol(name: IconName): string {
  const lines = renderToStaticMarkup(createElement(icons[name])).replace(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  )
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`
}

/** FNV-1a over the UTF-16 units, in base 36. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
