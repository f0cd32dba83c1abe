import { expect, test } from 'vitest'
import { dayHeading } from './history-days.ts'

const now = new Date(2026, 2, 1, 0, 30).getTime()

test.each([
  ['Today', new Date(2026, 2, 1, 0, 5)],
  ['Yesterday', new Date(2026, 1, 28, 23, 59)],
  ['Friday, February 27', new Date(2026, 1, 27, 12)],
  ['Wednesday, December 31, 2025', new Date(2025, 11, 31, 12)],
])('%s', (heading, at) => {
  expect(dayHeading(at.getTime(), now)).toBe(heading)
})
