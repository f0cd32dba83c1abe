import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const week = 7 * 24 * 60 * 60_000
/** Where many builds come a day, as where the product is made, no more of them are kept than that. */
const mostBuilds = 3

/**
 * Keeps the hashed files that a new build has no more, so that who has a page open over a release goes on:
 * for a week after they were replaced, which is what the time of such a file says.
 * @param replaced the folder of the site that is replaced; what is kept is moved out of it
 * @param fresh the folder of the new site
 * @param earlier where the files of earlier builds are
 */
export async function keepAssets(replaced: string, fresh: string, earlier: string, now: Date) {
  const current = new Set(await assetsIn(fresh))
  for (const name of await assetsIn(replaced)) {
    if (current.has(name)) continue
    const kept = join(earlier, name)
    await mkdir(dirname(kept), { recursive: true })
    await rename(join(replaced, name), kept)
    await utimes(kept, now, now)
  }
  const kept = await Promise.all(
    (await assetsIn(earlier)).map(async (name) => {
      const { mtimeMs } = await stat(join(earlier, name))
      return { name, since: mtimeMs }
    }),
  )
  const builds = [...new Set(kept.map(({ since }) => since))].toSorted((a, b) => b - a)
  const oldest = Math.max(builds[mostBuilds - 1] ?? 0, now.getTime() - week)
  for (const { name, since } of kept) {
    if (since < oldest || current.has(name)) await rm(join(earlier, name))
  }
}

/** The hashed files of a site, as paths in its folder. */
async function assetsIn(site: string): Promise<string[]> {
  const folder = join(site, 'assets')
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)))
}
