import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        inBundle: z.boolean().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')))

/** The folders in which Node would look for a dependency of the package at `path`, nearest first. */
function* foldersAbove(path: string) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}${at && '/'}node_modules/`
    if (!at) return
  }
}

// A registry without some builds makes npm leave them out, without their hash or altogether:
// then choose the newest version whose builds it has.
describe('the lockfile', () => {
  test('has the hash of every package; one that comes inside another is in its hash', () => {
    const bare = Object.entries(lockfile.packages).filter(
      ([path, { integrity, inBundle }]) => path && !integrity && !inBundle,
    )
    expect(bare.map(([path]) => path)).toEqual([])
  })

  test('describes the builds for every platform, or `npm ci` would refuse it there', () => {
    const { packages } = lockfile
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => ![...foldersAbove(path)].some((folder) => packages[folder + name]),
      ),
    )
    expect(missing).toEqual([])
  })

  test('names no registry', () => {
    const resolved = Object.values(lockfile.packages).flatMap(({ resolved }) => resolved ?? [])
    expect(resolved).toEqual([])
  })
})
