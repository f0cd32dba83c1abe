import { brand } from '#content/brand.ts'
import { houseCloth, tradeCloths, yarnColors } from '#content/cloths.ts'
import { type ClothKind, seededNumbers, weave } from '#shared/weaving/cloth.ts'
import { drawCloth, type Threads, threadShare } from '#shared/weaving/cloth-drawing.ts'

type Box = { x: number; width: number; height: number }

const cell = 14
/** How much of the warp hangs open under the cloth. */
const openWarp = 7 * cell

/**
 * The cloth of a page in its box, from the top edge of the picture down, as SVG: woven but for the
 * last stretch, the newest pick in red. A trade has its own cloth, any other page one by its path.
 */
export function clothPicture(path: string, { x, width, height }: Box): string {
  const slug = path.split('/').at(-1) ?? ''
  const cloth = weave(slug, kindOf(path, slug))
  const drawing = drawCloth(cloth, cell)
  const rows = Math.floor((height - openWarp) / cell)
  const fell = rows * cell
  const strokes = (threads: readonly Threads[]) =>
    threads.map(({ yarn, path }) => `<path d="${path}" stroke="${yarnColors[yarn]}"/>`).join('')
  const dark = (threads: readonly Threads[]) => threads.map(({ path }) => path).join('')
  const thread = cell * threadShare.width
  const warp = [
    `<g stroke-linecap="round"><path d="${dark(drawing.warps)}" stroke="${brand.colors.ink}" stroke-opacity=".5" stroke-width="${thread + cell * 0.26}"/>`,
    `${strokes(drawing.warps)}<path d="${dark(drawing.warps)}" ${light} transform="translate(${-cell * 0.18})"/></g>`,
  ].join('')
  const pattern = (id: string, y: number, lines: string) =>
    `<pattern id="${id}" y="${y}" width="${drawing.width}" height="${y ? cell : drawing.height}" patternUnits="userSpaceOnUse"><g fill="none" stroke-width="${thread}">${lines}</g></pattern>`
  const open = cloth.warp.map(
    (yarn, end) =>
      `<path d="M${(end + 0.5) * cell} 0v${drawing.height}" stroke="${yarnColors[yarn]}" stroke-width="${cell * 0.24}"/>`,
  )
  return [
    `<svg x="${x}" width="${width}" height="${height}">`,
    pattern('open', 0, open.join('')),
    pattern(
      'cloth',
      0,
      `<rect width="100%" height="${drawing.height}" fill="${brand.colors.inkSoft}"/>${strokes(drawing.wefts)}<path d="${dark(drawing.wefts)}" ${light} transform="translate(0 ${-cell * 0.18})"/>${warp}`,
    ),
    pattern(
      'red',
      fell,
      `<path d="M0 ${cell / 2}h${drawing.width}" stroke="${brand.colors.thread}"/><g transform="translate(0 ${-(fell % drawing.height)})">${warp}</g>`,
    ),
    `<rect width="${width}" height="${height}" fill="url(#open)"/>`,
    `<rect width="${width}" height="${fell}" fill="url(#cloth)"/>`,
    `<rect y="${fell}" width="${width}" height="${cell}" fill="url(#red)"/>`,
    '</svg>',
  ].join('')
}

const light = `stroke="${brand.colors.card}" stroke-opacity=".16" stroke-width="${cell * 0.2}"`

const isTrade = (slug: string): slug is keyof typeof tradeCloths => slug in tradeCloths

function kindOf(path: string, slug: string): ClothKind {
  if (isTrade(slug)) return tradeCloths[slug]
  if (path === '/') return houseCloth
  const kinds = Object.values(tradeCloths)
  return kinds[Math.floor(seededNumbers(path)() * kinds.length)] ?? houseCloth
}
