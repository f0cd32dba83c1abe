import type { EmailKind } from './vocabulary.ts'

/** How many e-mails go, or went, to one mailbox within an hour, a day and a week. */
export type MailCounts = { readonly hour: number; readonly day: number; readonly week: number }
/** So many e-mails of a group may go to one mailbox. */
export type MailLimit = MailCounts & { readonly group: MailGroup }
export type MailGroup = 'visitor' | 'alert' | 'password'

const visitor: MailLimit = { group: 'visitor', hour: 5, day: 15, week: 25 }
const alert: MailLimit = { group: 'alert', hour: 60, day: 400, week: 1_500 }
const password: MailLimit = { group: 'password', hour: 3, day: 10, week: 20 }

/**
 * What keeps forms that anyone can send from being used to flood a stranger's mailbox, and a flood
 * of forms from flooding ours. Other e-mails of accounts follow from what only its owner, or a
 * colleague who is signed in, can do.
 */
const limits: Record<EmailKind, MailLimit | null> = {
  contact_received: visitor,
  checklist: visitor,
  audit_report: visitor,
  template: visitor,
  subscription_confirm: visitor,
  consultation_requested: visitor,
  consultation_booked: visitor,
  lead_alert: alert,
  submission_alert: alert,
  consultation_alert: alert,
  consultation_scheduled: null,
  consultation_changed: null,
  consultation_cancelled: null,
  consultation_reminder_day: null,
  consultation_reminder_hour: null,
  host_booked: null,
  host_changed: null,
  host_cancelled: null,
  invitation: null,
  password_reset: password,
  email_change: password,
  account_changed: null,
  sign_in_alert: null,
  two_factor_changed: null,
  task_digest: null,
  test: null,
}

export const limitOf = (kind: EmailKind): MailLimit | null => limits[kind]

/** Why one more e-mail would be too many after those that went, or null. */
export function tooMany(limit: MailLimit, { hour, day, week }: MailCounts): string | null {
  if (hour >= limit.hour) return `Not sent: this address got ${hour} messages within an hour.`
  if (day >= limit.day) return `Not sent: this address got ${day} messages within a day.`
  if (week >= limit.week) return `Not sent: this address got ${week} messages within a week.`
  return null
}
