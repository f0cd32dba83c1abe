import { brand } from '#content/brand.ts'
import { nightYarnColors, type Trade, tradeCloths, yarnColors } from '#content/cloths.ts'
import { weave } from '#shared/weaving/cloth.ts'
import { drawCloth, type Threads } from '#shared/weaving/cloth-drawing.ts'

const lines = (threads: readonly Threads[]) =>
  threads.map(({ yarn, path }) => `<path d="${path}" class="${yarn}"/>`).join('')

const colored = (colors: typeof yarnColors, gap: string) =>
  Object.entries(colors)
    .map(([yarn, color]) => `.${yarn}{stroke:${color}}`)
    .concat(`.gap{fill:${gap}}`)
    .join('')

/** The styles of the cloths of a file: their yarns by day and by night, and what is seen between them (docs/decisions/031). */
export const yarnStyles = `<style>${colored(yarnColors, brand.colors.inkFaint)}@media(prefers-color-scheme:dark){${colored(nightYarnColors, brand.grounds.night)}}</style>`

/**
 * A trade's cloth as an SVG pattern whose id is its seed: the trade, or what tells it from others of the
 * trade; `cell` is a crossing in pixels. Its file has {@link yarnStyles}.
 */
export function clothPattern(trade: Trade, cell: number, seed: string = trade): string {
  const { width, height, wefts, warps } = drawCloth(weave(seed, tradeCloths[trade]), cell)
  return `<pattern id="${seed}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${lines(wefts)}${lines(warps)}</pattern>`
}
