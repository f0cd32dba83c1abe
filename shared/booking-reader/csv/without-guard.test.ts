import { expect, test } from 'vitest'
import { withoutGuard } from './without-guard.ts'

test.each([
  ["'+49 151 2345678", '+49 151 2345678'],
  ["'=HYPERLINK(1)", '=HYPERLINK(1)'],
  ["'-5", '-5'],
  ["'@anna", '@anna'],
  ["'0151 2345678", '0151 2345678'],
  ["'(030) 123-456", '(030) 123-456'],
  ['’+49 151 2345678', '+49 151 2345678'],
  ['="+49 151 2345678"', '+49 151 2345678'],
  ['= "007"', '007'],
  ['="Ivo ""the"" Lang"', 'Ivo "the" Lang'],
  ['=“+49 151 2345678”', '+49 151 2345678'],
  ['=„Ivo“', 'Ivo'],
  ['=T("0151 2345678")', '0151 2345678'],
  ['=t( "Ivo Lang" )', 'Ivo Lang'],
  ['=""', ''],
  ['\'="Ivo"', '="Ivo"'],
])('%s is %s', (cell, text) => {
  expect(withoutGuard(cell)).toBe(text)
})

test.each([
  '=HYPERLINK("https://x.example","Ivo")',
  '=A1&"x"',
  '="a"&"b"',
  '=1+2',
  '=T(A1)',
  '=T("a")&"b"',
  '="open',
  "'t Hooft",
  "'s-Gravenhage",
  "O'Neil",
  "'68",
  '+49 151 2345678',
  '"Ivo"',
  ' Ivo ',
  '==',
])('%s stays', (cell) => {
  expect(withoutGuard(cell)).toBe(cell)
})
