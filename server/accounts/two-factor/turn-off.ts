import { eq } from 'drizzle-orm'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import type { Actor, Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { AdminRow } from '../presenter.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { dropBackupCodes } from './backup-codes.ts'
import { tellChange } from './tell-change.ts'

/** @throws {AppError} `invalid` unless two-factor is on for this account. */
export function refuseOff({ totpEnabledAt }: AdminRow): void {
  if (totpEnabledAt) return
  throw new AppError('invalid', 'Two-factor sign-in is not on for this account.')
}

/** Forgets secret and backup codes. The last step goes with the secret it belongs to. */
export async function forgetTwoFactor(ctx: Ctx, adminId: string): Promise<void> {
  await dropBackupCodes(ctx, adminId)
  await ctx.db
    .update(admins)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(admins.id, adminId))
}

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: Reauthentication }

/** Turns two-factor sign-in off for oneself. @throws {AppError} `invalid`, `too_many_requests`. */
export const turnOffTwoFactor = ({ ctx, actor, input }: Arguments): Promise<void> =>
  withReauthentication({
    ctx,
    actor,
    proof: input,
    act: async (ctx, admin) => {
      refuseOff(admin)
      await forgetTwoFactor(ctx, admin.id)
      await tellChange(ctx, admin.id, 'off')
    },
  })
