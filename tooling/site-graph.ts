import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { importsOf, moduleEntries, type PageElement } from './site-html.ts'

/** Modules as paths inside the site's folder, without a leading slash. */
export type ReachableModules = { statics: string[]; dynamics: string[] }

/** Every module a page loads when all of it starts (`statics`), and what those may fetch later. */
export async function reachableModules(
  folder: string,
  page: readonly PageElement[],
): Promise<ReachableModules> {
  const statics = new Set<string>()
  const dynamics = new Set<string>()

  const visit = async (path: string, seen: Set<string>): Promise<void> => {
    if (seen.has(path) || statics.has(path)) return
    seen.add(path)
    const imports = importsOf(await readFile(join(folder, path), 'utf8'))
    const resolve = (to: string) =>
      to.startsWith('/') ? to.slice(1) : posix.join(posix.dirname(path), to)
    for (const next of imports.statics) await visit(resolve(next), seen)
    for (const next of imports.dynamics) await visit(resolve(next), dynamics)
  }

  for (const entry of moduleEntries(page)) {
    if (/^https?:/.test(entry)) throw new Error(`A page starts a remote script: ${entry}`)
    await visit(entry.replace(/^\.?\//, ''), statics)
  }
  return { statics: [...statics], dynamics: [...dynamics].filter((path) => !statics.has(path)) }
}
