import { expect, test } from 'vitest'
import { freeDaysIn } from './days-in-zone.ts'

const slot = (start: string) => ({ start: `${start}:00.000Z`, end: `${start}:30.000Z` })

test.each([
  ['UTC', { '2026-12-01': 2 }],
  ['America/Chicago', { '2026-11-30': 1, '2026-12-01': 1 }],
  ['Pacific/Kiritimati', { '2026-12-01': 1, '2026-12-02': 1 }],
])('times stand under the days of %s', (zone, days) => {
  const times = [slot('2026-12-01T15:00'), slot('2026-12-01T02:00'), slot('2026-12-01T15:00')]
  const counted = [...freeDaysIn(times, zone)].map(([date, { length }]) => [date, length])
  expect(Object.fromEntries(counted)).toEqual(days)
  expect(counted).toEqual(Object.entries(days))
})
