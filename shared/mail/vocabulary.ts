/** The words of the outbox. */

export const emailKinds = [
  'contact_received',
  'lead_alert',
  'submission_alert',
  'checklist',
  'audit_report',
  'template',
  'subscription_confirm',
  'consultation_requested',
  'consultation_booked',
  'consultation_scheduled',
  'consultation_changed',
  'consultation_cancelled',
  'consultation_reminder_day',
  'consultation_reminder_hour',
  'consultation_alert',
  'host_booked',
  'host_changed',
  'host_cancelled',
  'invitation',
  'password_reset',
  'email_change',
  'account_changed',
  'sign_in_alert',
  'two_factor_changed',
  'task_digest',
  'test',
] as const
export type EmailKind = (typeof emailKinds)[number]

export const emailKindLabels: Record<EmailKind, string> = {
  contact_received: 'Message received',
  lead_alert: 'Lead alert',
  submission_alert: 'Submission alert',
  checklist: 'Checklist',
  audit_report: 'Audit report',
  template: 'Template',
  subscription_confirm: 'Confirm subscription',
  consultation_requested: 'Call requested',
  consultation_booked: 'Call booked',
  consultation_scheduled: 'Call scheduled',
  consultation_changed: 'Call changed',
  consultation_cancelled: 'Call cancelled',
  consultation_reminder_day: 'Reminder, a day before',
  consultation_reminder_hour: 'Reminder, an hour before',
  consultation_alert: 'Call alert',
  host_booked: 'To the host: booked',
  host_changed: 'To the host: changed',
  host_cancelled: 'To the host: cancelled',
  invitation: 'Invitation',
  password_reset: 'Password reset',
  email_change: 'Confirm address',
  account_changed: 'Account changed',
  sign_in_alert: 'New sign-in',
  two_factor_changed: 'Two-factor changed',
  task_digest: 'Overdue tasks',
  test: 'Test message',
}

/** Kinds that tell the firm's people of others: what they say is about whom they tell of. */
export const alertKinds: readonly EmailKind[] = [
  'lead_alert',
  'submission_alert',
  'consultation_alert',
  'host_booked',
  'host_changed',
  'host_cancelled',
  'task_digest',
]

/**
 * `waiting` is due, or will be tried again; `held` was made while no mail server was configured and
 * goes when an admin releases it; `withheld` would have been one mail too many to its address;
 * `failed` was refused for good, or for a day.
 */
export const emailStates = ['waiting', 'held', 'withheld', 'sent', 'failed', 'cancelled'] as const
export type EmailState = (typeof emailStates)[number]

export const emailStateLabels: Record<EmailState, string> = {
  waiting: 'Waiting',
  held: 'Held',
  withheld: 'Withheld',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** The states in which an e-mail stays until somebody decides. */
export const attentionStates = [
  'held',
  'withheld',
  'failed',
] as const satisfies readonly EmailState[]

/** What the outbox can be narrowed to: one state, or all that wait for somebody's decision. */
export const emailStateFilters = ['attention', ...emailStates] as const
export type EmailStateFilter = (typeof emailStateFilters)[number]

export const stateFilterLabels: Record<EmailStateFilter, string> = {
  attention: 'Needs Attention',
  ...emailStateLabels,
}

/** The states that a filter lets in. */
export const statesOf = (filter: EmailStateFilter): readonly EmailState[] =>
  filter === 'attention' ? attentionStates : [filter]

/** Columns the e-mails can be sorted by; a leading `-` turns the order round. */
export const emailSorts = ['-createdAt', 'createdAt', 'toAddress', '-toAddress'] as const
export type EmailSort = (typeof emailSorts)[number]
export const defaultEmailSort: EmailSort = '-createdAt'

export type EmailAct = 'send' | 'cancel'

/** What an admin may do to an e-mail in each state; the server refuses everything else. */
export const emailActs: Record<EmailState, readonly EmailAct[]> = {
  waiting: ['send', 'cancel'],
  held: ['send', 'cancel'],
  withheld: ['send', 'cancel'],
  sent: ['send'],
  failed: ['send', 'cancel'],
  cancelled: ['send'],
}

export const countOfEmails = (count: number): string =>
  count === 1 ? '1 message' : `${count.toLocaleString('en')} messages`
