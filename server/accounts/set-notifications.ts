import type { NotificationSettings } from '#shared/accounts/account-schema.ts'
import type { Actor, Ctx } from '../context.ts'
import { changeAccount } from './change-account.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: NotificationSettings }

/** Sets what reaches this person, in the bell and by e-mail. */
export async function setNotifications({ ctx, actor, input }: Arguments) {
  const { adminId: id } = actor
  const changed = await changeAccount({ ctx, id, act: 'notifications_set', values: input })
  ctx.announce('notifications')
  return changed
}
