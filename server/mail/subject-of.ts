import { brand } from '#content/brand.ts'
import type {
  AccountChange,
  EmailPayload,
  Meeting,
  PayloadOf,
  TwoFactorChange,
} from '#shared/mail/payload.ts'
import { breakEncodedWords } from '#shared/mail/plain-words.ts'

export type HostKind = 'host_booked' | 'host_changed' | 'host_cancelled'

const twoFactor: Record<TwoFactorChange, string> = {
  on: 'Two-factor sign-in is on',
  off: 'Two-factor sign-in is off',
  reset: 'Two-factor sign-in was reset',
  codes_renewed: 'New backup codes were made',
}

/** What an e-mail about a change of an account is about: its subject, and its heading. */
export const accountChangeTitles: Record<AccountChange, string> = {
  email_asked: 'Your email address is to change',
  email_changed: 'Your email address was changed',
  password_changed: 'Your password was changed',
  password_reset: 'Your password was set anew',
}

/** What an alert of a new call is about: its subject, and its heading. */
export const consultationAlertTitle = ({ name, terms }: Meeting): string =>
  `Consultation ${terms?.hasPage ? 'booked' : 'requested'}: ${name}`

/** What an e-mail to a host is about: `Moved: Discovery call with Ada Lovelace`. */
export const hostTitleOf = (payload: PayloadOf<HostKind>): string =>
  `${hostWordOf(payload)}: ${payload.meeting.type} with ${payload.meeting.name}`

/** What has become of a host's meeting, in a word. */
export function hostWordOf({ kind, meeting, from, handedTo }: PayloadOf<HostKind>): string {
  if (kind === 'host_booked') return 'Booked'
  if (kind === 'host_cancelled') return handedTo === null ? 'Cancelled' : `Given to ${handedTo}`
  return from !== null && from !== meeting.startsAt ? 'Moved' : 'Changed'
}

/** The subject line of an e-mail, in which what a visitor entered is shown as it was entered. */
export const subjectOf = (payload: EmailPayload): string => breakEncodedWords(titleOf(payload))

function titleOf(payload: EmailPayload): string {
  switch (payload.kind) {
    case 'contact_received':
      return 'Your message has arrived'
    case 'lead_alert': {
      const [first] = payload.leads
      const count = payload.leads.length + payload.more
      return first && count === 1
        ? `New lead: ${first.name}${first.company ? ` (${first.company})` : ''}`
        : `${count} new leads`
    }
    case 'submission_alert': {
      const [first] = payload.submissions
      const count = payload.submissions.length + payload.more
      return first && count === 1
        ? `New ${first.type}: ${first.name || first.email}`
        : `${count} new submissions`
    }
    case 'checklist':
      return 'Your automation readiness checklist'
    case 'audit_report':
      return 'Your efficiency audit report'
    case 'template':
      return `Your template: ${payload.title}`
    case 'subscription_confirm':
      return `Please confirm your subscription to ${brand.name}`
    case 'consultation_requested':
      return 'We have your request for a call'
    case 'consultation_booked':
      return `Your call with ${brand.name} is booked`
    case 'consultation_scheduled':
      return `Your call with ${brand.name} is scheduled`
    case 'consultation_changed':
      return `Your call with ${brand.name} has changed`
    case 'consultation_cancelled':
      return `Your call with ${brand.name} is cancelled`
    case 'consultation_reminder_day':
      return `Reminder: your call with ${brand.name}`
    case 'consultation_reminder_hour':
      return `Your call with ${brand.name} begins soon`
    case 'consultation_alert':
      return consultationAlertTitle(payload.meeting)
    case 'host_booked':
    case 'host_changed':
    case 'host_cancelled':
      return hostTitleOf(payload)
    case 'invitation':
      return `${payload.inviter} invites you to ${brand.name}`
    case 'password_reset':
      return `Set a new password for ${brand.name}`
    case 'email_change':
      return `Confirm your new address for ${brand.name}`
    case 'account_changed':
      return accountChangeTitles[payload.change]
    case 'sign_in_alert':
      return `New sign-in to your ${brand.name} account`
    case 'two_factor_changed':
      return twoFactor[payload.change]
    case 'task_digest': {
      const [first] = payload.tasks
      const count = payload.tasks.length + payload.more
      return first && count === 1 ? `Overdue: ${first.title}` : `${count} tasks are overdue`
    }
    case 'test':
      return `Test message from ${brand.name}`
  }
}
