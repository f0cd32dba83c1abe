import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { DrawingOrder, DrawnMail } from './mail-renderer.ts'
import {
  AccountChangedMessage,
  EmailChangeMessage,
  PasswordResetMessage,
} from './messages/account-messages.tsx'
import { MeetingMessage } from './messages/meeting-message.tsx'
import { AuditMessage, ChecklistMessage, TemplateMessage } from './messages/resource-messages.tsx'
import { InvitationMessage, SignInMessage, TwoFactorMessage } from './messages/sign-in-messages.tsx'
import {
  ConsultationAlert,
  LeadAlert,
  SubmissionAlert,
  TestMessage,
} from './messages/team-messages.tsx'
import { ContactReceived, SubscriptionMessage } from './messages/visitor-messages.tsx'

/** Headings stay as written, facts stand in columns, and lines fit a terminal. */
const plain: Parameters<typeof toPlainText>[1] = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'table.m-facts', format: 'dataTable', options: { colSpacing: 2 } },
  ],
}

/** Draws one message. Runs in the mail worker only. */
export async function drawMail(order: DrawingOrder): Promise<DrawnMail> {
  const html = await render(messageOf(order))
  return { html, text: toPlainText(html, plain) }
}

/** The drawing of each kind of message. */
function messageOf({ payload, siteUrl }: DrawingOrder): ReactElement {
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
