import type { Account } from '#shared/accounts/account-schema.ts'
import type { Ctx } from '../context.ts'
import { type AdminRow, presentAccount } from './presenter.ts'
import { countBackupCodes } from './two-factor/backup-codes.ts'

/** An account as its owner reads it, with the backup codes that are left. */
export const readAccount = async (ctx: Ctx, admin: AdminRow): Promise<Account> =>
  presentAccount(admin, await countBackupCodes(ctx, admin.id))
