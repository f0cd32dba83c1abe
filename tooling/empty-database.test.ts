import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putInPlace } from './empty-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomwork-empty-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A database as a build has made it. */
function made(by: string): string {
  const place = join(folder, by)
  mkdirSync(place)
  writeFileSync(join(place, 'PG_VERSION'), by)
  return place
}

test('of two builds at once the first one has made the database', async () => {
  const place = join(folder, '0.4.0')
  await putInPlace(made('first'), place)
  await putInPlace(made('second'), place)
  expect(readFileSync(join(place, 'PG_VERSION'), 'utf8')).toBe('first')
  expect(readdirSync(folder)).toEqual(['0.4.0'])
})

test('what can not be put in its place for another reason is an error', async () => {
  await expect(putInPlace(made('first'), join(folder, 'nowhere', '0.4.0'))).rejects.toThrow(
    'ENOENT',
  )
})
