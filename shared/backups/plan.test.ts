import { describe, expect, test } from 'vitest'
import { type BackupPlan, backupPlanSchema, isBackupDue, lastPlanned } from './plan.ts'

const plan = (fields: Partial<BackupPlan> = {}): BackupPlan => ({
  schedule: 'daily',
  hour: 3,
  timeZone: 'UTC',
  keep: 7,
  ...fields,
})
const at = (instant: string) => new Date(`${instant}:00Z`)

describe('the last moment planned', () => {
  // 2026-06-07 is a Sunday; New York's clocks went forward on 2026-03-08 at two.
  test.each<[string, Partial<BackupPlan>, string, string | null]>([
    ['today, once the hour has come', {}, '2026-06-02T03:00', '2026-06-02T03:00'],
    ['yesterday, before it', {}, '2026-06-02T02:59', '2026-06-01T03:00'],
    ['over the turn of a year', {}, '2026-01-01T01:00', '2025-12-31T03:00'],
    ['on Sunday itself', { schedule: 'weekly' }, '2026-06-07T04:00', '2026-06-07T03:00'],
    ['on the Sunday before', { schedule: 'weekly' }, '2026-06-06T04:00', '2026-05-31T03:00'],
    ['a week ago, early on Sunday', { schedule: 'weekly' }, '2026-06-07T02:00', '2026-05-31T03:00'],
    [
      'by the clock of its zone',
      { hour: 22, timeZone: 'America/New_York' },
      '2026-06-03T02:30',
      '2026-06-03T02:00',
    ],
    [
      'after a gap of the clocks',
      { hour: 2, timeZone: 'America/New_York' },
      '2026-03-08T12:00',
      '2026-03-08T07:00',
    ],
    ['never, while it is off', { schedule: 'off' }, '2026-06-02T03:00', null],
  ])('%s', (_when, fields, now, expected) => {
    expect(lastPlanned(plan(fields), at(now))?.toISOString().slice(0, 16) ?? null).toBe(expected)
  })
})

describe('a backup', () => {
  const now = at('2026-06-02T09:00')
  const past = { plannedSince: at('2026-05-01T00:00'), made: null, failed: null }
  test.each([
    ['is due when none was made', {}, {}, true],
    ['is not due while the plan is off', { schedule: 'off' as const }, {}, false],
    ['is due when the last is older', {}, { made: at('2026-06-01T03:00') }, true],
    ['is not due when one was made since', {}, { made: at('2026-06-02T03:00') }, false],
    ['is not due for an hour before the plan', {}, { plannedSince: at('2026-06-02T08:00') }, false],
    ['is not due just after a failure', {}, { failed: at('2026-06-02T08:30') }, false],
    ['is due an hour after a failure', {}, { failed: at('2026-06-02T08:00') }, true],
  ])('%s', (_what, fields, more, due) => {
    expect(isBackupDue(plan(fields), { ...past, ...more }, now)).toBe(due)
  })
})

test.each([
  [{ schedule: 'hourly' }, 'schedule'],
  [{ hour: 24 }, 'hour'],
  [{ hour: 1.5 }, 'hour'],
  [{ keep: 0 }, 'keep'],
  [{ keep: 61 }, 'keep'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
])('a plan with %j is refused', (wrong, field) => {
  const parsed = backupPlanSchema.safeParse({ ...plan(), ...wrong })
  expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
})
