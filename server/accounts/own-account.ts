import { eq } from 'drizzle-orm'
import type {
  Account,
  PendingEmail,
  UpdateNotificationSettings,
  UpdateProfile,
} from '#shared/accounts/account-schema.ts'
import type { AdminCtx, Ctx } from '../context.ts'
import { emailChanges } from '../db/schema.ts'
import { changeAccount, findAccount } from './change-account.ts'
import { askForEmail } from './email-change/change-email.ts'
import { type AdminRow, presentAccount } from './presenter.ts'
import { countBackupCodes } from './two-factor/codes.ts'

/** An account as its owner reads it, with the backup codes that are left and the address to come. */
export const readAccount = async (ctx: Ctx, admin: AdminRow): Promise<Account> =>
  presentAccount(admin, {
    backupCodesLeft: await countBackupCodes(ctx, admin.id),
    pendingEmail: await readPendingEmail(ctx, admin.id),
  })

async function readPendingEmail(ctx: Ctx, adminId: string): Promise<PendingEmail | null> {
  const [change] = await ctx.db.select().from(emailChanges).where(eq(emailChanges.adminId, adminId))
  if (!change) return null
  const { email, expiresAt } = change
  return { email, expiresAt: expiresAt.toISOString(), canSend: ctx.env.smtpUrl !== undefined }
}

type Self = { ctx: AdminCtx }

/**
 * Changes one's own name; another address is asked for, and counts once it is confirmed.
 * @throws {AppError} for another address: as {@link askForEmail}.
 */
export async function updateProfile({ ctx, input }: Self & { input: UpdateProfile }) {
  const { email } = await findAccount(ctx, ctx.actor.adminId)
  if (input.email !== email) return askForEmail({ ctx, input })
  const values = { name: input.name }
  return changeAccount({ ctx, id: ctx.actor.adminId, act: 'profile_updated', values })
}

/** Sets what reaches this person, in the bell and by e-mail. */
export async function setNotifications({
  ctx,
  input,
}: Self & { input: UpdateNotificationSettings }) {
  const { adminId: id } = ctx.actor
  const { taskReminders, ...values } = input
  const changed = await changeAccount({
    ctx,
    id,
    act: 'notifications_set',
    values: taskReminders === undefined ? values : { ...values, taskReminders },
  })
  ctx.publish('notifications')
  return changed
}
