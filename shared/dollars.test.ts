import { expect, test } from 'vitest'
import { compactDollars, formatDollars } from './dollars.ts'

test.each([
  [0, '$0', '$0'],
  [299, '$299', '$299'],
  [6_000, '$6,000', '$6K'],
  [1_946_880, '$1,946,880', '$1.9M'],
  [-500, '−$500', '−$500'],
])('%d dollars are %s, in short %s', (dollars, long, short) => {
  expect(formatDollars(dollars)).toBe(long)
  expect(compactDollars(dollars)).toBe(short)
})
