import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { checksum } from '../sections/icon-sprite.ts'
import { kinds, letters, logos } from './mark-drawings.ts'

/** A label is 40 high and as wide as where it stands: its cloth goes on past both sides. */
const pick = (y: number) => `M-200 ${y}h440`
const ribs = Array.from({ length: 15 }, (_, row) => pick(6 + 2 * row)).join('')
const cloth = `<path d="${ribs}" stroke="currentColor" stroke-width=".6" opacity=".11"/>`
const selvedges = `<g stroke="currentColor" stroke-width="1.5" stroke-dasharray="2"><path d="${pick(1.6)}${pick(38.4)}"/><path d="${pick(3.6)}${pick(36.4)}" stroke-dashoffset="2" opacity=".5"/></g>`

const logo = (path: string) => `<path fill="currentColor" transform="translate(8 8)" d="${path}"/>`
const text = (words: string) =>
  `<text x="20" y="${words.length > 2 ? 25.8 : 28.1}" text-anchor="middle" font-size="${words.length > 2 ? 16 : 22.5}" font-weight="700" letter-spacing="-.04em" fill="currentColor">${words}</text>`
const drawing = (name: keyof typeof icons) =>
  renderToStaticMarkup(
    createElement(icons[name], { x: 9.5, y: 9.5, width: 21, height: 21, strokeWidth: 2.2 }),
  )

/**
 * The color a mark is known by, light enough for the card by night and dark enough by day. It shows
 * as far as `--own` says, from 0% to 100%; the rest is the ink of where the label stands.
 */
function ownColor(color: string): string {
  const byTheme = `light-dark(oklch(from ${color} min(l,.58) c h),oklch(from ${color} max(l,.74) c h))`
  return `color-mix(in srgb,${byTheme} var(--own,0%),currentColor)`
}

const symbol = (id: string, color: string, lines: string) =>
  `<symbol id="${id}" viewBox="0 0 40 40" overflow="visible"><g color="${ownColor(color)}">${cloth}${selvedges}${lines}</g></symbol>`

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[
  ...Object.entries(logos).map(([id, { hex, path }]) => symbol(id, `#${hex}`, logo(path))),
  ...Object.entries(letters).map(([id, { hex, text: words }]) =>
    symbol(id, `#${hex}`, text(words)),
  ),
  ...Object.entries(kinds).map(([id, icon]) => symbol(id, 'var(--color-thread)', drawing(icon))),
].join('')}</svg>\n`

/** The woven labels of all platforms and kinds of tools, in one picture that the browser keeps. */
export const markSprite = { path: `/assets/marks.${checksum(svg)}.svg`, svg } as const
