import { brand } from '#content/brand.ts'
import { sharePictureSize } from '#web/site/head/page-meta.ts'
import { clothPicture } from './cloth.ts'
import { fitLines } from './fit-lines.ts'
import type { Outlines } from './outlined-text.ts'

export type SharePicture = {
  /** The page's path; it decides the cloth, so that no two look alike. */
  path: string
  title: string
}

type Firm = { name: string; tagline: string; logo: string; outlines: Outlines }

const { width, height } = sharePictureSize
const margin = 72
const { paper, ink, inkFaint } = brand.colors

/** Cloth from here to the right edge. */
const clothFrom = 794
const titleBox = { sizes: [108, 96, 86, 76, 66, 56], maxLines: 3, width: 690 }

/** The picture of one page, 1200 × 630: the firm's logo, the page's title, and its cloth. */
export function drawSharePicture({ path, title }: SharePicture, firm: Firm): string {
  const { size, lines } = fitLines(title, titleBox, firm.outlines.widthOf)
  const lineHeight = size * 1.04
  const firstBaseline = height - margin - 74 - (lines.length - 1) * lineHeight
  const text = [
    firm.outlines.draw(firm.name, { x: margin + 76, y: 116, size: 44 }),
    ...lines.map((line, index) =>
      firm.outlines.draw(line, { x: margin, y: firstBaseline + index * lineHeight, size }),
    ),
    `<g fill="${inkFaint}">${firm.outlines.draw(firm.tagline, { x: margin, y: height - margin, size: 27 })}</g>`,
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    clothPicture(path, { x: clothFrom, width: width - clothFrom, height }),
    firm.logo.replace('<svg ', `<svg x="${margin}" y="70" width="60" height="60" `),
    `<g fill="${ink}">${text.join('')}</g>`,
    '</svg>',
  ].join('')
}
