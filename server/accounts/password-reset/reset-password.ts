import { eq, sql } from 'drizzle-orm'
import type { ConfirmReset, RequestReset } from '#shared/accounts/security-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Ctx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { consume, giveBack } from '../../http/rate-limit.ts'
import { enqueueEmail } from '../../mail/enqueue-email.ts'
import { lockAccount, notifyAccountChange } from '../change-account.ts'
import { endEmailChange } from '../email-change/email-links.ts'
import { inPasswordQueue } from '../password-queue.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'
import { closeSessions } from '../sessions.ts'
import { accountOfLink, endResetLinks, redeemLink } from './reset-links.ts'

// Counted for every address typed, with an account or without: a refusal tells nothing of it.
const asked = { name: 'password-reset', max: 3, seconds: 60 * 60 }
const askedFromOneNetwork = { name: 'password-reset-network', max: 20, seconds: 60 * 60 }

type Request = { ctx: Ctx; input: RequestReset; network: string }

/**
 * Has a link to set a new password sent to an account's address. For an address without one the
 * same is written, naming nobody, so that answer and duration tell nothing. Without a mail server
 * nothing is ordered: a link that comes weeks after it was asked for only alarms.
 * @throws {AppError} `too_many_requests`.
 */
export async function requestReset({
  ctx,
  input,
  network,
}: Request): Promise<{ canSend: boolean }> {
  const account = input.email.toLowerCase()
  await consume(ctx, askedFromOneNetwork, network)
  await consume(ctx, asked, account)
  if (!ctx.env.smtpUrl) return { canSend: false }
  await inTransaction(ctx, async (ctx) => {
    const [admin] = await ctx.db
      .select({ id: admins.id })
      .from(admins)
      .where(sql`lower(${admins.email}) = ${account}`)
    const entityId = admin?.id ?? 'unknown'
    await recordAudit(ctx, { action: 'account.password_reset_asked', entityId })
    await enqueueEmail(ctx, { kind: 'password_reset' }, admin?.id ?? null)
  })
  ctx.publish('messages')
  return { canSend: true }
}

const tries = { name: 'password-reset-confirm', max: 30, seconds: 60 * 60 }

type Confirm = { ctx: Ctx; input: ConfirmReset; network: string }

/**
 * Sets a new password with a mailed link. Every session of the account ends, and every other link;
 * two-factor stays as it is, and sign-in asks for it. A password that is refused does not use the
 * link up, and does not count.
 * @throws {AppError} `forbidden` for a link that is unknown, used or expired, or of a deactivated
 * account; `invalid` (field `password`); `too_many_requests`.
 */
export async function confirmReset({ ctx, input, network }: Confirm): Promise<void> {
  await consume(ctx, tries, network)
  const person = await accountOfLink(ctx, input.token)
  const passwordHash = await inPasswordQueue('known', async () => {
    try {
      await refuseWeakPassword(ctx.env, input.password, person)
    } catch (error) {
      await giveBack(ctx, tries, network)
      throw error
    }
    return hashPassword(input.password)
  })
  const adminId = person.id
  await inTransaction(ctx, async (ctx) => {
    const admin = await lockAccount(ctx, adminId)
    if (admin.deactivatedAt) {
      throw new AppError('forbidden', 'This account has been deactivated. Ask a colleague.')
    }
    await redeemLink(ctx, input.token)
    await ctx.db.update(admins).set({ passwordHash }).where(eq(admins.id, adminId))
    await endResetLinks(ctx, adminId)
    await endEmailChange(ctx, adminId)
    await closeSessions(ctx, adminId, 'all')
    await recordAudit(ctx, { action: 'account.password_reset', entityId: adminId })
    await notifyAccountChange(ctx, admin, 'password_reset')
  })
  ctx.publish('accounts', 'messages')
}
