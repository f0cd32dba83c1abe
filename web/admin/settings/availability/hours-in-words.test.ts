import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

test.each([
  [[], ''],
  [[{ from: '09:00', to: '17:00' }], '9 AM – 5 PM'],
  [
    [
      { from: '09:00', to: '12:00' },
      { from: '13:15', to: '17:00' },
    ],
    '9 AM – 12 PM, 1:15 – 5:00 PM',
  ],
  [[{ from: '00:00', to: '24:00' }], '12 AM – midnight'],
])('%j reads %s', (ranges, words) => {
  // Thin and unbroken spaces are the platform's to choose.
  expect(hoursInWords(ranges).replace(/\s/g, ' ')).toBe(words)
})
