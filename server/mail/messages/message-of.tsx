import type { ReactElement } from 'react'
import type { DrawingOrder } from '../order.ts'
import { AccountChangedMessage, EmailChangeMessage } from './account-messages.tsx'
import { AuditMessage } from './audit-message.tsx'
import { ChecklistMessage } from './checklist-message.tsx'
import { ConsultationAlert } from './consultation-alert.tsx'
import { ContactReceived } from './contact-received.tsx'
import { InvitationMessage } from './invitation-message.tsx'
import { LeadAlert } from './lead-alert.tsx'
import { MeetingMessage } from './meeting-message.tsx'
import { PasswordResetMessage } from './password-reset-message.tsx'
import { SignInMessage } from './sign-in-message.tsx'
import { SubmissionAlert } from './submission-alert.tsx'
import { SubscriptionMessage } from './subscription-message.tsx'
import { TemplateMessage } from './template-message.tsx'
import { TestMessage } from './test-message.tsx'
import { TwoFactorMessage } from './two-factor-message.tsx'

/** The drawing of each kind of message. */
export function messageOf({ payload, siteUrl }: DrawingOrder): ReactElement {
  switch (payload.kind) {
    case 'contact_received':
      return <ContactReceived payload={payload} siteUrl={siteUrl} />
    case 'lead_alert':
      return <LeadAlert payload={payload} siteUrl={siteUrl} />
    case 'submission_alert':
      return <SubmissionAlert payload={payload} siteUrl={siteUrl} />
    case 'checklist':
      return <ChecklistMessage payload={payload} siteUrl={siteUrl} />
    case 'audit_report':
      return <AuditMessage payload={payload} siteUrl={siteUrl} />
    case 'template':
      return <TemplateMessage payload={payload} siteUrl={siteUrl} />
    case 'subscription_confirm':
      return <SubscriptionMessage payload={payload} siteUrl={siteUrl} />
    case 'consultation_requested':
      return <MeetingMessage event="requested" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_scheduled':
      return <MeetingMessage event="scheduled" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_changed':
      return <MeetingMessage event="changed" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_cancelled':
      return <MeetingMessage event="cancelled" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_alert':
      return <ConsultationAlert payload={payload} siteUrl={siteUrl} />
    case 'invitation':
      return <InvitationMessage payload={payload} siteUrl={siteUrl} />
    case 'password_reset':
      return <PasswordResetMessage payload={payload} siteUrl={siteUrl} />
    case 'email_change':
      return <EmailChangeMessage payload={payload} siteUrl={siteUrl} />
    case 'account_changed':
      return <AccountChangedMessage payload={payload} siteUrl={siteUrl} />
    case 'sign_in_alert':
      return <SignInMessage payload={payload} siteUrl={siteUrl} />
    case 'two_factor_changed':
      return <TwoFactorMessage payload={payload} siteUrl={siteUrl} />
    case 'test':
      return <TestMessage payload={payload} siteUrl={siteUrl} />
  }
}
