import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import type { CanDraw } from './printable-text.ts'

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}.woff`, import.meta.url))

/** Where the characters of a text are looked for, in this order; README.md beside the files. */
const families = [
  { family: 'Brand Latin', regular: 'brand-latin-regular', bold: 'brand-latin-bold' },
  { family: 'Brand Latin Ext', regular: 'brand-latin-ext-regular', bold: 'brand-latin-ext-bold' },
  { family: 'Brand Viet', regular: 'brand-vietnamese-regular', bold: 'brand-vietnamese-bold' },
  { family: 'Cyrillic', regular: 'noto-sans-cyrillic-400-normal' },
  { family: 'Cyrillic Ext', regular: 'noto-sans-cyrillic-ext-400-normal' },
  { family: 'Greek', regular: 'noto-sans-greek-400-normal' },
  { family: 'Hebrew', regular: 'noto-sans-hebrew-hebrew-400-normal' },
  { family: 'Arabic', regular: 'ibm-plex-sans-arabic-arabic-400-normal' },
  { family: 'Emoji', regular: 'noto-emoji-emoji-400-normal' },
]

/** For `fontFamily` of every document. */
export const fontStack = families.map(({ family }) => family)

/** A piece of a word that fits any column; longer words are broken into such pieces. */
const longestPiece = 12
const longWord = 28
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Breaks nothing but words that could be wider than a column, such as an address or a key. */
function breakLongWord(word: string): string[] {
  if (word.length <= longWord) return [word]
  const parts = [...graphemes.segment(word)].map(({ segment }) => segment)
  const pieces = Math.ceil(parts.length / longestPiece)
  return Array.from({ length: pieces }, (_, index) =>
    parts.slice(index * longestPiece, (index + 1) * longestPiece).join(''),
  )
}

/** Reads the embedded fonts and answers which characters they have between them. */
export async function loadFonts(): Promise<CanDraw> {
  for (const { family, regular, bold } of families) {
    const fonts = [{ src: file(regular), fontWeight: 400 }]
    if (bold) fonts.push({ src: file(bold), fontWeight: 700 })
    Font.register({ family, fonts })
    for (const { fontWeight } of fonts) align(await load(family, fontWeight), family, fontWeight)
  }
  Font.registerHyphenationCallback(breakLongWord)
  const loaded = await Promise.all(fontStack.map((family) => load(family, 400)))
  return (codePoint) => loaded.some((font) => font.hasGlyphForCodePoint(codePoint))
}

async function load(fontFamily: string, fontWeight: number) {
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight })?.data
  if (!font) throw new Error(`The font ${fontFamily} could not be read.`)
  return font
}

/** Above and below the base line, in parts of the font size: the brand font's. */
const metrics = { ascent: 0.93, descent: -0.27, lineGap: 0 }

/**
 * Gives a font a name of its own and the line box of all others. Cuts of one family carry the same
 * name, and the PDF writer, which tells fonts apart by name, would embed one anew for each piece of
 * text; and a line with a taller font would sink into the next.
 */
function align(font: Awaited<ReturnType<typeof load>>, family: string, weight: number): void {
  const set = (name: string, value: unknown) => Object.defineProperty(font, name, { value })
  set('postscriptName', `${family.replaceAll(' ', '')}-${weight}`)
  for (const [name, part] of Object.entries(metrics)) set(name, part * font.unitsPerEm)
}
