import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { folders } from '../folders.ts'
import type { CanDraw } from './printable-text.ts'

const file = (name: string) => join(folders.fonts, `${name}.ttf`)

/** A family of fonts: its name in styles, and the files of its cuts. */
type Family = { family: string; regular: string; bold?: string }

const brandLatin: Family = {
  family: 'Brand Latin',
  regular: 'brand-latin-regular',
  bold: 'brand-latin-bold',
}

/** Where the characters of a text are looked for, in this order; README.md beside the files. */
const families: Family[] = [
  brandLatin,
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

/**
 * Where the renderer goes by itself for what no font of a text has, such as the end of a line. Its own
 * Helvetica is not embedded, so a reader's machine would have to have it.
 */
const fallback = { ...brandLatin, family: 'Helvetica' }

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

/**
 * Registers the embedded fonts anew and returns which characters they have between them. Called for
 * every document: a font that is read (fontkit 2.0.4) keeps each glyph with the characters it was
 * first asked for, none where it was a part of another, as the dot is of the colon; the next document
 * would then lose its dots. The documents are drawn one after the other, so none loses its fonts.
 */
export async function loadFonts(): Promise<CanDraw> {
  Font.clear()
  Font.registerHyphenationCallback(breakLongWord)
  const cuts = [...families, fallback].flatMap(({ family, regular, bold }) => [
    { family, name: regular, fontWeight: 400 },
    ...(bold ? [{ family, name: bold, fontWeight: 700 }] : []),
  ])
  for (const { family, name, fontWeight } of cuts) {
    Font.register({ family, fonts: [{ src: file(name), fontWeight }] })
  }
  const loaded = await Promise.all(
    cuts.map(async ({ family, name, fontWeight }) => {
      const font = await load(family, fontWeight)
      align(font, name)
      return font
    }),
  )
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
 * Gives a font its file's name and the line box of all others. Cuts of one family carry the same
 * name, and the PDF writer, which tells fonts apart by name, would embed one anew for each piece of
 * text; and a line with a taller font would sink into the next.
 */
function align(font: Awaited<ReturnType<typeof load>>, name: string): void {
  const set = (property: string, value: unknown) => Object.defineProperty(font, property, { value })
  set('postscriptName', name)
  for (const [metric, part] of Object.entries(metrics)) set(metric, part * font.unitsPerEm)
}
