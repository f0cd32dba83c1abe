import { and, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { emails, queuedEmails } from '../db/schema.ts'

/** E-mails about one of these records, those among them that tell of several; undefined for none. */
export const emailsAbout = (entityIds: readonly string[]): SQL | undefined =>
  entityIds.length === 0
    ? undefined
    : or(
        inArray(emails.entityId, [...entityIds]),
        ...['leads', 'submissions', 'tasks'].map(
          (several) => sql`exists (
            select from jsonb_array_elements(
              case when jsonb_typeof(${emails.payload}->${several}::text) = 'array'
                then ${emails.payload}->${several}::text else '[]' end) as one
            where ${inArray(sql`one->>'id'`, [...entityIds])})`,
        ),
      )

/**
 * Removes what still would be written to anyone about these records, and what was. In this order:
 * the first waits for e-mails that are just being made of the orders, the second then finds them.
 */
export async function deleteEmails(db: Database, entityIds: string[]): Promise<void> {
  if (entityIds.length === 0) return
  await db.delete(queuedEmails).where(inArray(queuedEmails.entityId, entityIds))
  await db.delete(emails).where(emailsAbout(entityIds))
}

/**
 * Removes e-mails that were written, and last tried, before an instant; returns how many. What is
 * held stays until somebody decides, however long that takes (design.md §4), and what was released
 * gets its day of attempts.
 */
export function purgeEmails(db: Database, before: Date): Promise<number> {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        lt(emails.createdAt, before),
        or(isNull(emails.lastAttemptAt), lt(emails.lastAttemptAt, before)),
        notInArray(emails.state, ['held', 'waiting']),
      ),
    )
    .limit(batch)
  return inBatches(async () => {
    const purged = await db
      .delete(emails)
      .where(inArray(emails.id, due))
      .returning({ id: emails.id })
    return purged.length
  })
}
