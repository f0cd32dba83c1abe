import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { forgetMessages } from '../mail/forget-messages.ts'

/**
 * Takes an address off the list for good, and what was written to it out of the outbox. One that
 * has left stays: it is how we know not to write there. If it was being asked to come back, the
 * question is withdrawn.
 * @throws {AppError} `not_found`; `forbidden` for one that has left.
 */
export async function removeSubscriber({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw notFound('subscriber')
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
    await forgetMessages(ctx.db, [id])
    await recordAudit(ctx, { action: 'subscriber.removed', entityId: id })
  })
  ctx.announce('subscribers', 'messages')
}
