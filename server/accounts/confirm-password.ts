import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack } from '../http/rate-limit.ts'
import { passwordMatches } from './passwords.ts'
import type { AdminRow } from './presenter.ts'

/** Wrong passwords a signed-in person may enter: who found an open screen can not guess on. */
const guesses = { name: 'password-guess', max: 10, seconds: 15 * 60 }

/**
 * Asks the signed-in person for their password again; returns the account as it was then.
 * @throws {AppError} `invalid` with the sentence at `field`, `too_many_requests`.
 */
export async function confirmPassword(
  ctx: Ctx,
  adminId: string,
  typed: string,
  field: string,
): Promise<AdminRow> {
  await consume(ctx, guesses, adminId)
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, adminId))
  if (!admin || !(await passwordMatches(admin.passwordHash, typed))) {
    const sentence = 'This is not your current password.'
    throw new AppError('invalid', sentence, { fields: { [field]: sentence } })
  }
  await giveBack(ctx, guesses, adminId)
  return admin
}
