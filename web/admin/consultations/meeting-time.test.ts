import { expect, test } from 'vitest'
import {
  fromLocalField,
  fullMeetingTime,
  meetingRange,
  timeOfCaller,
  toLocalField,
} from './meeting-time.ts'

test.each(['2026-03-02T15:30:00.000Z', '2026-07-01T00:05:00.000Z', '2025-12-31T23:59:00.000Z'])(
  '%s goes into the field and comes back',
  (iso) => {
    expect(toLocalField(iso)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    expect(fromLocalField(toLocalField(iso))).toBe(iso)
  },
)

test('no time is an empty field', () => {
  expect(toLocalField(null)).toBe('')
  expect(fromLocalField('')).toBeNull()
})

test('in full, a time names its zone', () => {
  expect(fullMeetingTime('2026-03-02T15:30:00.000Z')).toMatch(/2026.*(UTC|GMT|[A-Z]{2,5})/)
})

test.each([
  [60, /2026, 3:30\s–\s4:30\sPM/],
  [null, /2026, 3:30\s–\s4:00\sPM/],
  [900, /Mar 2, 2026.*\s–\s.*Mar 3, 2026, 6:30\sAM/],
])('a meeting of %j minutes has its end', (minutes, said) => {
  expect(meetingRange({ minutes }, new Date(2026, 2, 2, 15, 30).getTime())).toMatch(said)
})

test.each([
  ['Asia/Kolkata', 'Wed 6:30 PM for them (Asia/Kolkata)'],
  ['Asia/Calcutta', 'Wed 6:30 PM for them (Asia/Kolkata)'],
  ['America/New_York', 'Wed 8:00 AM for them (America/New York)'],
  ['Europe/Berlin', null],
  [null, null],
])('a caller in %s has %s', (zone, said) => {
  expect(timeOfCaller('2026-12-02T13:00Z', zone, 'Europe/Berlin')).toBe(said)
})
