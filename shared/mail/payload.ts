import type { AuditAnswers } from '../audit/answers.ts'
import type { Paper } from '../documents/paper.ts'
import type { LeadMagnetType } from '../lead-magnets/vocabulary.ts'
import type { EmailKind } from './vocabulary.ts'

/**
 * What happened that is to be told by mail. Kept in the transaction of its cause with the id of the
 * record; what the mail says is read when it is made, so this holds only what is nowhere else.
 */
export type EmailCause =
  | { readonly kind: 'lead' }
  | { readonly kind: 'lead_released' }
  | { readonly kind: 'submission'; readonly paper?: Paper }
  | { readonly kind: 'subscription' }
  | {
      readonly kind: 'consultation'
      readonly event: ConsultationEvent
      /** The record's version then: of two events told at once the later must have the higher. */
      readonly sequence: number
      /** Who was told of it before, and when it was to be: the record names somebody else now. */
      readonly former?: { readonly email: string; readonly startsAt: string | null }
    }
  | {
      /** A host's meeting: what it is to `hostId`, who may be its host no more. */
      readonly kind: 'host'
      readonly event: HostEvent
      readonly hostId: string
      readonly sequence: number
      /** When it was to be before; ISO 8601 in UTC. */
      readonly from: string | null
      /** The colleague who did it; null for the visitor. */
      readonly by: string | null
    }
  | {
      readonly kind: 'consultation_reminder'
      readonly before: ReminderTime
      /** The start that it reminds of: of a meeting that stands at another there is no reminder. */
      readonly startsAt: string
    }
  | { readonly kind: 'invitation' }
  | { readonly kind: 'password_reset' }
  | { readonly kind: 'email_change' }
  | {
      readonly kind: 'account_changed'
      readonly change: AccountChange
      /** Whom it is told to: the address that the account had before. */
      readonly to: string
      /** The address it is to have, or has now. */
      readonly newEmail: string | null
    }
  | { readonly kind: 'sign_in'; readonly device: string | null }
  | { readonly kind: 'two_factor'; readonly change: TwoFactorChange; readonly by: string | null }
  /** Of the account's tasks, those it was told of in the bell after one instant, up to the other. */
  | { readonly kind: 'tasks_overdue'; readonly since: string | null; readonly until: string }
  | { readonly kind: 'test'; readonly to: string }

/** `booked` is a visitor's own doing, `scheduled` the firm's. */
export type ConsultationEvent = 'requested' | 'booked' | 'scheduled' | 'changed' | 'cancelled'
/** What becomes of a meeting to who holds it. */
export type HostEvent = 'booked' | 'changed' | 'cancelled'
/** A reminder goes a day before the meeting, and an hour before it. */
export type ReminderTime = 'day' | 'hour'
export type AccountChange = 'email_asked' | 'email_changed' | 'password_changed' | 'password_reset'
export type TwoFactorChange = 'on' | 'off' | 'reset' | 'codes_renewed'

/** A meeting as its mails tell it. */
export type Meeting = {
  readonly id: string
  /** Rises with every event; the calendar keeps the highest it has seen. */
  readonly sequence: number
  readonly type: string
  /** ISO 8601 in UTC, or null while no time is agreed. */
  readonly startsAt: string | null
  /** The IANA name of the zone its time is told in: the visitor's, else the firm's. */
  readonly timeZone: string
  readonly name: string
  readonly email: string
  /** The name as an e-mail may greet with it. */
  readonly greeting: string | null
  /** Of a meeting whose host or length is known; another one is a call of half an hour by the firm's phone. */
  readonly terms?: MeetingTerms
}

/** What is known of a meeting besides. */
export type MeetingTerms = {
  readonly minutes: number
  /** Who holds it, and the IANA name of the zone they live in; null when that is still open. */
  readonly host: { readonly name: string; readonly timeZone: string } | null
  /** A video address, a phone number or words; empty for the firm's phone. */
  readonly place: string
  /** Of the meeting type; empty for none. */
  readonly instructions: string
  /** Whether the visitor has a page to move or cancel it; the address of that page is kept nowhere here. */
  readonly hasPage: boolean
}

/** A meeting as the mails to its host tell it. */
export type HostedMeeting = {
  readonly meeting: Meeting
  /** The host as the calendar invites them. */
  readonly host: { readonly name: string; readonly email: string }
  readonly company: string | null
  readonly phone: string | null
  readonly message: string | null
  /** The colleague who did it; null for the visitor. */
  readonly by: string | null
  /** When it was to be before; ISO 8601 in UTC. */
  readonly from: string | null
  /** Who holds it from now on, of one that goes to another host; else null. */
  readonly handedTo: string | null
}

export type AlertedLead = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly phone: string | null
  readonly source: string
  readonly message: string | null
}

export type AlertedSubmission = {
  readonly id: string
  /** Empty when the visitor's form asks for no name. */
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly type: LeadMagnetType
}

export type OverdueTask = {
  readonly id: string
  readonly personId: string
  readonly title: string
  /** The person's name, or their address. */
  readonly person: string
  /** When it was due, as its reader says it. */
  readonly due: string
}

/**
 * Each kind's content: all that is drawn, plain, instants as ISO 8601 in UTC. What was ordered before
 * papers were told apart names none, and is drawn for the firm's own.
 */
type Contents = {
  contact_received: { name: string | null }
  lead_alert: { leads: readonly AlertedLead[]; more: number }
  submission_alert: { submissions: readonly AlertedSubmission[]; more: number }
  checklist: { name: string | null; ticked: readonly string[] | null; paper?: Paper }
  audit_report: { answers: AuditAnswers; askedAt: string; paper?: Paper }
  template: { name: string | null; templateId: string; title: string; paper?: Paper }
  /**
   * `leaveToken` is that of the link to leave. The one to confirm is put in as the e-mail leaves; `token`
   * is it where an e-mail was made before that, and good for both in the oldest.
   */
  subscription_confirm: { leaveToken?: string; token?: string }
  consultation_requested: { meeting: Meeting }
  consultation_booked: { meeting: Meeting }
  consultation_scheduled: { meeting: Meeting }
  consultation_changed: { meeting: Meeting }
  consultation_cancelled: { meeting: Meeting }
  consultation_reminder_day: { meeting: Meeting }
  consultation_reminder_hour: { meeting: Meeting }
  consultation_alert: {
    meeting: Meeting
    company: string | null
    phone: string | null
    message: string | null
  }
  host_booked: HostedMeeting
  host_changed: HostedMeeting
  host_cancelled: HostedMeeting
  invitation: { inviter: string; expiresAt: string }
  password_reset: { name: string; adminId: string }
  email_change: { name: string; changeId: string }
  account_changed: { name: string; change: AccountChange; newEmail: string | null; at: string }
  sign_in_alert: { name: string; device: string | null; at: string }
  two_factor_changed: { name: string; change: TwoFactorChange; by: string | null; at: string }
  task_digest: { tasks: readonly OverdueTask[]; more: number }
  test: { by: string; at: string }
}

/** An e-mail before it is drawn. */
export type EmailPayload = {
  [Kind in EmailKind]: { readonly kind: Kind } & Readonly<Contents[Kind]>
}[EmailKind]

export type PayloadOf<Kind extends EmailKind> = Extract<EmailPayload, { kind: Kind }>
