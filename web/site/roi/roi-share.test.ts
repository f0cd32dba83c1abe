import { expect, test } from 'vitest'
import { searchWith, shareUrl } from './roi-share.tsx'

const inputs = { employees: 12, hoursPerWeek: 9, hourlyRate: 38 }
const none = { employees: 0, hoursPerWeek: 0, hourlyRate: 0 }

test.each([
  ['', inputs, '?employees=12&hours=9&rate=38'],
  ['?utm_source=mail&rate=5', inputs, '?utm_source=mail&employees=12&hours=9&rate=38'],
  ['?employees=3&hours=4', none, ''],
  ['?ref=a&employees=3', { ...none, hourlyRate: 7 }, '?ref=a&rate=7'],
])('%s keeps what is not the calculator’s', (search, typed, expected) => {
  expect(searchWith(search, typed)).toBe(expected)
})

test('a shared address leads to the calculator’s own page', () => {
  expect(shareUrl('https://example.com', inputs)).toBe(
    'https://example.com/roi-calculator?employees=12&hours=9&rate=38',
  )
})
