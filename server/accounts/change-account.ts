import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { endResetLinks } from './password-reset/reset-links.ts'
import type { AdminRow } from './presenter.ts'

/** The account, locked until the transaction ends. @throws {AppError} `not_found`. */
export async function lockAccount(ctx: Ctx, id: string): Promise<AdminRow> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, id)).for('update')
  if (!admin) throw notFound('account')
  return admin
}

type Change = {
  ctx: Ctx
  id: string
  /** What is done to it, for the audit log. */
  act: string
  /** The values to set; those that are so already are left out of what is written. */
  values: Partial<AdminRow>
}

/** Changes an account and writes which fields were changed; nothing when none is different. */
export async function changeAccount({ ctx, id, act, values }: Change): Promise<AdminRow> {
  const changed = await inTransaction(ctx, async (ctx) => {
    const before = await lockAccount(ctx, id)
    const fields = Object.entries(values)
      .filter(([name, value]) => before[name as keyof AdminRow] !== value)
      .map(([name]) => name)
    if (fields.length === 0) return before
    const [after] = await ctx.db.update(admins).set(values).where(eq(admins.id, id)).returning()
    // What was mailed to the former address must open nothing.
    if (fields.includes('email')) await endResetLinks(ctx, id)
    await recordAudit(ctx, { action: `account.${act}`, entityId: id, details: { fields } })
    return after ?? before
  })
  ctx.announce('accounts')
  return changed
}
