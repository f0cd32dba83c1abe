import type { UpdateProfile } from '#shared/accounts/account-schema.ts'
import type { Actor, Ctx } from '../context.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { AppError } from '../errors.ts'
import { changeAccount } from './change-account.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: UpdateProfile }

/**
 * Changes one's own name and address.
 * @throws {AppError} `already_exists` (field `email`) when another account has the address.
 */
export async function updateProfile({ ctx, actor, input }: Arguments) {
  try {
    const { adminId: id } = actor
    return await changeAccount({ ctx, id, act: 'profile_updated', values: input })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const email = 'Another account has this email already.'
    throw new AppError('already_exists', email, { fields: { email } })
  }
}
