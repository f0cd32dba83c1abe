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
}

/** Every kind of notification there is. */
const notificationKinds = {
  lead_created: { about: 'lead', isWarning: false },
  lead_overdue: { about: 'lead', isWarning: true },
  consultation_requested: { about: 'consultation', isWarning: false },
  consultation_overdue: { about: 'consultation', isWarning: true },
  submission_created: { about: 'submission', isWarning: false },
  task_overdue: { about: 'task', isWarning: true },
  note_mention: { about: 'note', isWarning: false },
  mail_held: { about: 'mail', isWarning: true },
  two_factor_reset: { about: 'sign_in', isWarning: true },
  feed_failed: { about: 'calendar', isWarning: true },
  setup_mail: { about: 'setup', isWarning: false },
  setup_two_factor: { about: 'setup', isWarning: false },
  setup_postgresql: { about: 'setup', isWarning: false },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind)

/** A kind as it is kept; one that another version of the product wrote is plain news. */
export const notificationKind = (kind: string): Kind =>
  isKnown(kind) ? notificationKinds[kind] : { about: 'news', isWarning: false }
