import { asc, inArray, type SQL } from 'drizzle-orm'
import { alertKinds } from '#shared/mail/vocabulary.ts'
import type { Database } from '../db/database.ts'
import { messageAttachments, messages } from '../db/schema.ts'
import { comparedAddress } from './marks.ts'
import type { Person } from './person.ts'

/**
 * Messages as they are exported: with their words when they are about the person's own record, or
 * to them and about nobody else; of an alert that tells of others, only that it was written.
 */
export async function readMessages(
  db: Database,
  { address, ids }: Person,
  condition: SQL | undefined,
): Promise<object[]> {
  const rows = await db.select().from(messages).where(condition).orderBy(asc(messages.createdAt))
  const files = await db
    .select({ messageId: messageAttachments.messageId, fileName: messageAttachments.fileName })
    .from(messageAttachments)
    .where(
      inArray(
        messageAttachments.messageId,
        rows.map(({ id }) => id),
      ),
    )
  const own = (row: (typeof rows)[number]) =>
    ids.includes(row.entityId ?? '') ||
    (comparedAddress(row.toAddress) === address && !alertKinds.includes(row.kind))
  return rows.map((row) => {
    const { id, kind, state, createdAt, sentAt } = row
    if (!own(row)) return { id, kind, state, createdAt, sentAt }
    const { toAddress, toName, replyTo, subject, payload, text } = row
    const attachments = files
      .filter(({ messageId }) => messageId === id)
      .map(({ fileName }) => fileName)
    const words = { toAddress, toName, replyTo, subject, payload, text, attachments }
    return { id, kind, state, createdAt, sentAt, ...words }
  })
}
