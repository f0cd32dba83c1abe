import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, endOf, weeksFrom, weeksOf } from './calendar-days.ts'

test.each([
  // A month that begins on a Sunday and one of four rows exactly.
  ['2026-03', 5, [null, null, null, null, null, null, null], '2026-03-01'],
  ['2026-02', 4, [], '2026-02-01'],
  ['2026-08', 6, [null, null, null, null, null, null], '2026-08-01'],
  ['2024-02', 5, [null, null, null, null], '2024-02-01'],
])('%s has %i weeks', (month, rows, before, first) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(rows)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  const lead = before.length % 7
  expect(weeks[0]?.slice(0, lead + 1)).toEqual([...before.slice(0, lead), first])
  expect(weeks.flat().filter(Boolean).at(-1)).toBe(endOf(month))
})

test.each([
  // Early in a month it is shown alone; late in it the next goes on, in the week that they share.
  ['2026-11', '2026-11-01', 5, '2026-11-01', '2026-11-30'],
  ['2026-11', '2026-11-09', 4, '2026-11-08', '2026-11-30'],
  ['2026-11', '2026-11-28', 5, '2026-11-22', '2026-12-26'],
  ['2026-12', '2026-12-31', 5, '2026-12-27', '2027-01-30'],
  // A month that ends with a week shares none.
  ['2026-10', '2026-10-31', 5, '2026-10-25', '2026-11-28'],
  ['2026-12', '2026-11-28', 5, '2026-12-01', '2026-12-31'],
])('of %s from %s on %i weeks are shown, from %s to %s', (month, first, rows, from, until) => {
  const weeks = weeksFrom(month, { first, last: '2027-03-01' })
  expect(weeks).toHaveLength(rows)
  const days = weeks.flat().filter((date) => date !== null)
  expect([days[0], days.at(-1)]).toEqual([from, until])
  expect(days).toHaveLength((Date.parse(until) - Date.parse(from)) / 86_400_000 + 1)
})

test('a month after which nothing can be reached is shown alone', () => {
  expect(weeksFrom('2026-11', { first: '2026-11-28', last: '2026-11-30' })).toHaveLength(2)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', -17, '2024-12'],
])('%s and %i months', (month, months, other) => {
  expect(addMonths(month, months)).toBe(other)
})

const bounds = { first: '2026-11-23', last: '2027-01-20' }

test.each([
  ['2026-12-01', 'ArrowRight', '2026-12-02'],
  ['2026-12-01', 'ArrowLeft', '2026-11-30'],
  ['2026-12-01', 'ArrowUp', '2026-11-24'],
  ['2026-12-31', 'ArrowDown', '2027-01-07'],
  ['2026-12-02', 'Home', '2026-11-29'],
  ['2026-12-02', 'End', '2026-12-05'],
  ['2026-11-29', 'Home', '2026-11-29'],
  ['2026-12-31', 'PageDown', '2027-01-20'],
  ['2026-12-15', 'PageDown', '2027-01-15'],
  // A day that the month before does not have.
  ['2026-12-31', 'PageUp', '2026-11-30'],
  // Never out of what is offered.
  ['2026-11-25', 'ArrowUp', '2026-11-23'],
  ['2027-01-18', 'ArrowDown', '2027-01-20'],
  ['2026-12-01', 'Enter', null],
])('from %s %s leads to %s', (date, key, to) => {
  expect(dayAfterKey(date, key, bounds)).toBe(to)
})
