import { sql } from 'drizzle-orm'
import type { Login, SignedIn } from '#shared/accounts/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack } from '../http/rate-limit.ts'
import { passwordMatches } from './passwords.ts'
import { presentAdmin } from './presenter.ts'
import { openSession } from './sessions.ts'

// Failures only. Per account and address, so that a stranger can not lock an admin out; per
// address, against many accounts; per account, against many addresses.
const guesses = { name: 'login-guess', max: 10, seconds: 15 * 60 }
const guessesFromOneAddress = { name: 'login-guess-ip', max: 50, seconds: 15 * 60 }
const guessesAtOneAccount = { name: 'login-guess-account', max: 200, seconds: 60 * 60 }

type Arguments = { ctx: Ctx; input: Login; ip: string; userAgent?: string | undefined }

/**
 * Signs an admin in.
 * @throws {AppError} `wrong_credentials`, the same for an unknown account and after the same time;
 * `too_many_requests` after too many failures.
 */
export async function login({ ctx, input, ip, userAgent }: Arguments): Promise<SignedIn> {
  const account = input.email.toLowerCase()
  const limits = [
    [guesses, `${account}|${ip}`],
    [guessesFromOneAddress, ip],
    [guessesAtOneAccount, account],
  ] as const
  // Counted before the password is looked at, so that many guesses at once are not free.
  for (const [limit, subject] of limits) await consume(ctx, limit, subject)

  const [admin] = await ctx.db.select().from(admins).where(sql`lower(${admins.email}) = ${account}`)
  if (!(await passwordMatches(admin?.passwordHash ?? null, input.password)) || !admin) {
    throw new AppError('wrong_credentials', 'Invalid credentials. Please try again.')
  }
  for (const [limit, subject] of limits) await giveBack(ctx, limit, subject)
  return inTransaction(ctx, async (ctx) => {
    const token = await openSession(ctx, admin, userAgent)
    await recordAudit(ctx, { action: 'account.signed_in', entityId: admin.id })
    return { token, admin: presentAdmin(admin) }
  })
}
