import { brand } from '#content/brand.ts'
import type { AccountChange, MailPayload, TwoFactorChange } from '#shared/mail/payload.ts'

const twoFactor: Record<TwoFactorChange, string> = {
  on: 'Two-factor sign-in is on',
  off: 'Two-factor sign-in is off',
  reset: 'Two-factor sign-in was reset',
  codes_renewed: 'New backup codes were made',
}

/** What a message about a change of an account is about: its subject, and its heading. */
export const accountChangeTitles: Record<AccountChange, string> = {
  email_asked: 'Your email address is to change',
  email_changed: 'Your email address was changed',
  password_changed: 'Your password was changed',
  password_reset: 'Your password was set anew',
}

/** The subject line of a message. */
export function subjectOf(payload: MailPayload): string {
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
    case 'consultation_scheduled':
      return `Your call with ${brand.name} is scheduled`
    case 'consultation_changed':
      return `Your call with ${brand.name} has changed`
    case 'consultation_cancelled':
      return `Your call with ${brand.name} is cancelled`
    case 'consultation_alert':
      return `Consultation requested: ${payload.meeting.name}`
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
    case 'test':
      return `Test message from ${brand.name}`
  }
}
