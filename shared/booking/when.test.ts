import { expect, test } from 'vitest'
import {
  dayInWords,
  monthsInWords,
  offsetInWords,
  placeInWords,
  timeIn,
  whenInWords,
  zoneInWords,
} from './when.ts'

const span = { start: '2026-12-01T17:30:00.000Z', end: '2026-12-01T18:15:00.000Z' }

test.each([
  ['Europe/Berlin', 'Tuesday, December 1, 2026, 6:30 – 7:15 PM, Europe/Berlin (UTC+1)'],
  ['America/Chicago', 'Tuesday, December 1, 2026, 11:30 AM – 12:15 PM, America/Chicago (UTC−6)'],
  ['Asia/Kolkata', 'Tuesday, December 1, 2026, 11:00 – 11:45 PM, Asia/Kolkata (UTC+5:30)'],
  [
    'Pacific/Kiritimati',
    'Wednesday, December 2, 2026, 7:30 – 8:15 AM, Pacific/Kiritimati (UTC+14)',
  ],
  ['UTC', 'Tuesday, December 1, 2026, 5:30 – 6:15 PM, UTC'],
])('a meeting as %s reads it', (zone, words) => {
  expect(whenInWords(span, zone)).toBe(words)
})

test.each([
  ['2026-07-01T12:00:00Z', 'America/New_York', 'America/New York (UTC−4)'],
  ['2026-12-01T12:00:00Z', 'Europe/London', 'Europe/London (UTC)'],
])('a zone at %s', (instant, zone, words) => {
  expect(zoneInWords(zone, instant)).toBe(words)
})

// Told apart where a clock is put back and the same time comes twice.
test('the two half past ones of a clock that is put back', () => {
  const times = ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z']
  const shown = times.map((time) => [
    timeIn(time, 'America/Chicago'),
    offsetInWords(time, 'America/Chicago'),
  ])
  expect(shown).toEqual([
    ['1:30 AM', 'UTC−5'],
    ['1:30 AM', 'UTC−6'],
  ])
})

test('a day has its year only where that is another', () => {
  expect(dayInWords('2026-12-01', '2026-11-23')).toBe('Tuesday, December 1')
  expect(dayInWords('2027-01-04', '2026-11-23')).toBe('Monday, January 4, 2027')
})

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, UTC−3'],
  ['UTC', 'UTC'],
])('the place of %s', (zone, words) => {
  expect(placeInWords(zone, span.start)).toBe(words)
})

test.each([
  ['2026-11', '2026-11', 'November 2026'],
  ['2026-11', '2026-12', 'Nov – Dec 2026'],
  ['2026-12', '2027-01', 'Dec 2026 – Jan 2027'],
])('the months from %s to %s', (from, until, words) => {
  expect(monthsInWords(from, until)).toBe(words)
})
