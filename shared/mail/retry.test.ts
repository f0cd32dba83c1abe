import { expect, test } from 'vitest'
import { nextAttempt, triedFor } from './retry.ts'

const start = new Date('2026-06-01T09:00:00.000Z')
const giveUpAt = new Date(start.getTime() + triedFor)
const minutes = (from: Date, to: Date | null) => to && (to.getTime() - from.getTime()) / 60_000

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [8, 120],
  [9, 180],
  [30, 180],
])('after %i attempts the next is %i minutes later', (attempts, expected) => {
  expect(minutes(start, nextAttempt(attempts, start, giveUpAt))).toBe(expected)
})

test('a server that refuses all day is tried some fifteen times, the last time within 24 hours', () => {
  const tried = [start]
  for (;;) {
    const last = tried.at(-1) ?? start
    const next = nextAttempt(tried.length, last, giveUpAt)
    if (!next) break
    tried.push(next)
  }
  expect(tried.length).toBeGreaterThan(10)
  expect(tried.length).toBeLessThan(20)
  expect(tried.at(-1)?.getTime()).toBeGreaterThan(giveUpAt.getTime() - 4 * 60 * 60_000)
})
