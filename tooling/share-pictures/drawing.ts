import { brand } from '#content/brand.ts'
import { sharePictureSize } from '#web/site/head/page-meta.ts'
import { crossings, threadPath } from '#web/site/illustrations/weave.ts'
import { fitLines } from './fit-lines.ts'
import type { Outlines } from './outlined-text.ts'

export type SharePicture = {
  /** The page's path; it decides the way the thread takes, so that no two sections look alike. */
  path: string
  title: string
}

type Firm = { name: string; tagline: string; mark: string; outlines: Outlines }

const { width, height } = sharePictureSize
const margin = 72
const { paper, ink, inkFaint, thread } = brand.colors

const warp = Array.from({ length: 12 }, (_, index) => 812 + index * 28)
const heights = [120, 220, 320, 420, 520]
const titleBox = { sizes: [108, 96, 86, 76, 66, 56], maxLines: 3, width: 690 }

/** The picture of one page, 1200 × 630: the firm's mark, the page's title, and a thread through the warp. */
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
    cloth(path),
    firm.mark.replace('<svg ', `<svg x="${margin}" y="70" width="60" height="60" `),
    `<g fill="${ink}">${text.join('')}</g>`,
    '</svg>',
  ].join('')
}

function cloth(path: string): string {
  const letters = [...path].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7)
  const start = letters % heights.length
  const turn = 1 + (Math.floor(letters / heights.length) % (heights.length - 1))
  const from = { x: 760, y: heights[start] ?? 0 }
  const to = { x: width, y: heights[(start + turn) % heights.length] ?? 0 }
  const way = threadPath(from, to)
  const over = crossings(from, to, warp, 0).map(
    ({ x, y }) =>
      `<path d="M${x} ${y - 20}v40" stroke="${paper}" stroke-width="12"/><path d="M${x} ${y - 24}v48" stroke="${inkFaint}" stroke-width="1.5"/>`,
  )
  return [
    '<g fill="none">',
    ...warp.map((x) => `<path d="M${x} 0V${height}" stroke="${inkFaint}" stroke-width="1.5"/>`),
    `<path d="${way}" stroke="${paper}" stroke-width="26"/>`,
    `<path d="${way}" stroke="${thread}" stroke-width="12" stroke-linecap="round"/>`,
    ...over,
    '</g>',
  ].join('')
}
