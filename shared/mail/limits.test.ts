import { expect, test } from 'vitest'
import { limitOf, tooMany } from './limits.ts'

const visitor = limitOf('contact_received')

test.each([
  [{ hour: 0, day: 0, week: 0 }, null],
  [{ hour: 4, day: 14, week: 24 }, null],
  [{ hour: 5, day: 5, week: 5 }, 'Not sent: this address got 5 messages within an hour.'],
  [{ hour: 0, day: 15, week: 15 }, 'Not sent: this address got 15 messages within a day.'],
  [{ hour: 0, day: 0, week: 25 }, 'Not sent: this address got 25 messages within a week.'],
] as const)('after %j a visitor’s mailbox is told: %s', (got, said) => {
  if (!visitor) throw new Error('Messages to visitors have no limit.')
  expect(tooMany(visitor, got)).toBe(said)
})

test('what an admin does for somebody is not limited', () => {
  expect(limitOf('consultation_changed')).toBeNull()
})
