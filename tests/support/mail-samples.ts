import { templates } from '#content/templates/list.ts'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import type { EmailPayload, Meeting } from '#shared/mail/payload.ts'

const at = '2026-06-01T09:00:00.000Z'

const meeting: Meeting = {
  id: '019f0000-0000-7000-8000-000000000001',
  sequence: 2,
  type: '30-minute strategy call',
  startsAt: '2026-06-04T15:30:00.000Z',
  timeZone: 'America/Chicago',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  greeting: 'Ada Lovelace',
}

const booking: Meeting = {
  ...meeting,
  type: 'Discovery call',
  timeZone: 'Europe/Berlin',
  terms: {
    minutes: 45,
    host: { name: 'Vera Molnár', timeZone: 'America/Chicago' },
    place: 'https://meet.example/vera',
    instructions: 'Have your last three invoices at hand.\nNobody needs an account.',
    hasPage: true,
  },
}

const hosted = {
  meeting: booking,
  host: { name: 'Vera Molnár', email: 'vera@loom.example' },
  company: 'Analytical Engines & Søn',
  phone: '+1 312 555 0100',
  message: 'About invoices.',
  by: null,
  from: null,
  handedTo: null,
}

const lead = {
  id: meeting.id,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines & Søn',
  phone: '+1 312 555 0100',
  source: 'contact_form',
  message:
    'We type forty invoices a week into two systems.\n\nCan you look at it with us? <b>Soon</b>, if possible.',
}

const submission = {
  id: meeting.id,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines & Søn',
  type: 'audit',
} as const

const answers = auditAnswersSchema.parse({
  companyName: 'Analytical Engines',
  industry: 'Logistics',
  employeeCount: '51-200',
  role: 'Dispatcher',
  dataEntry: 12,
  reportGeneration: 3.5,
  customerCommunication: 10,
  invoicing: 5.25,
  painPoints: ['Slow response times to customers'],
})

const [template] = templates

/** A message of every kind, as the outbox keeps it. */
export const mailSamples: readonly EmailPayload[] = [
  { kind: 'contact_received', name: 'Ada Lovelace' },
  { kind: 'contact_received', name: null },
  { kind: 'lead_alert', leads: [lead], more: 0 },
  {
    kind: 'lead_alert',
    leads: [lead, { ...lead, name: 'Grace', company: null, phone: null, message: null }],
    more: 12,
  },
  { kind: 'submission_alert', submissions: [submission], more: 0 },
  {
    kind: 'submission_alert',
    submissions: [submission, { ...submission, name: '', company: null, type: 'template' }],
    more: 12,
  },
  { kind: 'checklist', name: 'Ada', ticked: ['processes-listed', 'time-measured'] },
  { kind: 'checklist', name: null, ticked: null },
  { kind: 'audit_report', answers, askedAt: at },
  {
    kind: 'template',
    name: null,
    templateId: template?.id ?? '',
    title: template?.title ?? '',
  },
  {
    kind: 'task_digest',
    tasks: [
      {
        id: '018f0000-0000-7000-8000-000000000001',
        personId: '018f0000-0000-7000-8000-000000000002',
        title: 'Send the proposal',
        person: 'Ada Lovelace',
        due: 'Friday, 20 November',
      },
    ],
    more: 2,
  },
  { kind: 'subscription_confirm', leaveToken: 'a'.repeat(43) },
  { kind: 'consultation_requested', meeting },
  { kind: 'consultation_requested', meeting: { ...meeting, startsAt: null, greeting: null } },
  { kind: 'consultation_scheduled', meeting },
  { kind: 'consultation_booked', meeting: booking },
  { kind: 'consultation_changed', meeting },
  { kind: 'consultation_changed', meeting: booking },
  { kind: 'consultation_cancelled', meeting },
  { kind: 'consultation_cancelled', meeting: booking },
  { kind: 'consultation_reminder_day', meeting: booking },
  { kind: 'consultation_reminder_hour', meeting: { ...booking, greeting: null } },
  { kind: 'host_booked', ...hosted },
  { kind: 'host_changed', ...hosted, by: 'Grace', from: '2026-06-03T15:30:00.000Z' },
  { kind: 'host_cancelled', ...hosted, from: booking.startsAt },
  { kind: 'host_cancelled', ...hosted, by: 'Grace', from: booking.startsAt, handedTo: 'Mia' },
  {
    kind: 'consultation_alert',
    meeting,
    company: 'Analytical Engines',
    phone: null,
    message: 'About invoices.',
  },
  {
    kind: 'consultation_alert',
    meeting: booking,
    company: null,
    phone: '+1 312 555 0100',
    message: null,
  },
  {
    kind: 'invitation',
    inviter: 'Vera',
    expiresAt: at,
  },
  { kind: 'password_reset', name: 'Vera', adminId: meeting.id },
  { kind: 'email_change', name: 'Vera', changeId: meeting.id },
  {
    kind: 'account_changed',
    name: 'Vera',
    change: 'email_asked',
    newEmail: 'vera@new.example',
    at,
  },
  {
    kind: 'account_changed',
    name: 'Vera',
    change: 'email_changed',
    newEmail: 'vera@new.example',
    at,
  },
  { kind: 'account_changed', name: 'Vera', change: 'password_changed', newEmail: null, at },
  { kind: 'account_changed', name: 'Vera', change: 'password_reset', newEmail: null, at },
  { kind: 'sign_in_alert', name: 'Vera', device: 'Firefox on Windows', at },
  { kind: 'two_factor_changed', name: 'Vera', change: 'reset', by: 'Grace', at },
  { kind: 'test', by: 'Vera', at },
]
