import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** The folder of the built site. */
export const site = join(dist, 'site')

const manifest = z.object({
  pages: z.record(z.string(), z.object({ file: z.string(), admin: z.boolean() })),
})
const { pages } = manifest.parse(
  JSON.parse(await readFile(join(dist, 'site-manifest.json'), 'utf8')),
)

/** The paths that a command names, or of every page of the built site that a visitor may be sent. */
export function wantedPages(): string[] {
  const named = process.argv.slice(2)
  const every = Object.keys(pages).filter(
    (path) => !pages[path]?.admin && !/404|not-found|answer-frame/.test(path),
  )
  return named.length > 0 ? named : every
}

/**
 * The file of a page in {@link site}.
 * @throws {Error} when the build has no such page.
 */
export function fileOf(path: string): string {
  const file = pages[path]?.file
  if (!file) throw new Error(`The build has no page ${path}.`)
  return join(site, file)
}
