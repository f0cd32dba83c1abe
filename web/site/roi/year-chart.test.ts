import { describe, expect, test } from 'vitest'
import { yearCurve } from '#shared/roi/year-curve.ts'
import { ceilingAbove, yearChart } from './year-chart.ts'

describe('the top of the scale', () => {
  test.each([
    [0, 100],
    [6_000, 8_000],
    [12_000, 15_000],
    [78_000, 100_000],
    [100_000, 150_000],
    [1_946_880, 3_000_000],
    [442_000_000_000_000, 500_000_000_000_000],
  ])('over $%d is $%d', (dollars, ceiling) => {
    expect(ceilingAbove(dollars)).toBe(ceiling)
  })
})

test('savings rise from the lower left; the cost is crossed where the month says', () => {
  const chart = yearChart(yearCurve(12_000))
  expect(chart.scale).toEqual([15_000, 7_500, 0])
  expect(chart.savings).toBe('M0 100L100 20')
  expect(chart.area).toBe('M0 100L100 20V100H0z')
  expect(chart.cost).toBe(60)
  expect(chart.crossing).toEqual({ x: 50, y: 60 })
})

test.each([0, 5_999])('savings of $%d never cross the cost', (annual) => {
  expect(yearChart(yearCurve(annual)).crossing).toBeNull()
})
