import { expect, test } from 'vitest'
import { isBlank, oneLine } from './blank.ts'

test.each([
  '',
  ' \t\n',
  '\u200b',
  '\u200b\u200c\u200d \u2060',
  '\ufeff',
  '\u00ad',
  '\u200e\u200f\u2066\u2069',
  '\u3164\u115f\uffa0',
  '\u2800',
  '\ufe0f',
  '\u0007\u009f',
])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each([
  'Ana',
  '\u200bAna\u200b',
  '.',
  '佐藤',
  // A joiner and a non-joiner belong to names of Persian and of Indian scripts.
  'علی\u200cرضا',
  'क्\u200dष',
  '👩\u200d💻',
])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each([
  ['Anna\nMeister', 'Anna Meister'],
  ['Anna\r\n\tMeister\v', 'Anna Meister'],
  ['\u200b', ''],
  ['Anna  von\u00a0Meister', 'Anna von Meister'],
])('%j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
