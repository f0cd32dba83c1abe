import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { transformSync } from 'esbuild'
import { placeholderOrigin } from '../shared/routes.ts'
import {
  elementsOf,
  inlineScripts,
  inlineStyles,
  type PageElement,
  pathOfPage,
} from './site-html.ts'

/** `dist/site-manifest.json`: what the server must know about each page to send it. */
export type SiteManifest = {
  pages: Record<
    string,
    { file: string; scriptHashes: string[]; styleHashes: string[]; admin: boolean }
  >
  /** The files besides pages that name the public address. */
  addressed: string[]
}

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
const isAdmin = (file: string) => file === 'admin.html'

const minified = (code: string) => transformSync(code, { minify: true }).code.trimEnd()

/** What takes the place of a part of a page, by the offsets of that part in its text. */
type Edit = { from: number; to: number; text: string }

/**
 * The name that Astro gives an island is taken out. Nothing reads it, and it is made from where the checkout
 * lies: with it, the same commit built in two folders had pages of other bytes and of another size.
 */
function withoutIslandName({ name, location }: PageElement): Edit[] {
  const uid = name === 'astro-island' ? location?.attrs?.uid : undefined
  // With the blank before it.
  return uid ? [{ from: uid.startOffset - 1, to: uid.endOffset, text: '' }] : []
}

/** A script that stands in the page is made small; data in a script element has a type. */
function withSmallScript({ name, attributes, text, location }: PageElement): Edit[] {
  const isPlain = name === 'script' && Object.keys(attributes).length === 0
  if (!isPlain || !location?.startTag || !location.endTag) return []
  const { startTag, endTag } = location
  return [{ from: startTag.endOffset, to: endTag.startOffset, text: minified(text) }]
}

/** Returns the page without the names of its islands and with small scripts; all else as it was built. */
export function finishPage(html: string): string {
  return elementsOf(html)
    .flatMap((element) => [...withoutIslandName(element), ...withSmallScript(element)])
    .toSorted((a, b) => b.from - a.from)
    .reduce((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html)
}

/**
 * Finishes the pages in `folder`: takes the names of islands out, makes their scripts small, notes the hashes of scripts and
 * styles, and puts compressed copies beside the files that are sent as they are. What names the public
 * address is not: the server puts it in and compresses.
 * @throws {Error} when a script or style names the address: its name or hash would not fit it.
 */
export async function finishSite(folder: string): Promise<SiteManifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

  const pages: SiteManifest['pages'] = {}
  for (const file of files.filter((name) => extname(name) === '.html')) {
    const built = await readFile(join(folder, file), 'utf8')
    const html = finishPage(built)
    await writeFile(join(folder, file), html)
    const elements = elementsOf(html)
    const [scripts, styles] = [inlineScripts(elements), inlineStyles(elements)]
    if ([...scripts, ...styles].some((text) => text.includes(placeholderOrigin))) {
      throw new Error(`The public address stands in a script or style of ${file}.`)
    }
    pages[pathOfPage(file)] = {
      file,
      scriptHashes: scripts.map(hashOf),
      styleHashes: styles.map(hashOf),
      admin: isAdmin(file),
    }
  }
  // The runtime spreads these over its threads.
  const texts = files.filter((name) => compressible.test(name))
  const named = await Promise.all(
    texts.map(async (file) => ((await compressUnlessAddressed(join(folder, file))) ? [] : [file])),
  )
  const addressed = named.flat().filter((file) => extname(file) !== '.html')
  const fixed = addressed.filter((file) => !/\.(xml|txt)$/.test(file))
  if (fixed.length > 0) throw new Error(`The public address stands in ${fixed.join(', ')}.`)
  return { pages, addressed }
}

/** A text as a page's policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Writes `file`.br and `file`.gz, and returns true; false for one that names the public address. */
async function compressUnlessAddressed(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.includes(placeholderOrigin)) return false
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await writeFile(`${file}.br`, br)
  await writeFile(`${file}.gz`, gz)
  return true
}
