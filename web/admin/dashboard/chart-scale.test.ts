import { expect, test } from 'vitest'
import { roundedUp, ticksOf } from './chart-scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 4],
  [5, 6],
  [6, 6],
  [9, 10],
  [10, 10],
  [11, 12],
  [13, 16],
  [41, 50],
  [1_301, 1_600],
])('%i fits under %i', (most, end) => {
  expect(roundedUp(most)).toBe(end)
})

test('the axis has no half leads', () => {
  expect(ticksOf(4)).toEqual([0, 2, 4])
  expect(ticksOf(5)).toEqual([0, 5])
})
