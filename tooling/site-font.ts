/**
 * Cuts the brand font down to what the product can show, and writes `web/ui/font/brand.woff2` for text
 * and `headline.woff2` for headlines. Run it again after changing a character set:
 * `node tooling/site-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const source = new URL(
  import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  ),
)

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const beyondAscii = '\u00a0©®·×÷°±éèêëáàâäãåçíìîïñóòôöõúùûüÉÁÖÜÄßøØæ–—‘’“”•…→←↗€£™−'

// The optical size is pinned between text and display: one cut serves both at half the weight.
await cut('brand', printableAscii.join('') + beyondAscii, 35 * 1024, {
  variationAxes: { opsz: 24, wght: { min: 400, max: 700 } },
  // No alternates that no style asks for; and one kerning for all weights, a fifth of the file less.
  keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
})
// Headlines and large figures have the narrow forms of the largest size, one weight, and no letters with
// accents: small enough to be there at the first paint. What it lacks is shown in its fallback.
await cut(
  'headline',
  `${printableAscii.join('').replace(/["#*<=>@[\\\]^_`{|}~]/g, '')}’‘“”–—•×−\u2007`,
  10 * 1024,
  {
    variationAxes: { opsz: 96, wght: 700 },
    keepFeatures: ['kern', 'tnum'],
  },
)

/** Writes `web/ui/font/<name>.woff2` with these characters; throws when it is larger than `limit` bytes. */
async function cut(
  name: string,
  characters: string,
  limit: number,
  options: Parameters<typeof subsetFont>[2],
) {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['GDEF'],
    ...options,
  })
  if (font.length > limit)
    throw new Error(`${name} is ${font.length} bytes; the limit is ${limit}.`)
  await writeFile(fileURLToPath(new URL(`../web/ui/font/${name}.woff2`, import.meta.url)), font)
  console.log(`${name}.woff2: ${font.length} bytes`)
}
