import { expect, test } from 'vitest'
import { forecastOf, threadOf } from './forecast.ts'

const of = (month: string | null, stage: 'lead-in' | 'talking' | 'negotiating', value: number) => ({
  month,
  stage,
  value,
  count: 1,
})

test('nothing is expected of nothing', () => {
  expect(forecastOf([], '2026-06')).toEqual([])
})

test('each value counts by its stage, overdue first, without a date last', () => {
  const expected = [
    of(null, 'talking', 100),
    of('2027-01', 'negotiating', 1_000),
    of('2026-06', 'lead-in', 500),
    of('2026-06', 'talking', 1_000),
    of('2026-05', 'talking', 400),
    of('2025-12', 'lead-in', 200),
  ]
  expect(forecastOf(expected, '2026-06')).toEqual([
    { month: 'overdue', count: 2, value: 600, weighted: 120 },
    { month: '2026-06', count: 2, value: 1_500, weighted: 300 },
    { month: '2027-01', count: 1, value: 1_000, weighted: 750 },
    { month: null, count: 1, value: 100, weighted: 25 },
  ])
})

test('dollars are rounded once', () => {
  const some = [of('2026-06', 'talking', 1), of('2026-06', 'lead-in', 2)]
  expect(forecastOf(some, '2026-06')[0]?.weighted).toBe(0)
  const more = [...some, of('2026-06', 'talking', 1)]
  expect(forecastOf(more, '2026-06')[0]?.weighted).toBe(1)
})

test.each([
  [0, 1],
  [40, 1],
  [41, 2],
  [12_500, 500],
  [331_500, 10_000],
  [2_000_000, 50_000],
  [2_000_001, 100_000],
])('of %i dollars at most, a thread is %i', (most, dollars) => {
  expect(threadOf(most)).toBe(dollars)
})
