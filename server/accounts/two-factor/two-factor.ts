import { eq } from 'drizzle-orm'
import type {
  BackupCodes,
  Reauthentication,
  TurnOnTwoFactor,
  TwoFactorStart,
} from '#shared/accounts/security-schema.ts'
import type { TwoFactorChange } from '#shared/mail/payload.ts'
import { recordAudit } from '../../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { enqueueEmail } from '../../mail/enqueue-email.ts'
import { notify } from '../../notifications/notice.ts'
import { findAccount, lockAccount } from '../change-account.ts'
import type { AdminRow } from '../presenter.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { closeSessions } from '../sessions.ts'
import { dropBackupCodes, issueBackupCodes, keyUri, newSecret, spendCode } from './codes.ts'
import { sealSecret } from './sealed-secret.ts'
import { secretKey } from './secret-key.ts'

type Self = { ctx: AdminCtx }

function refuseOn({ totpEnabledAt }: AdminRow): void {
  if (!totpEnabledAt) return
  throw new AppError('already_exists', 'Two-factor sign-in is on already.')
}

/**
 * Makes a new secret for an authenticator app. It counts for nothing until a code of it arrives.
 * @throws {AppError} `already_exists` when two-factor is on.
 */
export const startTwoFactor = ({ ctx }: Self): Promise<TwoFactorStart> =>
  inTransaction(ctx, async (ctx) => {
    const admin = await lockAccount(ctx, ctx.actor.adminId)
    refuseOn(admin)
    const secret = newSecret()
    await ctx.db
      .update(admins)
      .set({
        totpSecret: sealSecret(secretKey(ctx.env), admin.id, secret),
        totpLastStep: null,
      })
      .where(eq(admins.id, admin.id))
    await recordAudit(ctx, { action: 'account.two_factor_started', entityId: admin.id })
    return { secret, uri: keyUri(secret, admin.email) }
  })

/**
 * Turns two-factor sign-in on with the password and a code of the secret, and returns the first
 * backup codes.
 * @throws {AppError} `invalid` (fields `password`, `code`), `too_many_requests`, `already_exists`.
 */
export async function turnOnTwoFactor({
  ctx,
  input: { password, code },
}: Self & { input: TurnOnTwoFactor }): Promise<BackupCodes> {
  // Where it is on, the code that is asked for again would be another one.
  refuseOn(await findAccount(ctx, ctx.actor.adminId))
  return withReauthentication({
    ctx,
    proof: { password },
    act: async (ctx, admin) => {
      refuseOn(admin)
      const problem =
        code.kind === 'app'
          ? await spendCode(ctx, admin, code)
          : 'Enter the six digits of your app.'
      if (problem) throw new AppError('invalid', problem, { fields: { code: problem } })
      await ctx.db.update(admins).set({ totpEnabledAt: ctx.clock() }).where(eq(admins.id, admin.id))
      await notifyChange(ctx, admin.id, 'on')
      return { codes: await issueBackupCodes(ctx, admin.id) }
    },
  })
}

/** @throws {AppError} `invalid` unless two-factor is on for this account. */
function refuseOff({ totpEnabledAt }: AdminRow): void {
  if (totpEnabledAt) return
  throw new AppError('invalid', 'Two-factor sign-in is not on for this account.')
}

/** Forgets secret and backup codes. The last step goes with the secret it belongs to. */
async function removeTwoFactor(ctx: Ctx, adminId: string): Promise<void> {
  await dropBackupCodes(ctx, adminId)
  await ctx.db
    .update(admins)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(admins.id, adminId))
}

/**
 * Turns two-factor off for who lost both app and backup codes, and tells them. Their sessions end too:
 * what was lost may hold one. `by` is the colleague who does it, null for who runs the server.
 * @throws {AppError} `invalid` when it is not on.
 */
export async function resetTwoFactorOf(
  ctx: Ctx,
  admin: AdminRow,
  by: string | null,
): Promise<void> {
  refuseOff(admin)
  await removeTwoFactor(ctx, admin.id)
  await closeSessions(ctx, admin.id, 'all')
  await enqueueEmail(ctx, { kind: 'two_factor', change: 'reset', by }, admin.id)
  await notify(ctx, {
    kind: 'two_factor_reset',
    adminId: admin.id,
    by: by ?? 'Somebody on the server',
  })
}

type Arguments = { ctx: AdminCtx; input: Reauthentication }

/** Turns two-factor sign-in off for oneself. @throws {AppError} `invalid`, `too_many_requests`. */
export const turnOffTwoFactor = ({ ctx, input }: Arguments): Promise<void> =>
  withReauthentication({
    ctx,
    proof: input,
    act: async (ctx, admin) => {
      refuseOff(admin)
      await removeTwoFactor(ctx, admin.id)
      await notifyChange(ctx, admin.id, 'off')
    },
  })

/** Replaces the backup codes by ten new ones. @throws {AppError} `invalid`, `too_many_requests`. */
export const renewBackupCodes = ({ ctx, input }: Arguments): Promise<BackupCodes> =>
  withReauthentication({
    ctx,
    proof: input,
    act: async (ctx, admin) => {
      refuseOff(admin)
      await notifyChange(ctx, admin.id, 'codes_renewed')
      return { codes: await issueBackupCodes(ctx, admin.id) }
    },
  })

/** What a person does to their own second factor, as the audit log has it. */
const actions = {
  on: 'account.two_factor_on',
  off: 'account.two_factor_off',
  codes_renewed: 'account.backup_codes_renewed',
} as const satisfies Partial<Record<TwoFactorChange, string>>

/**
 * Writes what a person did to their second factor, and tells them by mail: it may not have been
 * they. Call it in the transaction of the change, and publish `messages` after the commit.
 */
async function notifyChange(ctx: Ctx, adminId: string, change: keyof typeof actions) {
  await recordAudit(ctx, { action: actions[change], entityId: adminId })
  await enqueueEmail(ctx, { kind: 'two_factor', change, by: null }, adminId)
}
