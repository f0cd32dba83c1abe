import { expect, test } from 'vitest'
import { dayAfter, dueLabel, dueState, nextMonday } from './due.ts'

/** Monday, 23:30 in Oslo. */
const now = Date.parse('2026-03-02T22:30:00Z')

test.each([
  ['2026-03-01', 'overdue', 'Yesterday'],
  ['2026-03-02', 'today', 'Today'],
  ['2026-03-03', 'later', 'Tomorrow'],
  ['2026-03-06', 'later', 'Friday'],
  ['2026-03-09', 'later', 'Mar 9'],
  ['2026-02-20', 'overdue', 'Feb 20'],
  ['2025-12-30', 'overdue', 'Dec 30, 2025'],
  ['2026-03-02T22:00:00Z', 'overdue', 'Today, 11:00 PM'],
  ['2026-03-02T22:45:00Z', 'today', 'Today, 11:45 PM'],
  // Another day in UTC than here.
  ['2026-03-02T23:15:00Z', 'later', 'Tomorrow, 12:15 AM'],
])('due %s is %s and called %s', (dueAt, state, label) => {
  expect(dueState(dueAt, now, 'Europe/Oslo')).toBe(state)
  expect(dueLabel(dueAt, now, 'Europe/Oslo').replaceAll('\u202f', ' ')).toBe(label)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-29', -1, '2026-03-28'],
])('%s and %i days is %s', (day, days, wanted) => {
  expect(dayAfter(day, days)).toBe(wanted)
})

test.each([
  ['2026-03-02', '2026-03-09'],
  ['2026-03-03', '2026-03-09'],
  ['2026-03-07', '2026-03-09'],
  ['2026-03-08', '2026-03-09'],
])('the Monday after %s is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday)
})
