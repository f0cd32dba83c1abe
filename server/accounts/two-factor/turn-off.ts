import { eq } from 'drizzle-orm'
import type { BothFactors } from '#shared/accounts/security-schema.ts'
import type { Actor, Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { dropBackupCodes } from './backup-codes.ts'
import { withBothFactors } from './both-factors.ts'
import { tellChange } from './tell-change.ts'

/** Forgets secret and backup codes. The last step goes with the secret it belongs to. */
export async function forgetTwoFactor(ctx: Ctx, adminId: string): Promise<void> {
  await dropBackupCodes(ctx, adminId)
  await ctx.db
    .update(admins)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(admins.id, adminId))
}

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: BothFactors }

/** Turns two-factor sign-in off for oneself. @throws {AppError} `invalid`, `too_many_requests`. */
export const turnOffTwoFactor = ({ ctx, actor, input }: Arguments): Promise<void> =>
  withBothFactors({
    ctx,
    actor,
    input,
    act: async (ctx, admin) => {
      await forgetTwoFactor(ctx, admin.id)
      await tellChange(ctx, admin.id, 'off')
    },
  })
