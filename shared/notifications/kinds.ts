/** What a notification is about: its mark in the list goes by it. */
export type NotificationSubject =
  | 'lead'
  | 'consultation'
  | 'submission'
  | 'task'
  | 'note'
  | 'mail'
  | 'sign_in'
  | 'calendar'
  | 'setup'
  | 'news'

type Kind = {
  about: NotificationSubject
  /** Whether it tells of what is late or went wrong, and not only of what is new. */
  isWarning: boolean
  /** Whether it tells of what is late, which the list puts first. */
  isOverdue: boolean
}

/** Every kind of notification there is. */
const notificationKinds = {
  lead_created: { about: 'lead', isWarning: false, isOverdue: false },
  lead_overdue: { about: 'lead', isWarning: true, isOverdue: true },
  consultation_requested: { about: 'consultation', isWarning: false, isOverdue: false },
  consultation_overdue: { about: 'consultation', isWarning: true, isOverdue: true },
  submission_created: { about: 'submission', isWarning: false, isOverdue: false },
  task_overdue: { about: 'task', isWarning: true, isOverdue: true },
  note_mention: { about: 'note', isWarning: false, isOverdue: false },
  mail_held: { about: 'mail', isWarning: true, isOverdue: false },
  two_factor_reset: { about: 'sign_in', isWarning: true, isOverdue: false },
  feed_failed: { about: 'calendar', isWarning: true, isOverdue: false },
  setup_mail: { about: 'setup', isWarning: false, isOverdue: false },
  setup_two_factor: { about: 'setup', isWarning: false, isOverdue: false },
  setup_postgresql: { about: 'setup', isWarning: false, isOverdue: false },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind)

/** A kind as it is kept; one that another version of the product wrote is plain news. */
export const notificationKind = (kind: string): Kind =>
  isKnown(kind) ? notificationKinds[kind] : { about: 'news', isWarning: false, isOverdue: false }
