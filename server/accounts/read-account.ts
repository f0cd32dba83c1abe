import { eq } from 'drizzle-orm'
import type { Account, PendingEmail } from '#shared/accounts/account-schema.ts'
import type { Ctx } from '../context.ts'
import { emailChanges } from '../db/schema.ts'
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
