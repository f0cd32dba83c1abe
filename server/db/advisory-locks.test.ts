import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advisoryLocks } from './advisory-locks.ts'

const numbers = Object.values(advisoryLocks)
const table = 'server/db/advisory-locks.ts'
const sources = globSync('{server,shared,tooling,bench,tests}/**/*.{ts,tsx}').filter(
  (file) => file !== table && !file.endsWith('.test.ts'),
)

test('no two advisory locks are the same', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock is taken by its name in the table', () => {
  const taken = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const digits = source.replaceAll('_', '')
    expect(
      numbers.filter((number) => digits.includes(String(number))),
      file,
    ).toEqual([])
    return [...source.matchAll(/pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\(([^)]*)\)/g)].map(
      ([, lock]) => lock,
    )
  })
  expect(taken.length).toBeGreaterThanOrEqual(numbers.length)
  for (const lock of taken)
    expect(lock).toMatch(/^\$(?:1|\{advisoryLocks\.\w+\}(?:::int, hashtext\(.*)?)$/)
})
