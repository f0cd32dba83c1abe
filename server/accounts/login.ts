import { eq, sql } from 'drizzle-orm'
import type { Login, SignedIn } from '#shared/accounts/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { lockAccount } from './change-account.ts'
import { isKnownDevice, keepDevice } from './device-cookie.ts'
import { inPasswordQueue } from './password-queue.ts'
import { checkPassword } from './passwords.ts'
import { type AdminRow, presentAdmin } from './presenter.ts'
import { hashOfToken, openSession } from './sessions.ts'
import { signInLimits } from './sign-in-limits.ts'
import { noAccount, recordFailure, recordSignIn } from './sign-in-log.ts'
import { spendCode } from './two-factor/codes.ts'

const askForCode = 'Enter the code from your authenticator app.'

const wrongCredentials = () =>
  new AppError('wrong_credentials', 'Invalid credentials. Please try again.')

type Arguments = {
  ctx: Ctx
  input: Login
  network: string
  /** The value of the device cookie that came with the call. */
  device?: string | undefined
  userAgent?: string | undefined
}

/** Who has signed in, and the value that their browser keeps as its device cookie. */
export type Entered = { signedIn: SignedIn; device: string }

/**
 * Signs an admin in. Only who knows the password learns that a code is needed. How many may be wrong
 * {@link signInLimits} tells, how many are looked at at once {@link inPasswordQueue}.
 * @throws {AppError} `wrong_credentials`, the same for an unknown account and after the same time
 * (with the field `code` when that is what is wrong); `two_factor_required`; `forbidden` for a
 * deactivated account; `too_many_requests` after too many failures, or while very many sign in.
 */
export async function login(call: Arguments): Promise<Entered> {
  const { ctx, input, device } = call
  const isKnown = device !== undefined && (await isKnownDevice(ctx, input.email, device))
  const knownDevice = isKnown ? hashOfToken(device) : undefined
  return inPasswordQueue(isKnown ? 'known' : 'stranger', () => attempt({ ...call, knownDevice }))
}

type Attempt = Arguments & { knownDevice: string | undefined }

async function attempt({ knownDevice, ...call }: Attempt): Promise<Entered> {
  const { ctx, input, network } = call
  const account = input.email.toLowerCase()
  const [admin] = await ctx.db.select().from(admins).where(sql`lower(${admins.email}) = ${account}`)
  const where = { accountId: admin?.id ?? noAccount, network }
  const limits = await signInLimits({ ctx, account, ...where, knownDevice })
  await limits.count()
  try {
    const checked = await checkPassword(admin?.passwordHash ?? null, input.password)
    if (!admin || !checked.matches) throw wrongCredentials()
    if (admin.totpEnabledAt && !input.code) {
      await limits.giveBack()
      throw new AppError('two_factor_required', askForCode)
    }
    if (admin.totpEnabledAt) await limits.countCode()
    const { renewed } = checked
    const entered = await inTransaction(ctx, (ctx) => enter({ ...call, ctx, admin, renewed }))
    if (admin.totpEnabledAt) await limits.forgiveCode()
    await limits.forgive()
    ctx.publish('accounts', 'messages')
    return entered
  } catch (error) {
    if (error instanceof AppError) await recordFailure(ctx, where, error)
    throw error
  }
}

type Entry = Arguments & { admin: AdminRow; renewed: string | undefined }

/** Opens the session, unless the account has changed since its password was looked at. */
async function enter(entry: Entry): Promise<Entered> {
  const { ctx, admin, input, network, device, userAgent, renewed } = entry
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
  return {
    signedIn: { token, admin: presentAdmin(now) },
    device: await keepDevice(ctx, now.id, device),
  }
}
