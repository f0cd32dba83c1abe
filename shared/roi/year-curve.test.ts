import { expect, test } from 'vitest'
import { yearCurve } from './year-curve.ts'

test.each([
  [0, null],
  [5_999, null],
  [6_000, 12],
  [6_545, 12],
  [6_546, 11],
  [12_000, 6],
  [12_001, 6],
  [14_400, 5],
  [71_999, 2],
  [72_000, 1],
  [78_000, 1],
])('savings of %d a year pay the cost in month %j', (annualSavings, month) => {
  expect(yearCurve(annualSavings).breakEvenMonth).toBe(month)
})

test('the curve runs from nothing to the whole year', () => {
  const { points, cost } = yearCurve(10_000)
  expect(cost).toBe(6_000)
  expect(points.map(({ savings }) => savings)).toEqual([
    0, 833, 1_667, 2_500, 3_333, 4_167, 5_000, 5_833, 6_667, 7_500, 8_333, 9_167, 10_000,
  ])
  expect(points.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(points[0]?.net).toBe(-6_000)
  expect(points[12]?.net).toBe(4_000)
})
