import { expect, test } from 'vitest'
import { hoursProblem, readHours } from './hours.ts'

const notANumber = 'Enter the hours as a number, such as 6 or 2.5.'

test.each<[string, number | null, string | null]>([
  ['0', 0, null],
  ['6', 6, null],
  [' 6 ', 6, null],
  ['2.5', 2.5, null],
  ['.5', 0.5, null],
  ['5.', 5, null],
  ['2.345', 2.35, null],
  ['2.344', 2.34, null],
  ['10000', 10_000, null],
  ['10000.004', 10_000, null],
  ['10000.01', null, 'Enter at most 10,000 hours a week.'],
  ['99999999999', null, 'Enter at most 10,000 hours a week.'],
  ['', null, null],
  ['  ', null, null],
  ['-1', null, 'Hours can not be less than 0.'],
  ['-0', null, 'Hours can not be less than 0.'],
  ['.', null, notANumber],
  ['1e2', null, notANumber],
  ['0x10', null, notANumber],
  ['1,5', null, notANumber],
  ['six', null, notANumber],
  ['Infinity', null, 'Enter at most 10,000 hours a week.'],
])('%j is %j hours', (typed, hours, problem) => {
  expect(readHours(typed)).toBe(hours)
  expect(hoursProblem(typed)).toBe(problem)
})
