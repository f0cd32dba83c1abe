import { expect, test } from 'vitest'
import { overdueBy } from './response-time.ts'

const hours = 60 * 60_000

test.each([
  [0, null],
  [24, null],
  [24.5, 'less than 1 h'],
  [25, '1 h'],
  [47.9, '23 h'],
  [48, '1 d'],
  [24 * 1_235, '1,234 d'],
])('a lead that has waited %d hours is overdue by %s', (waited, late) => {
  expect(overdueBy(0, waited * hours)).toBe(late)
})
