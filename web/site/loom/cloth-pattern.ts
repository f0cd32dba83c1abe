import { type Trade, tradeCloths, yarnColors } from '#content/cloths.ts'
import { weave } from '#shared/weaving/cloth.ts'
import { drawCloth, type Threads } from '#shared/weaving/cloth-drawing.ts'

const lines = (threads: readonly Threads[]) =>
  threads.map(({ yarn, path }) => `<path d="${path}" stroke="${yarnColors[yarn]}"/>`).join('')

/** A trade's cloth as an SVG pattern whose id is the trade; `cell` is a crossing in pixels. */
export function clothPattern(trade: Trade, cell: number): string {
  const { width, height, wefts, warps } = drawCloth(weave(trade, tradeCloths[trade]), cell)
  return `<pattern id="${trade}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${lines(wefts)}${lines(warps)}</pattern>`
}
