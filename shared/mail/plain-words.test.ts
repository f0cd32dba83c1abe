import { expect, test } from 'vitest'
import { breakEncodedWords, greetingName } from './plain-words.ts'

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

test.each([
  ['=?utf-8?q?Your=20bank?=', '= ?utf-8?q?Your=20bank?='],
  ['=?UTF-8?B?WW91ciBiYW5r?=', '= ?UTF-8?B?WW91ciBiYW5r?='],
  ['=?iso-8859-1*en?Q?a?=', '= ?iso-8859-1*en?Q?a?='],
  ['Ada =?utf-8?q?a?= =?utf-8?q?b?=', 'Ada = ?utf-8?q?a?= = ?utf-8?q?b?='],
  ['x=?utf-8?b??=', 'x= ?utf-8?b??='],
  ['==?=?utf-8?q?a?=', '==?= ?utf-8?q?a?='],
])('%s is no encoded word any more', (text, broken) => {
  expect(breakEncodedWords(text)).toBe(broken)
})

test.each([
  'Ada Lovelace',
  'What is 1+1=?',
  'a=?b',
  '=?',
  '?utf-8?q?',
  'x == ? y',
  'Zoë =? Ünal',
  '',
])('%j stays as it is', (text) => {
  expect(breakEncodedWords(text)).toBe(text)
})
