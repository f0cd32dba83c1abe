import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { forgetMessages } from '../mail/forget-messages.ts'

/**
 * Removes addresses that were asked before an instant to confirm and did not, with what was written
 * to them. One that had left before has left again. Answers how many were removed.
 */
export async function purgeUnconfirmed(db: Database, before: Date): Promise<number> {
  const ended = and(eq(table.state, 'unconfirmed'), lt(table.askedAt, before))
  await db
    .update(table)
    .set({ state: 'unsubscribed' })
    .where(and(ended, isNotNull(table.unsubscribedAt)))
  return inBatches(() =>
    db.transaction(async (tx) => {
      const due = tx
        .select({ id: table.id })
        .from(table)
        .where(and(ended, isNull(table.unsubscribedAt)))
        .limit(batch)
      const removed = await tx
        .delete(table)
        .where(inArray(table.id, due))
        .returning({ id: table.id })
      await forgetMessages(
        tx,
        removed.map(({ id }) => id),
      )
      return removed.length
    }),
  )
}
