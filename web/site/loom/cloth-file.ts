import { loomRecords } from '#content/home/loom.ts'
import {
  abovePhones,
  crossingRatio,
  picksPerPass,
  plain,
  repeat,
  weftOver,
} from '#shared/loom/draft.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { floatsOf } from '#shared/weaving/draft.ts'
import { checksum } from '../sections/icon-sprite.ts'

const cell = { width: 8, height: 8 * crossingRatio } as const
const size = { width: repeat.ends * cell.width, height: repeat.picks * cell.height } as const

/** How thick a weft is, and how far the middle of its round end stays off that of the float. */
const thick = threadShare.width * cell.height
const inset = threadShare.inset * cell.height

/** Where the weft lies over the warp in one row, each float a thread with round ends, as in every cloth here. */
const floats = (pick: number): string =>
  floatsOf(Array.from({ length: repeat.ends }, (_, end) => weftOver(end, pick)))
    .map(
      ({ from, length }) =>
        `M${from * cell.width + inset} ${(pick + 0.5) * cell.height}h${length * cell.width - 2 * inset}`,
    )
    .join('')

const rows = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => floats(from + index)).join('')

/** The plain rows below the figure are written once, and used again down to the end. */
const others = Array.from(
  { length: (repeat.picks - plain.from) / plain.picks - 1 },
  (_, index) => `<use href="#p" y="${(index + 1) * plain.picks * cell.height}"/>`,
).join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><g stroke="#000" stroke-width="${thick}" stroke-linecap="round"><path d="${rows(0, plain.from)}"/><path id="p" d="${rows(plain.from, plain.picks)}"/>${others}</g></svg>\n`

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
export const clothStyles = `.hero::before,.loom-cloth{width:${em(size.width)};margin-left:calc(50% - ${em(size.width / 2)})}.loom-cloth i{mask:url(${clothFile.path}) 0 0/100%;background:repeating-linear-gradient(${dyes})}@media(width<40rem){.loom-cloth i{mask-position:0 ${em(abovePhones * cell.height)}}}`
