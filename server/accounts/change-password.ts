import { eq } from 'drizzle-orm'
import type { ChangePassword } from '#shared/accounts/security-schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type AdminCtx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { lockTeam, notifyAccountChange } from './change-account.ts'
import { endEmailChange } from './email-change/email-links.ts'
import { inPasswordQueue } from './password-queue.ts'
import { endResetLinks } from './password-reset/reset-links.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { confirmPassword } from './reauthenticate.ts'
import { closeSessions } from './sessions.ts'

type Arguments = { ctx: AdminCtx; input: ChangePassword }

/**
 * Changes one's own password. Every other session ends: one of them may be why it is changed.
 * @throws {AppError} `invalid` (fields `currentPassword`, `newPassword`), `too_many_requests`,
 * `edit_conflict` when it was changed elsewhere at the same moment, `unauthenticated` when the session
 * was ended meanwhile.
 */
export async function changePassword({ ctx, input }: Arguments): Promise<void> {
  const { adminId, sessionId } = ctx.actor
  const confirmed = await confirmPassword(ctx, input.currentPassword, 'currentPassword')
  await refuseWeakPassword(ctx.env, input.newPassword, confirmed, 'newPassword')
  const passwordHash = await inPasswordQueue('known', () => hashPassword(input.newPassword))
  await inTransaction(ctx, async (ctx) => {
    const admin = await lockTeam(ctx)
    if (admin.passwordHash !== confirmed.passwordHash) {
      throw new AppError('edit_conflict', 'The password was changed elsewhere just now.')
    }
    await ctx.db.update(admins).set({ passwordHash }).where(eq(admins.id, adminId))
    await closeSessions(ctx, adminId, { except: sessionId })
    await endResetLinks(ctx, adminId)
    await endEmailChange(ctx, adminId)
    await recordAudit(ctx, { action: 'account.password_changed', entityId: adminId })
    await notifyAccountChange(ctx, admin, 'password_changed')
  })
  ctx.publish('accounts', 'messages')
}
