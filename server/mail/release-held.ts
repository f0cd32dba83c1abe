import { eq } from 'drizzle-orm'
import { triedFor } from '#shared/mail/retry.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { messages } from '../db/schema.ts'
import { forgetCounts } from './count-messages.ts'
import { refuseWithoutServer } from './send-message.ts'

/**
 * Lets go all that was held while no mail server was configured, and answers how many.
 * @throws {AppError} `forbidden` while there still is none.
 */
export async function releaseHeld({ ctx }: { ctx: Ctx }): Promise<number> {
  refuseWithoutServer(ctx)
  const now = ctx.clock()
  const released = await inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(messages)
      .set({
        state: 'waiting',
        nextAttemptAt: now,
        giveUpAt: new Date(now.getTime() + triedFor),
      })
      .where(eq(messages.state, 'held'))
      .returning({ id: messages.id })
    if (rows.length > 0) {
      const details = { count: rows.length }
      await recordAudit(ctx, { action: 'message.held_released', entityId: 'held', details })
    }
    return rows.length
  })
  forgetCounts(ctx)
  ctx.announce('messages')
  return released
}
