import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Dr. J. R. Ångström-O’Neil  ', 'Dr. J. R. Ångström-O’Neil'],
  ['李小龍', '李小龍'],
  ['عمر الخيام', 'عمر الخيام'],
  ['', null],
  ['   ', null],
  ['Win at http://casino', null],
  ['Visit casino.example', null],
  ['www dot', 'www dot'],
  ['WWW.x', null],
  ['Ada ada@example.com', null],
  ['Earn 5000 today', null],
  ['A'.repeat(61), null],
])('%j greets as %j', (name, expected) => {
  expect(greetingName(name)).toBe(expected)
})
