import { inflateSync } from 'node:zlib'

type Objects = Map<string, string>

/** The text of a PDF as our renderer writes it: page by page, pieces in the order they are drawn. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const names = fontNames(objects)
  return [...objects.values()]
    .filter((body) => /\bTf\b[\s\S]*\bTJ\b/.test(body))
    .map((content) => drawnText(content, names))
    .join('\n')
}

/** The numbered objects, their streams inflated. */
function objectsOf(pdf: Buffer): Objects {
  const source = pdf.toString('latin1')
  const objects: Objects = new Map()
  for (const [whole, id = ''] of source.matchAll(/(?<=^|\n)(\d+) 0 obj\n[\s\S]*?\nendobj/g)) {
    const stream = /stream\n([\s\S]*)\nendstream/.exec(whole)?.[1]
    const inflated =
      stream !== undefined && whole.includes('/FlateDecode')
        ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
        : (stream ?? '')
    objects.set(id, inflated || whole)
  }
  return objects
}

/** For each font name of the pages: what its glyphs mean. */
function fontNames(objects: Objects): Map<string, Map<number, string>> {
  const names = new Map<string, Map<number, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      if (cmap) names.set(name, meanings(objects.get(cmap) ?? ''))
    }
  }
  return names
}

/** A ToUnicode map: ranges that list the text of each glyph. */
function meanings(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  )) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
      glyphs.set(Number.parseInt(first, 16) + index, text)
    }
  }
  return glyphs
}

function drawnText(content: string, names: Map<string, Map<number, string>>): string {
  let glyphs = new Map<number, string>()
  const pieces: string[] = []
  for (const [, font, drawn = ''] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ]+)*)\] TJ/g,
  )) {
    if (font) {
      glyphs = names.get(font) ?? new Map()
      continue
    }
    const codes = [...drawn.matchAll(/<([0-9a-f]*)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )
    pieces.push(codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '').join(''))
  }
  return pieces.join('\n')
}

/** The fonts that a PDF names and does not hold: of what is embedded, six letters and a plus precede the name. */
export const missingFonts = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/BaseFont \/(\S+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^[A-Z]{6}\+/.test(name))

/** The pages of a PDF with the size of each, in whole points. */
export const pdfPages = (pdf: Buffer): { width: number; height: number }[] =>
  [
    ...pdf
      .toString('latin1')
      .matchAll(/\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }))
