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
  ['2.3456', 2.35, null],
  ['2.3441', 2.34, null],
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
  ['2,5', 2.5, null],
  [',5', 0.5, null],
  ['0,125', 0.13, null],
  ['0.125', 0.13, null],
  ['1200', 1_200, null],
  ["1'200", 1_200, null],
  ['1’200', 1_200, null],
  ['1 200', 1_200, null],
  ['1\u00a0200', 1_200, null],
  ['1\u202f200,5', 1_200.5, null],
  ['1.200,5', 1_200.5, null],
  ['1,200.5', 1_200.5, null],
  ['٢٫٥', 2.5, null],
  ['２．５', 2.5, null],
  ['1.200', null, 'Did you mean 1.2 or 1200? Enter the hours like that.'],
  ['1,200', null, 'Did you mean 1.2 or 1200? Enter the hours like that.'],
  ['2.345', null, 'Did you mean 2.345 or 2345? Enter the hours like that.'],
  ['1.200.000', null, 'Enter at most 10,000 hours a week.'],
  ['−1', null, 'Hours can not be less than 0.'],
  ['1,2,3', null, notANumber],
  ['1.2.3', null, notANumber],
  ['2½', null, notANumber],
  ['six', null, notANumber],
  ['Infinity', null, 'Enter at most 10,000 hours a week.'],
])('%j is %j hours', (typed, hours, problem) => {
  expect(readHours(typed)).toBe(hours)
  expect(hoursProblem(typed)).toBe(problem)
})
