import { type Trade, tradeCloths } from '#content/cloths.ts'
import { menus } from '#content/navigation.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { clothPattern, yarnStyles } from '../loom/cloth-pattern.ts'
import { checksum } from '../sections/icon-sprite.ts'

/** A crossing in pixels: coarse, so that the threads are seen, and no stripes that shimmer. */
const cell = 10
/** A band of cloth: as wide as the side of the widest menu, higher than any. */
const band = { width: 2600, height: 700 } as const
/** Below the bands, one beside the other: the strip of the phone's menu, as wide as all of the picture. */
const strip = { height: 1560, scale: 1.6 } as const

/** What the items of a menu lead to, in their order; the last of their addresses is the trade's name. */
const tradesOf = (menu: (typeof menus)[number]): Trade[] =>
  menu.sections
    .flatMap(({ links }) => links.map(({ href }) => href.slice(href.lastIndexOf('/') + 1)))
    .filter((slug): slug is Trade => slug in tradeCloths)

const rows = menus.map(tradesOf)
const trades = rows.flat()
const bands = trades.map(
  (trade, index) =>
    `<path d="M0 ${index * band.height}h${band.width}v${band.height}H0" fill="url(#${trade})"/>`,
)
const top = trades.length * band.height
const pieces = (rows[1] ?? trades).map((trade, index, { length }) => {
  const width = band.width / length / strip.scale
  return `<path d="M${index * width} 0h${width}v${strip.height / strip.scale}h${-width}" fill="url(#${trade})"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${band.width}" height="${top + strip.height}" stroke-width="${threadShare.width * cell}">${yarnStyles}<rect width="100%" height="100%" class="gap"/><g fill="none" stroke-linecap="round">${trades.map((trade) => clothPattern(trade, cell)).join('')}</g>${bands.join('')}<g transform="translate(0 ${top}) scale(${strip.scale})">${pieces.join('')}</g></svg>\n`

/** The cloths of the services and of the industries, as the menus list them, band below band, and the industries' in a strip. */
export const menuClothsFile = { path: `/assets/pictures/menu.${checksum(svg)}.svg`, svg } as const

/** Names it for the page's head; it is fetched once a menu opens, as a hidden one's picture would be at once. */
export const menuStyles = `:root{--cloths:url(${menuClothsFile.path})}`
