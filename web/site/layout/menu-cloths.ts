import { industrySlugs } from '#shared/routes.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { clothPattern } from '../loom/cloth-pattern.ts'
import { checksum } from '../sections/icon-sprite.ts'

/** A crossing, and a swatch of cloth, in pixels. */
const cell = 3
const swatch = { width: 72, height: 96 } as const

const patterns = industrySlugs.map((slug) => clothPattern(slug, cell))
const swatches = industrySlugs.map(
  (slug, index) =>
    `<path d="M${index * swatch.width} 0h${swatch.width - cell}v${swatch.height}h${cell - swatch.width}" fill="url(#${slug})" stroke="none"/>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${industrySlugs.length * swatch.width}" height="${swatch.height}" stroke-width="${threadShare.width * cell}"><g fill="none">${patterns.join('')}</g>${swatches.join('')}</svg>\n`

/** A swatch of each industry's cloth, side by side: the picture of the mega-menus. */
export const menuClothsFile = { path: `/assets/pictures/menu.${checksum(svg)}.svg`, svg } as const

/** Fetches it once a menu opens, for the page's head: a hidden one's picture would be fetched at once. */
export const menuStyles = `.menu:hover .menu-lead,:popover-open .menu-lead{background-image:url(${menuClothsFile.path})}`
