import type { SecondFactor } from '#shared/accounts/second-factor.ts'
import type { BothFactors } from '#shared/accounts/security-schema.ts'
import { type Actor, type Ctx, inTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { consume, giveBack } from '../../http/rate-limit.ts'
import { lockAccount } from '../change-account.ts'
import { confirmPassword } from '../confirm-password.ts'
import type { AdminRow } from '../presenter.ts'
import { codeGuesses, spendCode } from './spend-code.ts'

type Arguments<Result> = {
  ctx: Ctx
  actor: Extract<Actor, { kind: 'admin' }>
  input: BothFactors
  /** What both factors allow; in one transaction with the use of the code. */
  act: (ctx: Ctx, admin: AdminRow) => Promise<Result>
}

/**
 * Does what asks for password and code again, though the person is signed in.
 * @throws {AppError} `invalid` (fields `password`, `code`), `too_many_requests`.
 */
export async function withBothFactors<Result>({ ctx, actor, input, act }: Arguments<Result>) {
  await confirmPassword(ctx, actor.adminId, input.password, 'password')
  await consume(ctx, codeGuesses, actor.adminId)
  const result = await inTransaction(ctx, async (ctx) => {
    const admin = await lockAccount(ctx, actor.adminId)
    await spendOrRefuse(ctx, admin, input.code)
    return act(ctx, admin)
  })
  await giveBack(ctx, codeGuesses, actor.adminId)
  ctx.announce('accounts', 'messages')
  return result
}

async function spendOrRefuse(ctx: Ctx, admin: AdminRow, code: SecondFactor) {
  if (!admin.totpEnabledAt) {
    throw new AppError('invalid', 'Two-factor sign-in is not on for this account.')
  }
  const problem = await spendCode(ctx, admin, code)
  if (problem) throw new AppError('invalid', problem, { fields: { code: problem } })
}
