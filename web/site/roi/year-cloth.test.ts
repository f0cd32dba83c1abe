import { expect, test } from 'vitest'
import { weeksThatPay, yearThreads } from './year-cloth.ts'

test.each([
  // saved a year, weeks that pay the $6,000, threads that are red from top to bottom
  [0, 0, 0],
  [3_000, 52, 0],
  [6_000, 52, 0],
  [12_000, 26, 26],
  [24_000, 13, 39],
  [624_000, 0.5, 51],
])('$%d a year pay the cost in %d weeks', (annual, weeks, gained) => {
  expect(weeksThatPay(annual)).toBe(weeks)
  const threads = yearThreads(annual)
  expect(threads).toHaveLength(annual === 0 ? 0 : 52)
  expect(threads.filter(({ taken }) => taken === 1)).toHaveLength(gained)
})

test('the week in which the cost is paid changes hands in its midst', () => {
  expect(yearThreads(624_000)[0]?.taken).toBe(0.5)
})
