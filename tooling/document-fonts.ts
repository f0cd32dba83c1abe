/**
 * Cuts the brand font into the files that PDF documents embed (fixed weights, as PDF needs them) and
 * writes them to `server/documents/fonts`. `node tooling/document-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const weights = { regular: 400, bold: 700 }
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** The files of the source, and what each is cut to; one file holds at most one of its ranges. */
const cuts = [
  {
    name: 'latin',
    text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”‚„•…‹›→€™−ıŒœ`,
  },
  { name: 'latin-ext', text: `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẀẁẂẃẅẞ₤₺₽` },
  { name: 'vietnamese', text: `${range(0x1ea0, 0x1ef9)}ĂăĐđĨĩŨũƠơƯư₫` },
]

for (const { name, text } of cuts) {
  const source = import.meta.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${name}-opsz-normal.woff2`,
  )
  for (const [style, wght] of Object.entries(weights)) {
    const font = await subsetFont(await readFile(new URL(source)), text, {
      targetFormat: 'sfnt',
      noHinting: true,
      variationAxes: { opsz: 14, wght },
    })
    const target = new URL(`../server/documents/fonts/brand-${name}-${style}.ttf`, import.meta.url)
    await writeFile(fileURLToPath(target), font)
    console.log(`brand-${name}-${style}.ttf: ${font.length} bytes`)
  }
}
