import type { UpdateProfile } from '#shared/accounts/account-schema.ts'
import type { Actor, Ctx } from '../context.ts'
import { changeAccount, findAccount } from './change-account.ts'
import { askForEmail } from './email-change/change-email.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: UpdateProfile }

/**
 * Changes one's own name; another address is asked for, and counts once it is confirmed.
 * @throws {AppError} for another address: as {@link askForEmail}.
 */
export async function updateProfile({ ctx, actor, input }: Arguments) {
  const { email } = await findAccount(ctx, actor.adminId)
  if (input.email !== email) return askForEmail({ ctx, actor, input })
  const values = { name: input.name }
  return changeAccount({ ctx, id: actor.adminId, act: 'profile_updated', values })
}
