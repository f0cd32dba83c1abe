import { eq } from 'drizzle-orm'
import type { ConfirmReset } from '#shared/accounts/password-reset-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Ctx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { consume } from '../../http/rate-limit.ts'
import { lockAccount } from '../change-account.ts'
import { endEmailChange } from '../email-change/email-links.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'
import { closeSessions } from '../sessions.ts'
import { tellAccountChange } from '../tell-account-change.ts'
import { accountOfLink, endResetLinks, redeemLink } from './reset-links.ts'

const tries = { name: 'password-reset-confirm', max: 30, seconds: 60 * 60 }

type Arguments = { ctx: Ctx; input: ConfirmReset; network: string }

/**
 * Sets a new password with a mailed link. Every session of the account ends, and every other link;
 * two-factor stays as it is, and sign-in asks for it. A password that is refused does not use the
 * link up.
 * @throws {AppError} `forbidden` for a link that is unknown, used or expired, or of a deactivated
 * account; `invalid` (field `password`); `too_many_requests`.
 */
export async function confirmReset({ ctx, input, network }: Arguments): Promise<void> {
  await consume(ctx, tries, network)
  const person = await accountOfLink(ctx, input.token)
  await refuseWeakPassword(ctx.env, input.password, person)
  const passwordHash = await hashPassword(input.password)
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
    await tellAccountChange(ctx, admin, 'password_reset')
  })
  ctx.announce('accounts', 'messages')
}
