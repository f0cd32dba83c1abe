import { randomUUIDv7 } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { admins, emails, passwordResets, queuedEmails } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { AdminRow } from '../presenter.ts'
import { hashOfToken, newToken } from '../sessions.ts'

const stands = (ctx: Ctx, token: string) =>
  and(
    eq(passwordResets.tokenHash, hashOfToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, ctx.clock()),
  )

const dead = () =>
  new AppError(
    'forbidden',
    'This link is not valid any more: each works once, and for one hour. Ask for a new one.',
  )

/** Whose link this is. @throws {AppError} `forbidden` when it is unknown, used or expired. */
export async function accountOfLink(ctx: Ctx, token: string): Promise<AdminRow> {
  const [link] = await ctx.db
    .select({ admin: admins })
    .from(passwordResets)
    .innerJoin(admins, eq(admins.id, passwordResets.adminId))
    .where(stands(ctx, token))
  if (!link) throw dead()
  return link.admin
}

/** Uses a link up, in the transaction of what it is good for. @throws {AppError} as {@link accountOfLink}. */
export async function redeemLink(ctx: Ctx, token: string): Promise<void> {
  const [link] = await ctx.db
    .update(passwordResets)
    .set({ usedAt: ctx.clock() })
    .where(stands(ctx, token))
    .returning({ id: passwordResets.id })
  if (!link) throw dead()
}

/**
 * Ends every link of an account, those too that would still be mailed: its password or its address
 * has changed, so an older mail must open nothing.
 */
export async function endResetLinks(ctx: Ctx, adminId: string): Promise<void> {
  await ctx.db
    .update(passwordResets)
    .set({ usedAt: ctx.clock() })
    .where(and(eq(passwordResets.adminId, adminId), isNull(passwordResets.usedAt)))
  await ctx.db
    .delete(queuedEmails)
    .where(
      and(
        eq(queuedEmails.entityId, adminId),
        sql`${queuedEmails.order} ->> 'kind' = 'password_reset'`,
      ),
    )
  await ctx.db
    .update(emails)
    .set({ state: 'cancelled', lastAnswer: 'Not sent: the account has changed since.' })
    .where(
      and(
        eq(emails.entityId, adminId),
        eq(emails.kind, 'password_reset'),
        inArray(emails.state, ['waiting', 'held', 'withheld']),
      ),
    )
}

/** Removes links that have ended by time. */
export async function purgeResetLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}

/** A link to set a new password is good for this long, in milliseconds. */
const goodFor = 60 * 60_000

/** Makes a link to set a new password for an account. The token itself is kept nowhere. */
export async function makeResetLink(ctx: Ctx, adminId: string): Promise<string> {
  const token = newToken()
  const createdAt = ctx.clock()
  await ctx.db.insert(passwordResets).values({
    id: randomUUIDv7(),
    tokenHash: hashOfToken(token),
    adminId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + goodFor),
  })
  return ctx.env.publicUrl + adminPage.resetPasswordWith(token)
}
