import { tradeCloths, tradeOfIndustry } from '#content/cloths.ts'
import { templates } from '#content/templates/list.ts'
import { weave } from '#shared/weaving/cloth.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { clothPattern, yarnStyles } from '../loom/cloth-pattern.ts'
import { checksum } from '../sections/icon-sprite.ts'

/** About what a crossing measures, the length of cloth that is seen of each trade, and room for the widest card, in pixels. */
const crossing = 4
const band = 96
const width = 1440

const cloths = templates.map(({ industry }, index) => {
  const trade = tradeOfIndustry[industry]
  if (!trade) throw new Error(`${industry} has no cloth.`)
  // Of whole repeats: a figure of the cloth is nowhere cut in half.
  const repeat = weave(trade, tradeCloths[trade]).weft.length
  const cell = band / (repeat * Math.round(band / (repeat * crossing)))
  return `<g stroke-width="${threadShare.width * cell}">${clothPattern(trade, cell)}</g><path d="M0 ${index * band}h${width}v${band}H0" fill="url(#${trade})"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${templates.length * band}" fill="none">${yarnStyles}${cloths.join('')}</svg>\n`

/** The cloths of the templates' trades, one under the other: the page carries none of their lines. */
export const templateClothsFile = {
  path: `/assets/pictures/templates.${checksum(svg)}.svg`,
  svg,
} as const

const positions = templates
  .slice(1)
  .map(
    (_, index) =>
      `:nth-child(${index + 2})>article::before{background-position-y:${-(index + 1) * band}px}`,
  )
  .join('')

/** Lays each card's cloth along its upper edge, for the page's head: the cards stand in the file's order. */
export const templateClothStyles = `article::before{content:"";position:absolute;inset:0 0 auto;height:${band}px;background-image:url(${templateClothsFile.path})}${positions}`
