import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { email } from '../text.ts'
import {
  defaultMessageSort,
  messageKinds,
  messageSorts,
  messageStateFilters,
  messageStates,
} from './vocabulary.ts'

const kind = z.enum(messageKinds)
const state = z.enum(messageStates)

/** Part of what a visitor's form is answered with. */
export const mailHeld = z
  .boolean()
  .describe('True while no mail server is configured: what would be mailed to the sender waits.')

/** A message of the outbox as the list shows it. */
export const messageSchema = z.object({
  id: z.string(),
  kind,
  state,
  toAddress: z.string(),
  toName: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  nextAttemptAt: z.iso.datetime().nullable().describe('When a waiting message is tried next.'),
  lastAttemptAt: z.iso.datetime().nullable(),
  lastAnswer: z.string().nullable().describe('What the mail server said, or why nothing was sent.'),
  sentAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Message = z.output<typeof messageSchema>

/** A message with all it says. */
export const messageDetailsSchema = messageSchema.extend({
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
export type MessageDetails = z.output<typeof messageDetailsSchema>

/** Query of `GET /api/admin/messages`. */
export const listMessagesSchema = listQuery(messageSorts, defaultMessageSort).extend({
  state: z
    .enum([...messageStateFilters, 'all'], {
      error: `State must be one of ${messageStateFilters.join(', ')}.`,
    })
    .optional(),
  kind: z
    .enum([...messageKinds, 'all'], { error: `Kind must be one of ${messageKinds.join(', ')}.` })
    .optional(),
})
export type ListMessages = z.output<typeof listMessagesSchema>

/** How much is in each state, and whether there is a mail server to send to. */
export const messageCountsSchema = z.object({
  total: z.number().int(),
  byState: z.record(state, z.number().int()),
  canSend: z.boolean(),
  problem: z.string().nullable().describe('Why the mail server could not be used when last tried.'),
})
export type MessageCounts = z.output<typeof messageCountsSchema>

/** `POST /api/admin/messages/test`. */
export const sendTestSchema = z.object({ to: email })

/** How many held messages an admin has let go. */
export const releasedSchema = z.object({ released: z.number().int() })
