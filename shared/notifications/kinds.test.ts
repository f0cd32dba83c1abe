import { expect, test } from 'vitest'
import { notificationKind } from './kinds.ts'

test.each([
  ['lead_created', 'lead', false],
  ['lead_overdue', 'lead', true],
  ['task_overdue', 'task', true],
  ['mail_held', 'mail', true],
  ['setup_mail', 'setup', false],
  ['setup_two_factor', 'setup', false],
  ['setup_postgresql', 'setup', false],
  ['of_another_version', 'news', false],
  ['constructor', 'news', false],
])('a notification of the kind %s is about %s', (kind, about, isWarning) => {
  expect(notificationKind(kind)).toEqual({ about, isWarning })
})
