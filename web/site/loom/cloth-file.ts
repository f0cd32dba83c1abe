import { loomRecords } from '#content/home/loom.ts'
import { crossingRatio, picksPerPass, repeat, weftOver } from '#shared/loom/draft.ts'
import { checksum } from '../sections/icon-sprite.ts'

const cell = { width: 8, height: 8 * crossingRatio } as const
const size = { width: repeat.ends * cell.width, height: repeat.picks * cell.height } as const

/** Where the weft lies over the warp in one row, each float a line. */
function floats(pick: number): string {
  const lines: string[] = []
  for (let end = 0; end < repeat.ends; end += 1) {
    if (!weftOver(end, pick)) continue
    const from = end
    while (end + 1 < repeat.ends && weftOver(end + 1, pick)) end += 1
    lines.push(
      `M${from * cell.width} ${(pick + 0.5) * cell.height}h${(end + 1 - from) * cell.width}`,
    )
  }
  return lines.join('')
}

const wefts = Array.from({ length: repeat.picks }, (_, pick) => floats(pick)).join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path d="${wefts}" stroke="#000" stroke-width="3.6"/></svg>\n`

/** The wefts of one repeat, black on nothing: a mask, through which the page shows the dyes of the rows. */
export const clothFile = { path: `/assets/pictures/cloth.${checksum(svg)}.svg`, svg } as const

/** A crossing on the page is one em wide (home.css). */
const em = (length: number) => `${length / cell.width}em`

/** The rows from the last one woven, down: the dye of each pass, as the canvas has them. */
const dyes = loomRecords
  .toReversed()
  .map(({ dye }, index) => `var(--color-${dye}) 0 ${em((index + 1) * picksPerPass * cell.height)}`)
  .join(',')

/** The styles of the cloth, for the page's head: they name the file, and say what the records say. */
export const clothStyles = `.hero::before,.loom-cloth{width:${em(size.width)};margin-left:calc(50% - ${em(size.width / 2)})}.loom-cloth i{mask:url(${clothFile.path}) 0 0/100%;background:repeating-linear-gradient(${dyes})}`
