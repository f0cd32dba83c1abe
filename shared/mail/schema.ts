import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { email } from '../text.ts'
import {
  defaultEmailSort,
  emailKinds,
  emailSorts,
  emailStateFilters,
  emailStates,
} from './vocabulary.ts'

const kind = z.enum(emailKinds)
const state = z.enum(emailStates)

/** Part of what a visitor's form is answered with. */
export const mailHeld = z
  .boolean()
  .describe('True while no mail server is configured: what would be mailed to the sender waits.')

/** An e-mail of the outbox as the list shows it. */
export const emailSchema = z.object({
  id: z.string(),
  kind,
  state,
  toAddress: z.string(),
  toName: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  nextAttemptAt: z.iso
    .datetime()
    .nullable()
    .describe('When a waiting message is tried next; null while it is being tried.'),
  lastAttemptAt: z.iso.datetime().nullable(),
  lastAnswer: z.string().nullable().describe('What the mail server said, or why nothing was sent.'),
  sentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Email = z.output<typeof emailSchema>

/** An e-mail with all it says. */
export const emailDetailsSchema = emailSchema.extend({
  from: z.string(),
  replyTo: z.string(),
  html: z.string(),
  text: z.string(),
  asSent: z
    .boolean()
    .describe('False while the message has not been tried: this is how it will be.'),
  attachments: z.array(
    z.object({
      position: z.number().int(),
      fileName: z.string(),
      contentType: z.string(),
      bytes: z.number().int().nullable().describe('Null until the file is made, with the sending.'),
    }),
  ),
})
export type EmailDetails = z.output<typeof emailDetailsSchema>

/** Query of `GET /api/admin/messages`. */
export const listEmailsSchema = listQuery(emailSorts, defaultEmailSort).extend({
  state: z
    .enum([...emailStateFilters, 'all'], {
      error: `State must be one of ${emailStateFilters.join(', ')}.`,
    })
    .optional(),
  kind: z
    .enum([...emailKinds, 'all'], { error: `Kind must be one of ${emailKinds.join(', ')}.` })
    .optional(),
})
export type ListEmails = z.output<typeof listEmailsSchema>

/** How much is in each state, and whether there is a mail server to send to. */
export const emailCountsSchema = z.object({
  total: z.number().int(),
  byState: z.record(state, z.number().int()),
  canSend: z.boolean(),
  problem: z.string().nullable().describe('Why the mail server could not be used when last tried.'),
})
export type EmailCounts = z.output<typeof emailCountsSchema>

/** `POST /api/admin/messages/test`. */
export const sendTestSchema = z.object({ to: email })

/** How many held e-mails an admin has let go. */
export const releasedSchema = z.object({ released: z.number().int() })
