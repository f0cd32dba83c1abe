import { expect, test } from 'vitest'
import { dayName } from './meeting-time.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()

test.each([
  [at(6, 23), at(6, 1), 'Today'],
  [at(6, 0), at(6, 23), 'Today'],
  [at(7, 0), at(6, 23), 'Tomorrow'],
  // Where the clocks go forward on the 8th.
  [at(9, 0), at(8, 0), 'Tomorrow'],
  [at(9, 9), at(6, 9), 'Monday, March 9'],
])('%i is called at %i %s', (instant, now, name) => {
  expect(dayName(instant, now)).toBe(name)
})
