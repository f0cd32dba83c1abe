import { recordAudit } from '../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../context.ts'
import { closeSessions } from './sessions.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

/** Ends the session the call was made with. */
export async function logout({ ctx, actor }: Arguments): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await closeSessions(ctx, actor.adminId, { only: actor.sessionId })
    await recordAudit(ctx, { action: 'account.signed_out', entityId: actor.adminId })
  })
  ctx.announce('accounts')
}
