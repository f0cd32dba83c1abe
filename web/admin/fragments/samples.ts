import { brand } from '#content/brand.ts'
import { parseMeeting } from '#shared/booking-reader/text/parse-meeting.ts'
import { draftOf } from '#shared/booking-reader/text/sync-draft.ts'
import type { Lead } from '#shared/leads/schema.ts'
import type { Email } from '#shared/mail/schema.ts'
import { answerInWords } from '#shared/response-time.ts'
import type { TextSync } from '../consultations/quick-sync/use-text-sync.ts'

// Invented people with numbers and addresses that are reserved for fiction.

const mail = `From: Renee Castellano <renee@tidewater-dental.example>
Subject: Intake call with Loomwork

Hi, thanks for the quick answer. Tuesday works: November 4, 2025, 10:30 AM Central.

I would bring Marcus from the front desk. We are two practices and retype about forty forms a day.

Renee Castellano
Office manager, Tidewater Dental
(312) 555-0176`

const nothing = () => undefined

/** A pasted mail and what Quick Sync reads from it, by the reader that the office uses. */
export function sampleSync(): TextSync {
  const meeting = parseMeeting(mail, {
    now: new Date('2025-11-03T15:00:00Z'),
    defaultZone: brand.timeZone.id,
    own: [brand.email],
  })
  return {
    text: mail,
    paste: nothing,
    clear: nothing,
    problem: null,
    unread: false,
    meeting,
    current: true,
    draft: draftOf(meeting, brand.timeZone.id),
    edits: {},
    edit: nothing,
    errors: {},
    overlap: { isOffered: false, isAllowed: false, allow: nothing },
    hostId: '',
    chooseHost: nothing,
    hostError: undefined,
    syncing: false,
    sync: nothing,
    known: null,
    ready: true,
    dirty: false,
  }
}

/** When all of it happens. */
export const monday = '2025-11-03T14:52:00.000Z'

export const sampleLead: Lead = {
  id: 'sample',
  name: 'Omar Haddad',
  email: 'omar@greatlakes.example',
  phone: '(312) 555-0119',
  company: 'Great Lakes Freight',
  message:
    'We type delivery notes from PDF into our dispatch system, about 120 a day, two people. Could that be read instead? We would like it running before the spring.',
  source: 'contact_form',
  status: 'new',
  priority: 'high',
  assignedTo: null,
  tags: [],
  personId: null,
  origin: null,
  quarantine: null,
  version: 1,
  createdAt: monday,
  updatedAt: monday,
}

export const sampleEmail: Email = {
  id: 'sample',
  kind: 'contact_received',
  state: 'sent',
  toAddress: sampleLead.email,
  toName: sampleLead.name,
  subject: 'We have your message',
  attempts: 1,
  nextAttemptAt: null,
  lastAttemptAt: monday,
  lastAnswer: '250 2.0.0 Ok: queued',
  sentAt: monday,
  createdAt: monday,
}

/** What the sender is written at once, as the outbox keeps it. */
export const sampleReceipt = `Hello Omar Haddad,

thank you for writing. A person reads your message, and you hear from us ${answerInWords}.

You wrote:
“We type delivery notes from PDF into our dispatch system, about 120 a day, two people.”

${brand.name} · ${brand.phone.display}`
