import { tradeOfIndustry } from '#content/cloths.ts'
import { templates } from '#content/templates/list.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { clothPattern } from '../loom/cloth-pattern.ts'
import { checksum } from '../sections/icon-sprite.ts'

/** A crossing, the length of cloth that is seen of each trade, and room for the widest card, in pixels. */
const cell = 3
const band = 24
const width = 1440

const cloths = templates.map(({ industry }, index) => {
  const trade = tradeOfIndustry[industry]
  if (!trade) throw new Error(`${industry} has no cloth.`)
  return `${clothPattern(trade, cell)}<path d="M0 ${index * band}h${width}v${band}H0" fill="url(#${trade})" stroke="none"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${templates.length * band}" stroke-width="${threadShare.width * cell}" fill="none"><style>@media(prefers-color-scheme:dark){svg{opacity:.6}}</style>${cloths.join('')}</svg>\n`

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
