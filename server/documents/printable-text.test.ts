import { expect, test } from 'vitest'
import { directionOf, printableText } from './printable-text.ts'

/** Fonts with Latin, Hebrew and some emoji, as a stand-in for the real ones. */
const canDraw = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint < 0x180) ||
  (codePoint >= 0x590 && codePoint < 0x600) ||
  (codePoint >= 0x1f440 && codePoint < 0x1f500)

test.each([
  ['Weaving & Søn', 'Weaving & Søn', true],
  ['שלום', 'שלום', true],
  ['Zoe\u0308', 'Zoë', true],
  ['one\r\n\ntwo', 'one\n\ntwo', true],
  ['a\u200bb\u00adc\u202ed', 'abcd', true],
  ['Café 🚀 Labs', 'Café Labs', false],
  ['👩‍👩‍👧 Family', '👩 👩 👧 Family', true],
  ['👍🏽 Yes', '👍 Yes', true],
  ['🫠 Labs', 'Labs', false],
  ['株式会社', '????', false],
  ['नमस्ते', '???', false],
  ['', '', true],
])('%j can be printed as %j', (typed, value, complete) => {
  expect(printableText(typed, canDraw)).toEqual({ value, complete })
})

test('reaches every text of a payload and nothing else', () => {
  const payload = { name: 'A🚀', hours: 2.5, deep: [{ note: '漢' }, 'fine'], none: null }
  expect(printableText(payload, canDraw)).toEqual({
    value: { name: 'A', hours: 2.5, deep: [{ note: '?' }, 'fine'], none: null },
    complete: false,
  })
})

test.each([
  ['Weaving', 'ltr'],
  ['', 'ltr'],
  ['12 %', 'ltr'],
  ['שלום world', 'rtl'],
  ['(12) نقوم بنسخ', 'rtl'],
  ['Weaving شركة', 'ltr'],
])('%s is read %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
