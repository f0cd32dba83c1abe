import { eq, sql } from 'drizzle-orm'
import type { Login, SignedIn } from '#shared/accounts/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack, type Limit } from '../http/rate-limit.ts'
import { lockAccount } from './change-account.ts'
import { checkPassword } from './passwords.ts'
import { type AdminRow, presentAdmin } from './presenter.ts'
import { openSession } from './sessions.ts'
import {
  isKnownNetwork,
  noAccount,
  recordFailure,
  recordLockOut,
  recordSignIn,
} from './sign-in-log.ts'
import { codeGuesses, spendCode } from './two-factor/codes.ts'

// Failures only. Per account and network, so that a stranger can not lock an admin out; per
// network, against many accounts; per account, against many networks.
const guesses = { name: 'login-guess', max: 10, seconds: 15 * 60 }
const guessesFromOneNetwork = { name: 'login-guess-network', max: 50, seconds: 15 * 60 }
const guessesAtOneAccount = { name: 'login-guess-account', max: 200, seconds: 60 * 60 }

const askForCode = 'Enter the code from your authenticator app.'

const wrongCredentials = () =>
  new AppError('wrong_credentials', 'Invalid credentials. Please try again.')

type Arguments = { ctx: Ctx; input: Login; network: string; userAgent?: string | undefined }

/**
 * Signs an admin in. Only who knows the password learns that a code is needed. Where the account was
 * signed in from before, only what fails there counts: strangers elsewhere, who have used up the
 * guesses at the account, do not shut its owner out.
 * @throws {AppError} `wrong_credentials`, the same for an unknown account and after the same time
 * (with the field `code` when that is what is wrong); `two_factor_required`; `forbidden` for a
 * deactivated account; `too_many_requests` after too many failures.
 */
export async function login({ ctx, input, network, userAgent }: Arguments): Promise<SignedIn> {
  const account = input.email.toLowerCase()
  const [admin] = await ctx.db.select().from(admins).where(sql`lower(${admins.email}) = ${account}`)
  const where = { accountId: admin?.id ?? noAccount, network }
  const isKnown = await isKnownNetwork(ctx, where)
  const use = (limit: Limit, subject: string) =>
    consume(ctx, limit, subject, (until) => recordLockOut(ctx, where, limit, until))

  const limits: [Limit, string][] = [
    [guesses, `${account}|${network}`],
    [guessesFromOneNetwork, network],
  ]
  if (!isKnown) limits.push([guessesAtOneAccount, account])
  // Counted before the password is looked at, so that many guesses at once are not free.
  for (const [limit, subject] of limits) await use(limit, subject)
  const forgive = async () => {
    for (const [limit, subject] of limits) await giveBack(ctx, limit, subject)
  }

  try {
    const checked = await checkPassword(admin?.passwordHash ?? null, input.password)
    if (!admin || !checked.matches) throw wrongCredentials()
    if (admin.totpEnabledAt && !input.code) {
      await forgive()
      throw new AppError('two_factor_required', askForCode)
    }
    const codesOf = isKnown ? `${admin.id}|${network}` : admin.id
    if (admin.totpEnabledAt) await use(codeGuesses, codesOf)
    const entry = { admin, input, network, userAgent, renewed: checked.renewed }
    const signedIn = await inTransaction(ctx, (ctx) => enter({ ctx, ...entry }))
    if (admin.totpEnabledAt) await giveBack(ctx, codeGuesses, codesOf)
    await forgive()
    ctx.announce('accounts', 'messages')
    return signedIn
  } catch (error) {
    if (error instanceof AppError) await recordFailure(ctx, where, error)
    throw error
  }
}

type Entry = Arguments & { admin: AdminRow; renewed: string | undefined }

/** Opens the session, unless the account has changed since its password was looked at. */
async function enter({ ctx, admin, input, network, userAgent, renewed }: Entry): Promise<SignedIn> {
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
  if (renewed) {
    await ctx.db.update(admins).set({ passwordHash: renewed }).where(eq(admins.id, now.id))
  }
  const token = await openSession(ctx, now, userAgent)
  await recordSignIn({ ctx, adminId: now.id, act: 'signed_in', network, userAgent })
  return { token, admin: presentAdmin(now) }
}
