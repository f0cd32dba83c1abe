import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack } from '../http/rate-limit.ts'
import { passwordMatches } from './passwords.ts'

/** Wrong passwords a signed-in person may enter: who found an open screen can not guess on. */
const guesses = { name: 'password-guess', max: 10, seconds: 15 * 60 }

/**
 * Asks the signed-in person for their password again; answers the hash that it fits.
 * @throws {AppError} `invalid` with the sentence at `field`, `too_many_requests`.
 */
export async function confirmPassword(ctx: Ctx, adminId: string, typed: string, field: string) {
  await consume(ctx, guesses, adminId)
  const [admin] = await ctx.db
    .select({ passwordHash: admins.passwordHash })
    .from(admins)
    .where(eq(admins.id, adminId))
  const passwordHash = admin?.passwordHash ?? null
  if (passwordHash === null || !(await passwordMatches(passwordHash, typed))) {
    const sentence = 'This is not your current password.'
    throw new AppError('invalid', sentence, { fields: { [field]: sentence } })
  }
  await giveBack(ctx, guesses, adminId)
  return passwordHash
}
