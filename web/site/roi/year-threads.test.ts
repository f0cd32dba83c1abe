import { expect, test } from 'vitest'
import { weeksThatPay, weeksUntilPaid } from './year-threads.ts'

test.each([
  // saved a year, weeks that pay the $6,000, weeks that begin before they are paid
  [0, 0, 52],
  [3_000, 52, 52],
  [6_000, 52, 52],
  [12_000, 26, 26],
  [24_000, 13, 13],
  [624_000, 0.5, 1],
])('$%d a year pay the cost in %d weeks', (annual, weeks, unpaid) => {
  expect(weeksThatPay(annual)).toBe(weeks)
  expect(weeksUntilPaid(annual)).toBe(unpaid)
})
