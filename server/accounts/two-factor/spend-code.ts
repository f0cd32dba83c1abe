import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { SecondFactor } from '#shared/accounts/second-factor.ts'
import type { Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import type { AdminRow } from '../presenter.ts'
import { stepOfCode } from './app-codes.ts'
import { spendBackupCode } from './backup-codes.ts'

/** Wrong codes an account may have in an hour, from wherever: a code has only a million values. */
export const codeGuesses = { name: 'two-factor-guess', max: 10, seconds: 60 * 60 }

const wrong =
  'This code is not right. Check that the clock of your phone is, and enter the newest code.'
const spent = 'This code has been used already. Wait for the next one.'

/**
 * Uses a code up, and answers what is wrong with it, or null. Call it in the transaction of what
 * the code allows. A code is never accepted twice: of two at once one moves the last step on.
 */
export async function spendCode(
  ctx: Ctx,
  admin: AdminRow,
  { kind, code }: SecondFactor,
): Promise<string | null> {
  if (kind === 'backup') return (await spendBackupCode(ctx, admin.id, code)) ? null : wrong
  const step = admin.totpSecret && stepOfCode(admin.totpSecret, code, ctx.clock())
  if (!step) return wrong
  const moved = await ctx.db
    .update(admins)
    .set({ totpLastStep: step })
    .where(
      and(eq(admins.id, admin.id), or(isNull(admins.totpLastStep), lt(admins.totpLastStep, step))),
    )
    .returning({ id: admins.id })
  return moved.length > 0 ? null : spent
}
