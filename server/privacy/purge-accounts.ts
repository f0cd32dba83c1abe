import { and, eq, lt } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { removeAccount } from './remove-account.ts'

/** Removes the accounts that were deactivated before an instant; answers how many. */
export async function purgeAccounts(ctx: Ctx, before: Date): Promise<number> {
  const ended = lt(admins.deactivatedAt, before)
  const due = await ctx.db.select({ id: admins.id }).from(admins).where(ended)
  for (const { id } of due) {
    await inTransaction(ctx, async (ctx) => {
      const [account] = await ctx.db
        .select()
        .from(admins)
        .where(and(eq(admins.id, id), ended))
        .for('update')
      if (!account) return
      await removeAccount(ctx.db, account)
      await recordAudit(ctx, { action: 'account.removed', entityId: id })
    })
  }
  return due.length
}
