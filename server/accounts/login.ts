import { sql } from 'drizzle-orm'
import type { Login, SignedIn } from '#shared/accounts/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack } from '../http/rate-limit.ts'
import { lockAccount } from './change-account.ts'
import { recordSignIn } from './new-device.ts'
import { passwordMatches } from './passwords.ts'
import { type AdminRow, presentAdmin } from './presenter.ts'
import { openSession } from './sessions.ts'
import { codeGuesses, spendCode } from './two-factor/spend-code.ts'

// Failures only. Per account and address, so that a stranger can not lock an admin out; per
// address, against many accounts; per account, against many addresses.
const guesses = { name: 'login-guess', max: 10, seconds: 15 * 60 }
const guessesFromOneAddress = { name: 'login-guess-ip', max: 50, seconds: 15 * 60 }
const guessesAtOneAccount = { name: 'login-guess-account', max: 200, seconds: 60 * 60 }

const askForCode = 'Enter the code from your authenticator app.'

const wrongCredentials = () =>
  new AppError('wrong_credentials', 'Invalid credentials. Please try again.')

type Arguments = { ctx: Ctx; input: Login; ip: string; userAgent?: string | undefined }

/**
 * Signs an admin in. Only who knows the password learns that a code is needed.
 * @throws {AppError} `wrong_credentials`, the same for an unknown account and after the same time
 * (with the field `code` when that is what is wrong); `two_factor_required`; `forbidden` for a
 * deactivated account; `too_many_requests` after too many failures.
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
    throw wrongCredentials()
  }
  const forgive = async () => {
    for (const [limit, subject] of limits) await giveBack(ctx, limit, subject)
  }
  if (admin.totpEnabledAt && !input.code) {
    await forgive()
    throw new AppError('two_factor_required', askForCode)
  }
  if (admin.totpEnabledAt) await consume(ctx, codeGuesses, admin.id)
  const signedIn = await inTransaction(ctx, (ctx) => enter({ ctx, admin, input, userAgent }))
  if (admin.totpEnabledAt) await giveBack(ctx, codeGuesses, admin.id)
  await forgive()
  ctx.announce('accounts', 'messages')
  return signedIn
}

type Entry = { ctx: Ctx; admin: AdminRow; input: Login; userAgent?: string | undefined }

/** Opens the session, unless the account has changed since its password was looked at. */
async function enter({ ctx, admin, input, userAgent }: Entry): Promise<SignedIn> {
  const now = await lockAccount(ctx, admin.id)
  if (now.deactivatedAt) {
    throw new AppError('forbidden', 'This account has been deactivated. Ask a colleague.')
  }
  if (now.passwordHash !== admin.passwordHash) throw wrongCredentials()
  if (now.totpEnabledAt) {
    if (!input.code) throw new AppError('two_factor_required', askForCode)
    const code = await spendCode(ctx, now, input.code)
    if (code) throw new AppError('wrong_credentials', code, { fields: { code } })
  }
  const token = await openSession(ctx, now, userAgent)
  await recordSignIn({ ctx, adminId: now.id, act: 'signed_in', userAgent })
  return { token, admin: presentAdmin(now) }
}
