import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { EmailToRender, RenderedEmail } from './email-renderer.ts'
import {
  AccountChangedEmail,
  EmailChangeEmail,
  PasswordResetEmail,
} from './emails/account-emails.tsx'
import { HostEmail } from './emails/host-emails.tsx'
import { MeetingEmail, ReminderEmail } from './emails/meeting-email.tsx'
import { AuditEmail, ChecklistEmail, TemplateEmail } from './emails/resource-emails.tsx'
import { InvitationEmail, SignInEmail, TwoFactorEmail } from './emails/sign-in-emails.tsx'
import { TaskDigest } from './emails/task-emails.tsx'
import { ConsultationAlert, LeadAlert, SubmissionAlert, TestEmail } from './emails/team-emails.tsx'
import { ContactReceived, SubscriptionEmail } from './emails/visitor-emails.tsx'

/** Headings stay as written, facts stand in columns, and lines fit a terminal. */
const plain: Parameters<typeof toPlainText>[1] = {
  wordwrap: 78,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'table.m-selvedge', format: 'skip' },
    { selector: 'table.m-facts', format: 'dataTable', options: { colSpacing: 2 } },
  ],
}

/** Renders one e-mail. Runs in the mail worker only. */
export async function renderEmail(email: EmailToRender): Promise<RenderedEmail> {
  const html = await render(emailOf(email))
  return { html, text: toPlainText(html, plain) }
}

/** The rendering of each kind of e-mail. */
function emailOf({ payload, siteUrl }: EmailToRender): ReactElement {
  switch (payload.kind) {
    case 'contact_received':
      return <ContactReceived payload={payload} siteUrl={siteUrl} />
    case 'lead_alert':
      return <LeadAlert payload={payload} siteUrl={siteUrl} />
    case 'submission_alert':
      return <SubmissionAlert payload={payload} siteUrl={siteUrl} />
    case 'checklist':
      return <ChecklistEmail payload={payload} siteUrl={siteUrl} />
    case 'audit_report':
      return <AuditEmail payload={payload} siteUrl={siteUrl} />
    case 'template':
      return <TemplateEmail payload={payload} siteUrl={siteUrl} />
    case 'subscription_confirm':
      return <SubscriptionEmail payload={payload} siteUrl={siteUrl} />
    case 'consultation_requested':
      return <MeetingEmail event="requested" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_booked':
      return <MeetingEmail event="booked" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_scheduled':
      return <MeetingEmail event="scheduled" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_changed':
      return <MeetingEmail event="changed" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_cancelled':
      return <MeetingEmail event="cancelled" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_reminder_day':
      return <ReminderEmail before="day" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'consultation_reminder_hour':
      return <ReminderEmail before="hour" meeting={payload.meeting} siteUrl={siteUrl} />
    case 'host_booked':
    case 'host_changed':
    case 'host_cancelled':
      return <HostEmail payload={payload} siteUrl={siteUrl} />
    case 'consultation_alert':
      return <ConsultationAlert payload={payload} siteUrl={siteUrl} />
    case 'invitation':
      return <InvitationEmail payload={payload} siteUrl={siteUrl} />
    case 'password_reset':
      return <PasswordResetEmail payload={payload} siteUrl={siteUrl} />
    case 'email_change':
      return <EmailChangeEmail payload={payload} siteUrl={siteUrl} />
    case 'account_changed':
      return <AccountChangedEmail payload={payload} siteUrl={siteUrl} />
    case 'sign_in_alert':
      return <SignInEmail payload={payload} siteUrl={siteUrl} />
    case 'two_factor_changed':
      return <TwoFactorEmail payload={payload} siteUrl={siteUrl} />
    case 'task_digest':
      return <TaskDigest payload={payload} siteUrl={siteUrl} />
    case 'test':
      return <TestEmail payload={payload} siteUrl={siteUrl} />
  }
}
