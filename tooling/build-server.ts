/**
 * Bundles the server into `dist/server`, if what is there is not current. `node tooling/build-server.ts`
 * does it alone, in a second; the build does it with the site.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint } from './fingerprint.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const target = join(root, 'dist/server')
const stampFile = 'build.json'

/** Everything the server is made from, relative to the project's root. */
const inputs = [
  'server',
  'shared',
  'content',
  'web',
  'tooling/build-server.ts',
  'tooling/bundle-server.ts',
  'package.json',
  'package-lock.json',
]

/** The old bundle stays in place until the new one is whole. */
export async function buildServer({ force = false } = {}): Promise<void> {
  const stamp = JSON.stringify({ fingerprint: await fingerprint(root, inputs) })
  const built = await readFile(join(target, stampFile), 'utf8').catch(() => '')
  if (built === stamp && !force) return
  // What only a build needs is not read by the starts that need none.
  const { bundleServer } = await import('./bundle-server.ts')
  const work = join(root, `dist/.bundling-${process.pid}`)
  await bundleServer(root, join(work, 'server'))
  await writeFile(join(work, 'server', stampFile), stamp)
  await mkdir(target, { recursive: true })
  await rename(target, join(work, 'old'))
  await rename(join(work, 'server'), target)
  await rm(work, { recursive: true })
}

if (import.meta.main) await buildServer()
