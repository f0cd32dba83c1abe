import { expect, test } from 'vitest'
import { isRetentionDue, retentionRules } from './retention.ts'

test('what is deleted is gone from the backups, too, within 90 days', () => {
  const untilTheJobComesBy = 1
  for (const rule of ['deletedRecords', 'unsubscribed', 'accounts'] as const) {
    const days = retentionRules[rule].days + untilTheJobComesBy + retentionRules.backups.days
    expect(days, rule).toBeLessThan(90)
  }
})

test.each([
  [null, '2026-06-01T00:10:00Z', true],
  ['2026-06-01T00:10:00Z', '2026-06-01T23:10:00Z', false],
  ['2026-06-01T23:10:00Z', '2026-06-02T00:10:00Z', true],
  ['2026-05-20T00:10:00Z', '2026-06-02T13:00:00Z', true],
])('after a run at %s one is due at %s: %s', (last, now, due) => {
  expect(isRetentionDue(last === null ? null : new Date(last), new Date(now))).toBe(due)
})
