import { expect, test } from 'vitest'
import { rangeInWords } from './hours-in-words.ts'

test.each([
  ['09:00', '17:00', '9 AM – 5 PM'],
  ['13:15', '17:00', '1:15 – 5:00 PM'],
  ['00:00', '24:00', '12 AM – midnight'],
])('%s to %s reads %s', (from, to, words) => {
  // Thin and unbroken spaces are the platform's to choose.
  expect(rangeInWords({ from, to }).replace(/\s/g, ' ')).toBe(words)
})
