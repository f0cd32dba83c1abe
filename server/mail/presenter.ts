import type { Message, MessageDetails } from '#shared/mail/schema.ts'
import type { messages } from '../db/schema.ts'

export type EmailRow = typeof messages.$inferSelect

/** An e-mail as the list shows it; instants as ISO 8601 in UTC. */
export const presentEmail = (row: Omit<EmailRow, 'payload' | 'html' | 'text'>): Message => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  toAddress: row.toAddress,
  toName: row.toName,
  subject: row.subject,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  lastAnswer: row.lastAnswer,
  sentAt: row.sentAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

type Drawn = Pick<MessageDetails, 'from' | 'replyTo' | 'html' | 'text' | 'asSent' | 'attachments'>

/** An e-mail with all it says. */
export const presentDetails = (row: EmailRow, rendered: Drawn): MessageDetails => ({
  ...presentEmail(row),
  ...rendered,
})
