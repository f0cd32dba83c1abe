/**
 * Bundles the server into `dist/server`, if what is there is not current. `node tooling/build-server.ts`
 * does it alone, in a second; the build does it with the site.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeEmptyDatabase } from './empty-database.ts'
import { isCurrent, root, serverBuild, stampOf } from './fingerprint.ts'

const target = join(root, 'dist/server')

/** The old bundle stays in place until the new one is whole. */
export async function buildServer({ force = false } = {}): Promise<void> {
  await makeEmptyDatabase()
  if (!force && isCurrent(serverBuild)) return
  const stamp = stampOf(serverBuild)
  // What only a build needs is not read by the starts that need none.
  const { bundleServer } = await import('./bundle-server.ts')
  const work = join(root, `dist/.bundling-${process.pid}`)
  await bundleServer(root, join(work, 'server'))
  await writeFile(join(work, 'server/build.json'), stamp)
  await mkdir(target, { recursive: true })
  await rename(target, join(work, 'old'))
  await rename(join(work, 'server'), target)
  await rm(work, { recursive: true })
}

if (import.meta.main) await buildServer()
