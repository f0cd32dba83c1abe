import { eq } from 'drizzle-orm'
import type {
  BackupCodes,
  TurnOnTwoFactor,
  TwoFactorStart,
} from '#shared/accounts/security-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { findAccount, lockAccount } from '../change-account.ts'
import type { AdminRow } from '../presenter.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { keyUri, newSecret } from './app-codes.ts'
import { issueBackupCodes } from './backup-codes.ts'
import { spendCode } from './spend-code.ts'
import { tellChange } from './tell-change.ts'

type Self = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

function refuseOn({ totpEnabledAt }: AdminRow): void {
  if (!totpEnabledAt) return
  throw new AppError('already_exists', 'Two-factor sign-in is on already.')
}

/**
 * Makes a new secret for an authenticator app. It counts for nothing until a code of it arrives.
 * @throws {AppError} `already_exists` when two-factor is on.
 */
export const startTwoFactor = ({ ctx, actor }: Self): Promise<TwoFactorStart> =>
  inTransaction(ctx, async (ctx) => {
    const admin = await lockAccount(ctx, actor.adminId)
    refuseOn(admin)
    const secret = newSecret()
    await ctx.db
      .update(admins)
      .set({ totpSecret: secret, totpLastStep: null })
      .where(eq(admins.id, admin.id))
    await recordAudit(ctx, { action: 'account.two_factor_started', entityId: admin.id })
    return { secret, uri: keyUri(secret, admin.email) }
  })

/**
 * Turns two-factor sign-in on with the password and a code of the secret, and answers the first
 * backup codes.
 * @throws {AppError} `invalid` (fields `password`, `code`), `too_many_requests`, `already_exists`.
 */
export async function turnOnTwoFactor({
  ctx,
  actor,
  input: { password, code },
}: Self & { input: TurnOnTwoFactor }): Promise<BackupCodes> {
  // Where it is on, the code that is asked for again would be another one.
  refuseOn(await findAccount(ctx, actor.adminId))
  return withReauthentication({
    ctx,
    actor,
    proof: { password },
    act: async (ctx, admin) => {
      refuseOn(admin)
      const problem =
        code.kind === 'app'
          ? await spendCode(ctx, admin, code)
          : 'Enter the six digits of your app.'
      if (problem) throw new AppError('invalid', problem, { fields: { code: problem } })
      await ctx.db.update(admins).set({ totpEnabledAt: ctx.clock() }).where(eq(admins.id, admin.id))
      await tellChange(ctx, admin.id, 'on')
      return { codes: await issueBackupCodes(ctx, admin.id) }
    },
  })
}
