import type { Email, EmailDetails } from '#shared/mail/schema.ts'
import type { emails } from '../db/schema.ts'

export type EmailRow = typeof emails.$inferSelect

/** An e-mail as the list shows it; instants as ISO 8601 in UTC. */
export const presentEmail = (row: Omit<EmailRow, 'payload' | 'html' | 'text'>): Email => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  toAddress: row.toAddress,
  toName: row.toName,
  subject: row.subject,
  attempts: row.attempts,
  nextAttemptAt: nextAttemptOf(row)?.toISOString() ?? null,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  lastAnswer: row.lastAnswer,
  sentAt: row.sentAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** While an attempt runs, the row holds when it counts as crashed: nobody's next attempt. */
const nextAttemptOf = (row: Pick<EmailRow, 'state' | 'leasedUntil' | 'nextAttemptAt'>) =>
  row.state === 'waiting' && !row.leasedUntil ? row.nextAttemptAt : null

type Drawn = Pick<EmailDetails, 'from' | 'replyTo' | 'html' | 'text' | 'asSent' | 'attachments'>

/** An e-mail with all it says. */
export const presentDetails = (row: EmailRow, rendered: Drawn): EmailDetails => ({
  ...presentEmail(row),
  ...rendered,
})
