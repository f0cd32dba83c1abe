import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#content/brand.ts'
import { type CaseStudyImage, caseStudyImages } from '#content/types/case-study.ts'
import { checksum } from '../sections/icon-sprite.ts'
import { DentalFrontDesk } from './pictures/dental-front-desk.tsx'
import { PartsWarehouse } from './pictures/parts-warehouse.tsx'
import { PermitCounter } from './pictures/permit-counter.tsx'
import { VanFleet } from './pictures/van-fleet.tsx'

const drawings: Record<CaseStudyImage, ComponentType> = {
  'permit-counter': PermitCounter,
  'dental-front-desk': DentalFrontDesk,
  'parts-warehouse': PartsWarehouse,
  'van-fleet': VanFleet,
}

export const pictureSize = { width: 560, height: 420 } as const

type Palette = Readonly<Record<string, string>>

const { paperDeep, paperEdge, ink, card } = brand.colors

/**
 * What a picture is painted in: the firm's colors, and things that have a night of their own: ink is pale
 * then, which tyres are not, and cards are dark, which snow is not. `ground` lies behind a picture,
 * `floor` under what stands in it, and `taken` is a slot of a calendar.
 */
const day: Palette = {
  ...brand.colors,
  ground: paperDeep,
  floor: paperEdge,
  hill: card,
  snow: card,
  tyre: ink,
  taken: ink,
}
const night: Palette = {
  ...brand.nightColors,
  ground: '#131c29',
  floor: '#25313f',
  card: '#334153',
  hill: '#4c5a6b',
  snow: '#d5d9dd',
  tyre: brand.grounds.night,
  taken: '#8592a3',
}

type PictureFile = { path: string; svg: string }

/**
 * The pictures of the success stories as files of their own, so that the page need not carry their
 * lines. Their names change with what is in them, so they can be kept for ever.
 */
export const pictureFiles: ReadonlyMap<CaseStudyImage, PictureFile> = new Map(
  caseStudyImages.map((image) => {
    const svg = standalone(renderToStaticMarkup(createElement(drawings[image])))
    return [image, { path: `/assets/pictures/${image}.${checksum(svg)}.svg`, svg }]
  }),
)

/**
 * An SVG document that needs no stylesheet: ground and colors are written in, those of the day and those
 * of the night. Which of them show goes by the `color-scheme` of the `<img>`; where a browser does not
 * do so, by the device's (docs/decisions/031).
 */
function standalone(lines: string): string {
  const { width, height } = pictureSize
  const used = new Set<string>()
  const attributeOf = (className: string) => {
    const { kind, name } = colorOf(className)
    used.add(name)
    return ` ${kind}="var(--${name})"`
  }
  const ground = `<rect width="${width}" height="${height}"${attributeOf('fill-ground')}/>`
  const colored = lines.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names.split(' ').map(attributeOf).join(''),
  )
  const values = (palette: Palette) =>
    `svg{${[...used].map((name) => `--${name}:${palette[name]}`).join(';')}}`
  const style = `${values(day)}@media(prefers-color-scheme:dark){${values(night)}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none"><style>${style}</style>${ground}${colored}</svg>\n`
}

/** `fill` and `inkFaint` for `fill-ink-faint`; throws for a class that is no color of a fill or stroke. */
function colorOf(className: string) {
  const [, kind, words = ''] = /^(fill|stroke)-(.+)$/.exec(className) ?? []
  const name = words.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  if (!(kind && day[name] && night[name]))
    throw new Error(`A picture uses the class ${className}, which names no color.`)
  return { kind, name }
}
