import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CaseStudyImage, caseStudyImages } from '#content/types/case-study.ts'
import brandColors from '#web/ui/brand-colors.css?raw'
import tokens from '#web/ui/tokens.css?raw'
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

/** The colors of the design system by day, by their names, such as `thread`: as they're named first. */
const colors = new Map(
  [...(brandColors + tokens).matchAll(/--color-([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]+)/g)]
    .map(([, name, value]) => [name, value] as const)
    .reverse(),
)

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

/** An SVG document that needs no stylesheet: ground and colors are written in, those of the day. */
function standalone(lines: string): string {
  const { width, height } = pictureSize
  const colored = lines.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names.split(' ').map(attributeOf).join(''),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none"><rect width="${width}" height="${height}"${attributeOf('fill-paper-deep')}/>${colored}</svg>\n`
}

/** ` fill="#fffdf9"` for `fill-card`; throws for a class that is no color of a fill or stroke. */
function attributeOf(name: string): string {
  const [, kind, token] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
  const color = colors.get(token)
  if (!kind || !color) throw new Error(`A picture uses the class ${name}, which names no color.`)
  return ` ${kind}="${color}"`
}
