import { and, eq, lt } from 'drizzle-orm'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { forgetMessages } from '../mail/forget-messages.ts'
import { keepMark, markOf } from './marks.ts'

/** Keeps of those who left the newsletter before an instant their mark alone; answers how many. */
export async function purgeUnsubscribed(ctx: Ctx, before: Date): Promise<number> {
  const left = and(eq(table.state, 'unsubscribed'), lt(table.unsubscribedAt, before))
  const due = await ctx.db.select({ id: table.id }).from(table).where(left)
  for (const { id } of due) {
    await inTransaction(ctx, async (ctx) => {
      const [gone] = await ctx.db
        .delete(table)
        .where(and(eq(table.id, id), left))
        .returning()
      if (!gone) return
      const mark = await markOf(ctx.db, gone.email)
      await keepMark(ctx.db, mark, 'unsubscribed', gone.unsubscribedAt ?? ctx.clock())
      await forgetMessages(ctx.db, [id])
    })
  }
  return due.length
}
