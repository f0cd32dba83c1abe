import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './keep-assets.ts'

const day = 24 * 60 * 60_000
const begun = Date.parse('2026-03-02T10:00:00Z')

let folder: string
let builds = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomwork-assets-'))
  builds = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a site of these files over the one before, so many days on; returns what is kept of earlier ones. */
async function build(names: string[], days: number): Promise<string[]> {
  const site = (number: number) => join(folder, `site-${number}`)
  const earlier = join(folder, 'earlier')
  builds += 1
  const assets = join(site(builds), 'assets')
  mkdirSync(join(assets, 'pictures'), { recursive: true })
  for (const name of names) writeFileSync(join(assets, name), name)
  await keepAssets(site(builds - 1), site(builds), earlier, new Date(begun + days * day))
  mkdirSync(join(earlier, 'assets'), { recursive: true })
  return readdirSync(join(earlier, 'assets'), { recursive: true }).map(String).toSorted()
}

test('a hashed file is kept for a week after a build without it', async () => {
  expect(await build(['a.1.js', 'pictures/b.1.svg'], 0)).toEqual([])
  expect(await build(['a.1.js'], 30)).toEqual(['pictures', 'pictures/b.1.svg'])
  expect(await build(['a.2.js'], 36)).toEqual(['a.1.js', 'pictures', 'pictures/b.1.svg'])
  expect(await build(['a.2.js'], 38)).toEqual(['a.1.js', 'pictures'])
  expect(await build(['a.2.js'], 50)).toEqual(['pictures'])
})

test('of many builds in a week the files of the last three are kept', async () => {
  for (let n = 0; n < 6; n += 1) await build([`a.${n}.js`], n / 10)
  expect(await build(['a.6.js'], 0.6)).toEqual(['a.3.js', 'a.4.js', 'a.5.js'])
})

test('a file that comes back is no earlier one any more', async () => {
  await build(['a.1.js'], 0)
  expect(await build(['a.2.js'], 1)).toEqual(['a.1.js'])
  expect(await build(['a.1.js'], 2)).toEqual(['a.2.js'])
  expect(await build(['a.3.js'], 7.5)).toEqual(['a.1.js', 'a.2.js'])
})
