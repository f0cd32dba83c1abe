import { and, eq, gt } from 'drizzle-orm'
import { longestWait } from '#shared/mail/retry.ts'
import type { Ctx } from '../context.ts'
import { emails, queuedEmails } from '../db/schema.ts'
import { clocksApart } from '../http/rate-limit.ts'

/**
 * Makes due what is to wait longer than anything waits: that was written while the clock was ahead,
 * and it has been set right.
 */
export async function makeDueAfterClockAhead(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  const latest = new Date(now.getTime() + longestWait + clocksApart)
  await ctx.db
    .update(emails)
    .set({ nextAttemptAt: now })
    .where(and(eq(emails.state, 'waiting'), gt(emails.nextAttemptAt, latest)))
  await ctx.db.update(queuedEmails).set({ dueAt: now }).where(gt(queuedEmails.dueAt, latest))
}
