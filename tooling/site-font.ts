/**
 * Cuts the brand font down to what the product can show, and writes `web/ui/font/brand.woff2`.
 * Run it again after changing the character set: `node tooling/site-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = new URL(
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  ),
)
const target = fileURLToPath(new URL('../web/ui/font/brand.woff2', import.meta.url))
const largest = 35 * 1024

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const beyondAscii = '\u00a0©®·×÷°±éèêëáàâäãåçíìîïñóòôöõúùûüÉÁÖÜÄßøØæ–—‘’“”•…→←↗€£™−'

// The optical size is pinned between text and display: one cut serves both at half the weight.
const font = await subsetFont(await readFile(source), printableAscii.join('') + beyondAscii, {
  targetFormat: 'woff2',
  noHinting: true,
  variationAxes: { opsz: 24, wght: { min: 400, max: 700 } },
  // No alternates that no style asks for; and one kerning for all weights, a fifth of the file less.
  keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
  dropTables: ['GDEF'],
})

if (font.length > largest)
  throw new Error(`The font is ${font.length} bytes; the limit is ${largest}.`)
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)
