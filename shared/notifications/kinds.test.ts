import { expect, test } from 'vitest'
import { notificationKind } from './kinds.ts'

test.each([
  ['lead_created', 'lead', false, false],
  ['lead_overdue', 'lead', true, true],
  ['consultation_overdue', 'consultation', true, true],
  ['task_overdue', 'task', true, true],
  ['mail_held', 'mail', true, false],
  ['setup_mail', 'setup', false, false],
  ['setup_two_factor', 'setup', false, false],
  ['setup_postgresql', 'setup', false, false],
  ['of_another_version', 'news', false, false],
  ['constructor', 'news', false, false],
])('a notification of the kind %s is about %s', (kind, about, isWarning, isOverdue) => {
  expect(notificationKind(kind)).toEqual({ about, isWarning, isOverdue })
})
