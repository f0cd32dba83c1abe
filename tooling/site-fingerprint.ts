import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything the built pages are made from, relative to the project's root. */
const inputs = [
  'web',
  'content',
  'shared',
  'tooling/build.ts',
  'tooling/share-pictures',
  'tooling/site-finish.ts',
  'tooling/site-html.ts',
  'astro.config.ts',
  'package-lock.json',
]

/** A hash of every input and of the public address, the one setting baked into the pages. */
export async function siteFingerprint(root: string, publicUrl: string): Promise<string> {
  const hash = createHash('sha256').update(`${publicUrl}\0`)
  for (const input of inputs) {
    for (const file of await filesUnder(root, input)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** The files at or under `path`, relative to `root`, in a fixed order; tests are no part of a page. */
async function filesUnder(root: string, path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
