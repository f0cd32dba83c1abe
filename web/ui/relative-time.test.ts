import { expect, test } from 'vitest'
import { relativeTime, timeUntil } from './relative-time.tsx'

const now = Date.UTC(2026, 10, 21, 12)
const minutes = (count: number) => count * 60_000

test.each([
  [-minutes(3), 'just now'],
  [59_999, 'just now'],
  [minutes(1), '1m ago'],
  [minutes(59), '59m ago'],
  [minutes(60), '1h ago'],
  [minutes(24 * 60 - 1), '23h ago'],
  [minutes(24 * 60), 'yesterday'],
  [minutes(27 * 24 * 60), '27d ago'],
  [minutes(40 * 24 * 60), 'Oct 12, 2026'],
])('%i ms back reads %j', (age, words) => {
  expect(relativeTime(now - age, now)).toBe(words)
})

test.each([
  [-minutes(1), 'now'],
  [0, 'now'],
  [1, 'in 1m'],
  [minutes(59), 'in 59m'],
  [minutes(60), 'in 1h'],
  [minutes(170), 'in 3h'],
])('%i ms ahead reads %j', (ahead, words) => {
  expect(timeUntil(now + ahead, now)).toBe(words)
})
