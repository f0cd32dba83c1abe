import { and, eq, gt } from 'drizzle-orm'
import { longestWait } from '#shared/mail/retry.ts'
import type { Ctx } from '../context.ts'
import { mailOrders, messages } from '../db/schema.ts'
import { clocksApart } from '../http/rate-limit.ts'

/**
 * Makes due what is to wait longer than anything waits: that was written while the clock was ahead,
 * and it has been set right.
 */
export async function makeDueAfterClockAhead(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const latest = new Date(now.getTime() + longestWait + clocksApart)
  await ctx.db
    .update(messages)
    .set({ nextAttemptAt: now })
    .where(and(eq(messages.state, 'waiting'), gt(messages.nextAttemptAt, latest)))
  await ctx.db.update(mailOrders).set({ dueAt: now }).where(gt(mailOrders.dueAt, latest))
}
