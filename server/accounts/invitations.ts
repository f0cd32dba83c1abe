import { randomUUIDv7 } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins, invitations } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** An invitation is good for this long, in milliseconds. */
const goodFor = 7 * 24 * 60 * 60 * 1000

async function issue(ctx: Ctx, kind: 'first_account' | 'team', email: string | null) {
  const token = newToken()
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + goodFor)
  const id = randomUUIDv7()
  await ctx.db.insert(invitations).values({
    id,
    tokenHash: hashOfToken(token),
    kind,
    email,
    createdBy: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
    createdAt: now,
    expiresAt,
  })
  return { id, url: ctx.env.publicUrl + adminPage.registerWith(token), expiresAt }
}

/** Invites one more admin: a single-use link that expires after a week. */
export function createInvitation({ ctx, email }: { ctx: Ctx; email: string | undefined }) {
  return inTransaction(ctx, async (ctx) => {
    const { id, url, expiresAt } = await issue(ctx, 'team', email ?? null)
    await recordAudit(ctx, { action: 'invitation.created', entityId: id })
    return { url, expiresAt: expiresAt.toISOString() }
  })
}

/**
 * The link for the first account of a product that others can reach, or null when none is needed.
 * Earlier links of the kind stop working.
 */
export function firstAccountLink({ ctx }: { ctx: Ctx }): Promise<string | null> {
  return inTransaction(ctx, async (ctx) => {
    const [existing] = await ctx.db.select({ id: admins.id }).from(admins).limit(1)
    if (ctx.env.isLocal || existing) return null
    await ctx.db.delete(invitations).where(eq(invitations.kind, 'first_account'))
    return (await issue(ctx, 'first_account', null)).url
  })
}

/**
 * Uses an invitation up. Call it in the transaction that creates the account.
 * @throws {AppError} `forbidden` when it is unknown, used, expired, or for another address.
 */
export async function redeemInvitation(ctx: Ctx, token: string, email: string): Promise<void> {
  const now = ctx.clock()
  const [invitation] = await ctx.db
    .update(invitations)
    .set({ usedAt: now })
    .where(
      and(
        eq(invitations.tokenHash, hashOfToken(token)),
        isNull(invitations.usedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning()
  const addressed = invitation?.email
  if (!invitation || (addressed && addressed.toLowerCase() !== email.toLowerCase())) {
    throw new AppError(
      'forbidden',
      'This invitation is not valid any more, or is for another address. Ask an administrator for a new one.',
    )
  }
}
