import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineScripts, inlineStyles, pathOfPage } from './site-html.ts'

/** `dist/site-manifest.json`: what the server must know about each page to send it. */
export type SiteManifest = {
  pages: Record<
    string,
    { file: string; scriptHashes: string[]; styleHashes: string[]; admin: boolean }
  >
}

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
const isAdmin = (file: string) => file === 'admin.html'

/** Finishes the pages in `folder`: notes the hashes of their scripts and styles, puts compressed copies beside them. */
export async function finishSite(folder: string): Promise<SiteManifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

  const pages: SiteManifest['pages'] = {}
  for (const file of files.filter((name) => extname(name) === '.html')) {
    const html = await readFile(join(folder, file), 'utf8')
    pages[pathOfPage(file)] = {
      file,
      scriptHashes: inlineScripts(html).map(hashOf),
      styleHashes: inlineStyles(html).map(hashOf),
      admin: isAdmin(file),
    }
  }
  // The runtime spreads these over its threads.
  await Promise.all(
    files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
  )
  return { pages }
}

/** A text as a page's policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Writes `file`.br and `file`.gz. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await writeFile(`${file}.br`, br)
  await writeFile(`${file}.gz`, gz)
}
