import { expect, test } from 'vitest'
import { calculateRoi } from './calculator.ts'
import { roiDoubts } from './doubts.ts'

test.each([
  [0, 0, 0, []],
  [5, 8, 35, []],
  [1, 60, 30, []],
  [1, 61, 30, ['longHours']],
  [1, 168, 30, ['longHours']],
  [1, 169, 30, ['impossibleHours']],
  [1, 5, 300, []],
  [1, 5, 301, ['hourlyRate']],
  [20, 10, 60, ['multiple']],
  [100, 200, 400, ['impossibleHours', 'hourlyRate', 'multiple']],
])('%d people, %d hours, $%d: %j', (employees, hoursPerWeek, hourlyRate, doubts) => {
  const inputs = { employees, hoursPerWeek, hourlyRate }
  expect(roiDoubts(inputs, calculateRoi(inputs))).toEqual(doubts)
})
