import { randomUUIDv7 } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ConfirmEmail, UpdateProfile } from '#shared/accounts/account-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { isUniqueViolation } from '../../db/postgresql.ts'
import { admins, emailChanges } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { networkOf } from '../../http/network-of.ts'
import { consume } from '../../http/rate-limit.ts'
import { enqueueEmail } from '../../mail/enqueue-email.ts'
import { refuseWithoutServer } from '../../mail/outbox.ts'
import { lockAccount, notifyAccountChange } from '../change-account.ts'
import { endResetLinks } from '../password-reset/reset-links.ts'
import type { AdminRow } from '../presenter.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { changeOfLink, endEmailChange, linkEnd, redeemEmailLink } from './email-links.ts'

/** Links one account may have mailed, to whichever addresses. */
const links = { name: 'email-change-link', max: 3, seconds: 60 * 60 }
const confirmations = { name: 'email-change-confirm', max: 30, seconds: 60 * 60 }

type Self = { ctx: AdminCtx }

const taken = () => {
  const email = 'Another account has this email already.'
  return new AppError('already_exists', email, { fields: { email } })
}

/**
 * Saves one's own name, and has a link mailed to the address that the account is to have: it counts
 * once the link was used. The address it has until then is told. A change that was asked for before
 * ends. Without a mail server no link is ordered: one is made on the server (../recover-account.ts).
 * @throws {AppError} `already_exists` (field `email`) when another account has the address;
 * `too_many_requests`; as {@link withReauthentication}.
 */
export async function askForEmail({
  ctx,
  input: { name, email, ...proof },
}: Self & { input: UpdateProfile }): Promise<AdminRow> {
  return withReauthentication({
    ctx,
    proof,
    act: async (ctx, self) => {
      const others = and(ne(admins.id, self.id), sql`lower(${admins.email}) = lower(${email})`)
      if ((await ctx.db.$count(admins, others)) > 0) throw taken()
      await consume(ctx, links, self.id)
      await endEmailChange(ctx, self.id)
      const change = { id: randomUUIDv7(), adminId: self.id, email }
      await ctx.db
        .insert(emailChanges)
        .values({ ...change, createdAt: ctx.clock(), expiresAt: linkEnd(ctx) })
      const [saved] = await ctx.db
        .update(admins)
        .set({ name })
        .where(eq(admins.id, self.id))
        .returning()
      const fields = name === self.name ? ['email'] : ['name', 'email']
      await recordAudit(ctx, {
        action: 'account.email_change_asked',
        entityId: self.id,
        details: { fields },
      })
      if (ctx.env.smtpUrl) await enqueueEmail(ctx, { kind: 'email_change' }, self.id)
      await notifyAccountChange(ctx, self, 'email_asked', email)
      return saved ?? self
    },
  })
}

/**
 * Has one more link mailed to the address that waits for it.
 * @throws {AppError} `not_found` when none does; `forbidden` without a mail server;
 * `too_many_requests`.
 */
export async function sendEmailLink({ ctx }: Self): Promise<void> {
  refuseWithoutServer(ctx)
  await inTransaction(ctx, async (ctx) => {
    const { id } = await lockAccount(ctx, ctx.actor.adminId)
    const renewed = await ctx.db
      .update(emailChanges)
      .set({ expiresAt: linkEnd(ctx) })
      .where(eq(emailChanges.adminId, id))
      .returning({ id: emailChanges.id })
    if (renewed.length === 0) throw notFound('change of address')
    await consume(ctx, links, id)
    await enqueueEmail(ctx, { kind: 'email_change' }, id)
    await recordAudit(ctx, { action: 'account.email_link_sent', entityId: id })
  })
  ctx.publish('accounts', 'messages')
}

/** Leaves the address as it is; no link to another works any more. @throws {AppError} `not_found`. */
export async function cancelEmailChange({ ctx }: Self): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id } = await lockAccount(ctx, ctx.actor.adminId)
    if (!(await endEmailChange(ctx, id))) throw notFound('change of address')
    await recordAudit(ctx, { action: 'account.email_change_cancelled', entityId: id })
  })
  ctx.publish('accounts', 'messages')
}

type Confirm = { ctx: Ctx; input: ConfirmEmail; ip: string }

/**
 * Makes an address the account's, with the link that was mailed to it, and tells the former one.
 * @throws {AppError} `forbidden` for a link that is unknown, used or expired, or of a deactivated
 * account; `already_exists` when another account has the address by now; `too_many_requests`.
 */
export async function confirmEmail({ ctx, input, ip }: Confirm): Promise<{ email: string }> {
  await consume(ctx, confirmations, networkOf(ip))
  const { adminId, email } = await changeOfLink(ctx, input.token)
  try {
    await inTransaction(ctx, async (ctx) => {
      const before = await lockAccount(ctx, adminId)
      if (before.deactivatedAt) {
        throw new AppError('forbidden', 'This account has been deactivated. Ask a colleague.')
      }
      await redeemEmailLink(ctx, input.token)
      await endEmailChange(ctx, adminId)
      await ctx.db.update(admins).set({ email }).where(eq(admins.id, adminId))
      // What was mailed to the former address must open nothing.
      await endResetLinks(ctx, adminId)
      await recordAudit(ctx, { action: 'account.email_changed', entityId: adminId })
      await notifyAccountChange(ctx, before, 'email_changed', email)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
  ctx.publish('accounts', 'messages')
  return { email }
}
