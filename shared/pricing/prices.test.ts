import { expect, test } from 'vitest'
import { annualPrice, shownMonthlyPrice, truncateDescription } from './prices.ts'

test.each([
  // monthly, shown per month with annual billing, paid for the year
  [299, 254, 3_050],
  [599, 509, 6_110],
  [999, 849, 10_190],
  [3_500, 2_975, 35_700],
  [5_990, 5_092, 61_098],
])('$%d a month is $%d with annual billing', (monthly, perMonth, perYear) => {
  expect(shownMonthlyPrice(monthly, 'annual')).toBe(perMonth)
  expect(shownMonthlyPrice(monthly, 'monthly')).toBe(monthly)
  expect(annualPrice(monthly)).toBe(perYear)
})

test('a custom plan has no price', () => {
  expect(shownMonthlyPrice(null, 'annual')).toBeNull()
  expect(shownMonthlyPrice(null, 'monthly')).toBeNull()
})

const eighty = 'a'.repeat(80)

test.each([
  ['', ''],
  ['short', 'short'],
  [eighty, eighty],
  [`${eighty}b`, `${eighty}…`],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}…`],
  ['🧵'.repeat(80), '🧵'.repeat(80)],
  ['🧵'.repeat(81), `${'🧵'.repeat(80)}…`],
])('%j becomes %j', (text, shown) => {
  expect(truncateDescription(text)).toBe(shown)
})
