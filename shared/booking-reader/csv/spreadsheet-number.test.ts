import { expect, test } from 'vitest'
import { readPhoneCell } from './spreadsheet-number.ts'

test.each([
  '4.91512E+12',
  '4,91512E+12',
  '4.91512e12',
  '4.9E+011',
  '-4.91512E+12',
  '5E+11',
  ' 4.91512E+12 ',
])('%s is a number that a spreadsheet has shortened', (cell) => {
  expect(readPhoneCell(cell)).toEqual({
    phone: null,
    problem: `Excel has shortened this number to “${cell.trim()}”: its last digits are lost, and it is left out.`,
  })
})

test.each(['#NAME?', '#ERROR!', '#N/A', '#WERT!', '#¿NOMBRE?', '#####'])(
  '%s is an error',
  (cell) => {
    expect(readPhoneCell(cell)).toEqual({
      phone: null,
      problem: `“${cell}” is an error of the spreadsheet, and is left out.`,
    })
  },
)

test.each([
  ['+49 151 2345678', '+49 151 2345678'],
  ['4915123456789', '4915123456789'],
  ['4915123456789.0', '4915123456789'],
  ['030 1234-0', '030 1234-0'],
  ['030.1234.0', '030.1234.0'],
  ['1.200', '1.200'],
  ['#204', '#204'],
  ['+1 312 555 0110 ext. 204', '+1 312 555 0110 ext. 204'],
  ['12E4', '12E4'],
  ['', null],
  ['  ', null],
])('%j is %j', (cell, phone) => {
  expect(readPhoneCell(cell)).toEqual({ phone, problem: null })
})
