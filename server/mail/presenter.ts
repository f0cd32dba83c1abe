import type { Message, MessageDetails } from '#shared/mail/schema.ts'
import type { messages } from '../db/schema.ts'

export type MessageRow = typeof messages.$inferSelect

/** A message as the list shows it; instants as ISO 8601 in UTC. */
export const presentMessage = (row: Omit<MessageRow, 'payload' | 'html' | 'text'>): Message => ({
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

/** A message with all it says. */
export const presentDetails = (row: MessageRow, drawn: Drawn): MessageDetails => ({
  ...presentMessage(row),
  ...drawn,
})
