import { expect, test } from 'vitest'
import { directionOf } from './direction-of.ts'

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
