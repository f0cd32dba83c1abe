import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A hash of these files and folders with all they hold, relative to the project's root; tests are left out. */
export async function fingerprint(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await filesUnder(root, input)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** The files at or under `path`, relative to `root`, in a fixed order. */
async function filesUnder(root: string, path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
