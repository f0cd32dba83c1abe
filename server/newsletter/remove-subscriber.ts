import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { notFound } from '../errors.ts'

/** Takes an address off the list for good. @throws {AppError} `not_found`. */
export async function removeSubscriber({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw notFound('subscriber')
  await inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .returning({ id: newsletterSubscribers.id })
    if (!removed) throw notFound('subscriber')
    await recordAudit(ctx, { action: 'subscriber.removed', entityId: id })
  })
  ctx.announce('subscribers')
}
