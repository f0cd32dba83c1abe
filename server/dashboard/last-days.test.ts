import { expect, test } from 'vitest'
import { dayAround, lastDays } from './last-days.ts'

test.each([
  ['UTC', ['2026-03-08', '2026-03-09'], ['2026-03-08T00:00:00.000Z', '2026-03-09T00:00:00.000Z']],
  [
    'America/New_York',
    ['2026-03-07', '2026-03-08'],
    ['2026-03-07T05:00:00.000Z', '2026-03-08T05:00:00.000Z'],
  ],
  [
    'Asia/Tokyo',
    ['2026-03-08', '2026-03-09'],
    ['2026-03-07T15:00:00.000Z', '2026-03-08T15:00:00.000Z'],
  ],
])('the last two days in %s', (zone, days, begins) => {
  const last = lastDays(new Date('2026-03-09T03:30:00Z'), zone, 2)
  expect(last.days).toEqual(days)
  expect(last.begins.map((each) => each.toISOString())).toEqual(begins)
})

test('a day on which the clocks go forward has 23 hours', () => {
  const { begins } = lastDays(new Date('2026-03-09T12:00:00Z'), 'America/New_York', 2)
  const [sunday, monday] = begins.map((each) => each.getTime())
  expect((monday ?? 0) - (sunday ?? 0)).toBe(23 * 60 * 60_000)
  const day = dayAround(new Date('2026-03-08T12:00:00Z'), 'America/New_York')
  expect([day.begins, day.ends]).toEqual(begins)
})
