import { expect, test } from 'vitest'
import { decodeRoiInputs, encodeRoiInputs, parseWhole, roiTextOf, wholeProblem } from './inputs.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['12.9', 12],
  ['012', 12],
  ['12 people', 12],
  ['$45', 45],
  ['1,200', 1_200],
  ['10,000', 10_000],
  ['1 200', 1_200],
  ['12,5', 12],
  ['1.200', 1_200],
  ["1'200", 1_200],
  ['1’200', 1_200],
  ['1\u00a0200', 1_200],
  ['1\u202f200', 1_200],
  ['1\u2009200', 1_200],
  ['12.000', 12_000],
  ['1.200,50', 1_200],
  ['1,200.50', 1_200],
  ['€ 1.200', 1_200],
  ['1.200 people', 1_200],
  ['1 200 people', 1_200],
  ['1,20,000', 50_000],
  ['١٢٠٠', 1_200],
  ['١٬٢٠٠', 1_200],
  ['１２００', 1_200],
  ['US$ 45', 45],
  ['CHF 45.50', 45],
  ['kr 1.200', 1_200],
  ['+45', 45],
  ['45½', 45],
  ['1200', 1_200],
  ['0.500', 0],
  ['12-15', 12],
  ['', 0],
  ['0', 0],
  ['-5', 0],
  ['EUR -5', 0],
  ['frog 5', 0],
  ['abc', 0],
  ['NaN', 0],
  ['Infinity', 0],
  ['99999999999999999999', 50_000],
])('reads %j as %d', (typed, value) => {
  expect(parseWhole(typed, 50_000)).toBe(value)
})

test('an address brings back what was shared', () => {
  const inputs = { employees: 25, hoursPerWeek: 10, hourlyRate: 40 }
  expect(encodeRoiInputs(inputs)).toBe('?employees=25&hours=10&rate=40')
  expect(decodeRoiInputs(encodeRoiInputs(inputs))).toEqual(inputs)
})

test('empty fields stay out of the address', () => {
  const none = { employees: 0, hoursPerWeek: 0, hourlyRate: 0 }
  expect(encodeRoiInputs(none)).toBe('')
  expect(encodeRoiInputs({ ...none, hourlyRate: 40 })).toBe('?rate=40')
  expect(roiTextOf({ ...none, hourlyRate: 40 })).toEqual({
    employees: '',
    hoursPerWeek: '',
    hourlyRate: '40',
  })
})

test.each([
  ['', 0, 0, 0],
  ['?', 0, 0, 0],
  ['?utm_source=mail&employees=7', 7, 0, 0],
  ['?employees=7&employees=9', 7, 0, 0],
  ['?employees=%E0%A4%A&hours=%00&rate=<script>', 0, 0, 0],
  ['?employees=-3&hours=1e9&rate=0x20', 0, 1, 0],
  ['?employees=99999999999&hours=5000&rate=1e400', 1_000_000, 1_000, 1],
  ['?__proto__=1&constructor=2&employees[]=3', 0, 0, 0],
  [`?employees=${'9'.repeat(100_000)}`, 1_000_000, 0, 0],
])('tolerates %.60j', (search, employees, hoursPerWeek, hourlyRate) => {
  expect(decodeRoiInputs(search)).toEqual({ employees, hoursPerWeek, hourlyRate })
})

const below = 'Enter a number from 0 up.'
const none = 'Enter a whole number, such as 12.'

test.each([
  ['', null],
  [' ', null],
  ['0', null],
  ['12.9', null],
  ['$1,200', null],
  ['1.200', null],
  ['€ 45', null],
  ['10.001', 'The calculator counts at most 10,000.'],
  ['-4', below],
  ['−4', below],
  ['$-4', below],
  ['forty', none],
  ['EUR', none],
  ['EUR −4', below],
  ['.5', none],
  ['10000', null],
  ['10,001', 'The calculator counts at most 10,000.'],
])('beside %j stands %j', (typed, problem) => {
  expect(wholeProblem(typed, 10_000)).toBe(problem)
})
