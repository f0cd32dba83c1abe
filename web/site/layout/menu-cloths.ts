import { industrySlugs, serviceSlugs } from '#shared/routes.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { clothPattern } from '../loom/cloth-pattern.ts'
import { checksum } from '../sections/icon-sprite.ts'

/** A crossing, and a swatch of cloth, in pixels. */
const cell = 3
const swatch = { width: 72, height: 96 } as const
/** So far apart that no menu shows both rows. */
const apart = 2000

/** As many services as there are industries, so that the rows are equally long. */
const rows = [serviceSlugs.slice(0, industrySlugs.length), industrySlugs]
const swatches = rows.flatMap((slugs, row) =>
  slugs.map(
    (slug, index) =>
      `<path d="M${index * swatch.width} ${row * apart}h${swatch.width - cell}v${swatch.height}h${cell - swatch.width}" fill="url(#${slug})" stroke="none"/>`,
  ),
)
const patterns = rows.flat().map((slug) => clothPattern(slug, cell))
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${industrySlugs.length * swatch.width}" height="${apart + swatch.height}" stroke-width="${threadShare.width * cell}"><g fill="none">${patterns.join('')}</g>${swatches.join('')}</svg>\n`

/** Swatches of the services' cloths, and far below of the industries': the picture of the mega-menus. */
export const menuClothsFile = { path: `/assets/pictures/menu.${checksum(svg)}.svg`, svg } as const

/** Fetches it once a menu opens, for the page's head: a hidden one's picture would be fetched at once. */
export const menuStyles = `.menu:hover .menu-lead,:popover-open .menu-lead{background-image:url(${menuClothsFile.path})}`
