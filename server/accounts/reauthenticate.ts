import { eq } from 'drizzle-orm'
import { askForPassword } from '#shared/accounts/schema.ts'
import { askForCode } from '#shared/accounts/second-factor.ts'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import { type AdminCtx, inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack, type Limit } from '../http/rate-limit.ts'
import { lockTeam } from './change-account.ts'
import { inPasswordQueue } from './password-queue.ts'
import { checkPassword } from './passwords.ts'
import type { AdminRow } from './presenter.ts'
import { recordLockOut } from './sign-in-log.ts'
import { codeGuesses, spendCode } from './two-factor/codes.ts'

/** With what an act fails that asks who is signed in for password and code again. */
export const reauthenticationFailures = ['edit_conflict', 'too_many_requests'] as const

type Arguments<Result> = {
  ctx: AdminCtx
  /** What they typed to show that it is they. */
  proof: { [Field in keyof Reauthentication]?: Reauthentication[Field] | undefined }
  /** What that allows; in one transaction with the use of the code. */
  act: (ctx: AdminCtx, self: AdminRow) => Promise<Result>
}

const wrong = (field: keyof Reauthentication, sentence: string) =>
  new AppError('invalid', sentence, { fields: { [field]: sentence } })

/**
 * Does what a session alone does not allow, since it may be a stolen one: asks for the password
 * again and, where two-factor is on, for a code.
 * @throws {AppError} `invalid` (fields `password`, `code`), `too_many_requests`, `edit_conflict`
 * when either was changed meanwhile, `unauthenticated`; and what `act` throws, which uses no code up.
 */
export async function withReauthentication<Result>({
  ctx,
  proof: { password, code },
  act,
}: Arguments<Result>): Promise<Result> {
  if (!password) throw wrong('password', askForPassword)
  const confirmed = await confirmPassword(ctx, password, 'password')
  const asksForCode = confirmed.totpEnabledAt !== null
  if (asksForCode && !code) throw wrong('code', askForCode)
  if (asksForCode) await countGuess(ctx, codeGuesses)
  let isProven = false
  try {
    return await inTransaction(ctx, async (ctx) => {
      const self = await lockTeam(ctx)
      refuseChanged(confirmed, self)
      const problem = asksForCode && code && (await spendCode(ctx, self, code))
      if (problem) throw wrong('code', problem)
      isProven = true
      return act(ctx, self)
    })
  } finally {
    if (isProven && asksForCode) await giveBack(ctx, codeGuesses, ctx.actor.adminId)
    if (isProven) ctx.publish('accounts', 'messages')
  }
}

/**
 * Asks for the same before an act that has a transaction of its own, or none; a code is then used up
 * whatever comes of the act.
 * @throws {AppError} as {@link withReauthentication}.
 */
export const reauthenticate = (arg: Omit<Arguments<void>, 'act'>): Promise<void> =>
  withReauthentication({ ...arg, act: async () => {} })

function refuseChanged(before: AdminRow, now: AdminRow): void {
  const isSame =
    before.passwordHash === now.passwordHash &&
    before.totpEnabledAt?.getTime() === now.totpEnabledAt?.getTime()
  if (isSame) return
  throw new AppError('edit_conflict', 'Your account was changed elsewhere just now.')
}

/** Wrong passwords a signed-in person may enter: who found an open screen can not guess on. */
const guesses = { name: 'password-guess', max: 10, seconds: 15 * 60 }

/** Counts a guess of a signed-in person; the one too many is on record, like that of a stranger. */
function countGuess(ctx: AdminCtx, limit: Limit) {
  const { adminId: accountId, network } = ctx.actor
  return consume(ctx, limit, accountId, (until) =>
    recordLockOut(ctx, { accountId, network }, limit, until),
  )
}

/**
 * Asks the signed-in person for their password again; returns the account as it was then.
 * @throws {AppError} `invalid` with the sentence at `field`, `too_many_requests`.
 */
export async function confirmPassword(
  ctx: AdminCtx,
  typed: string,
  field: string,
): Promise<AdminRow> {
  const { adminId } = ctx.actor
  await countGuess(ctx, guesses)
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, adminId))
  const checked =
    admin && (await inPasswordQueue('known', () => checkPassword(admin.passwordHash, typed)))
  if (!admin || !checked?.matches) {
    const sentence = 'This is not your current password.'
    throw new AppError('invalid', sentence, { fields: { [field]: sentence } })
  }
  await giveBack(ctx, guesses, adminId)
  return admin
}
