import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { entryOf, missingBuilds } from './lockfile.ts'

describe('the lockfile', () => {
  const lockfile = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  )

  test('describes the builds for every platform, or `npm ci` would refuse it', () => {
    expect(missingBuilds(lockfile), 'run `node tooling/lockfile.ts`').toEqual([])
  })

  test('names no registry', () => {
    expect(JSON.stringify(lockfile)).not.toContain('"resolved"')
  })
})

test('a build that a nested package can reach is not missing', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '2.0.0' } },
    'node_modules/b': {},
    'node_modules/d/node_modules/e': { optionalDependencies: { f: '1.0.0' } },
    'node_modules/d/node_modules/f': {},
  }
  expect(missingBuilds({ packages })).toEqual([['c', '2.0.0']])
})

test.each([
  ['@a/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@a/b-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@a/b-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@a/b-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s tells its platform', (name, platform) => {
  expect(entryOf(name, '1.2.3')).toEqual({ version: '1.2.3', optional: true, ...platform })
})

test.each([
  ['@a/b-linux-arm64-musl', '^1.0.0'],
  ['@a/b', '1.0.0'],
])('%s at %s can not be described', (name, version) => {
  expect(() => entryOf(name, version)).toThrow(name)
})
