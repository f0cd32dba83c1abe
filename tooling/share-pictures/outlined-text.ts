import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'

/** The brand font's outlines at its boldest, its default. Text drawn of them needs no font to be shown. */
export type Outlines = {
  /** The width of `text` at `size` pixels. */
  widthOf: (text: string, size: number) => number
  /** `text` as SVG, its baseline beginning at `x`, `y`. */
  draw: (text: string, at: { x: number; y: number; size: number }) => string
}

/** Letters stand this much of their size closer together, as in the headings of the site. */
const tracking = -0.025

/** Reads the outlines of a WOFF2 or TrueType file. */
export async function readOutlines(file: URL): Promise<Outlines> {
  const font = create(await readFile(file))
  if (font.isCollection) throw new Error(`${file} holds several fonts.`)

  const glyphsOf = (text: string) => font.glyphsForString(text)
  const step = (advance: number) => advance / font.unitsPerEm + tracking
  const widthOf = (text: string, size: number) =>
    glyphsOf(text).reduce((sum, glyph) => sum + step(glyph.advanceWidth), 0) * size

  return {
    widthOf,
    draw: (text, { x, y, size }) => {
      const scale = size / font.unitsPerEm
      let pen = x
      const letters = glyphsOf(text).map((glyph) => {
        const letter = `<path transform="translate(${round(pen)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
        pen += step(glyph.advanceWidth) * size
        return letter
      })
      return letters.join('')
    },
  }
}

const round = (value: number) => Math.round(value * 100) / 100
