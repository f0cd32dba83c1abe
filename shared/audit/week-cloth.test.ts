import { describe, expect, test } from 'vitest'
import { calculateAudit } from './results.ts'
import { hoursOf, loomFor, weaveWeek, withTotalHours } from './week-cloth.ts'

const week = (
  dataEntry: number,
  reportGeneration = 0,
  customerCommunication = 0,
  invoicing = 0,
) => ({ dataEntry, reportGeneration, customerCommunication, invoicing })

test.each([
  // hours, an hour a thread, places, hours where it ends
  [0, 1, 20, 20],
  [12, 1, 20, 20],
  [36, 1, 45, 45],
  [72, 1, 90, 90],
  [73, 2, 50, 100],
  [200, 5, 50, 250],
  [40_000, 1_000, 50, 50_000],
])('%d hours a week', (hours, hoursPerThread, places, maxHours) => {
  expect(loomFor(hours)).toEqual({ hoursPerThread, places, maxHours })
})

describe('the week as cloth', () => {
  test('has a thread for each hour, of which three quarters are taken over', () => {
    const threads = weaveWeek(week(12, 4, 10, 10), loomFor(36))
    expect(threads).toHaveLength(36)
    expect(threads.map(({ at }) => at)).toEqual(Array.from({ length: 36 }, (_, at) => at))
    expect(threads.reduce((sum, { taken, width }) => sum + taken * width, 0)).toBe(27)
    expect(threads.filter(({ field }) => field === 'customerCommunication')[7]?.taken).toBe(0.5)
  })

  test('has a thinner thread for a part of an hour', () => {
    expect(weaveWeek(week(0, 1.5), loomFor(1.5))).toEqual([
      { field: 'reportGeneration', index: 0, at: 0, width: 1, taken: 1 },
      { field: 'reportGeneration', index: 1, at: 1, width: 0.5, taken: 0.25 },
    ])
  })

  test('is bare without hours', () => {
    expect(weaveWeek(week(0), loomFor(0))).toEqual([])
  })
})

test.each([
  [week(12, 4, 10, 10), 18, week(6, 2, 5, 5)],
  [week(1, 1, 1, 0), 10, week(3.33, 3.33, 3.34, 0)],
  [week(0, 0, 0, 0), 10, week(2.5, 2.5, 2.5, 2.5)],
  [week(12, 4, 10, 10), 0, week(0)],
])('%j with %d hours in all is %j', (before, total, after) => {
  expect(withTotalHours(before, total)).toEqual(after)
  expect(hoursOf(after)).toBe(total)
  const results = calculateAudit({ ...withTotalHours(before, total), employeeCount: '1-10' })
  expect(results.totalHours).toBe(total)
})
