import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { deleteEmails } from '../mail/delete-emails.ts'
import { removeEmptyPeople } from '../people/remove-people.ts'

/**
 * Takes an address off the list for good, and what was written to it out of the outbox. One that
 * has left stays: it is how we know not to write there. If it was being asked to come back, the
 * question is withdrawn.
 * @throws {AppError} `not_found`; `forbidden` for one that has left.
 */
export async function removeSubscriber({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  knownId(id, 'subscriber')
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(table).where(eq(table.id, id)).for('update')
    if (!row) throw notFound('subscriber')
    if (row.state === 'unsubscribed') {
      throw new AppError(
        'forbidden',
        'This address has left, and is kept so that nobody writes to it again by mistake.',
      )
    }
    if (row.unsubscribedAt) {
      await ctx.db.update(table).set({ state: 'unsubscribed' }).where(eq(table.id, id))
    } else {
      await ctx.db.delete(table).where(eq(table.id, id))
    }
    await deleteEmails(ctx.db, [id])
    await recordAudit(ctx, {
      action: 'subscriber.removed',
      entityId: id,
      personId: row.personId,
    })
    await removeEmptyPeople(ctx.db, [row.personId])
  })
  ctx.publish('subscribers', 'people', 'messages')
}

/**
 * Removes addresses that were asked before an instant to confirm and did not, with what was written
 * to them. One that had left before has left again. Returns how many were removed.
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
        .returning({ id: table.id, personId: table.personId })
      await deleteEmails(
        tx,
        removed.map(({ id }) => id),
      )
      await removeEmptyPeople(
        tx,
        removed.map(({ personId }) => personId),
      )
      return removed.length
    }),
  )
}
