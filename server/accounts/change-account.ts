import { eq, isNull } from 'drizzle-orm'
import type { AccountChange } from '#shared/mail/payload.ts'
import { recordAudit } from '../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../context.ts'
import { admins, sessions } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import type { AdminRow } from './presenter.ts'

/** The account with this id. @throws {AppError} `not_found`. */
export async function findAccount(ctx: Ctx, id: string): Promise<AdminRow> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, id))
  if (!admin) throw notFound('account')
  return admin
}

/** The account, locked until the transaction ends. @throws {AppError} `not_found`. */
export async function lockAccount(ctx: Ctx, id: string): Promise<AdminRow> {
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, id)).for('update')
  if (!admin) throw notFound('account')
  return admin
}

/**
 * The account of who acts, locked with those of all active colleagues until the transaction ends:
 * changes to one's own and to another's account wait for each other, and who was deactivated, or
 * whose session was ended, meanwhile does nothing any more.
 * @throws {AppError} `unauthenticated`.
 */
export async function lockTeam(ctx: AdminCtx): Promise<AdminRow> {
  const { adminId, sessionId } = ctx.actor
  const active = await ctx.db
    .select()
    .from(admins)
    .where(isNull(admins.deactivatedAt))
    .orderBy(admins.id)
    .for('update')
  const self = active.find(({ id }) => id === adminId)
  const open = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!self || open.length === 0) throw new AppError('unauthenticated', 'Authentication expired')
  return self
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
    await recordAudit(ctx, { action: `account.${act}`, entityId: id, details: { fields } })
    return after ?? before
  })
  ctx.publish('accounts')
  return changed
}

/**
 * Tells a person by mail what was done to their account, at the address it has until then: it may
 * not have been they. Call it in the transaction of the change, and publish `messages` after the
 * commit.
 */
export const notifyAccountChange = (
  ctx: Ctx,
  { id, email }: AdminRow,
  change: AccountChange,
  newEmail: string | null = null,
) => enqueueEmail(ctx, { kind: 'account_changed', change, to: email, newEmail }, id)
