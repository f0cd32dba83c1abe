import { recordAudit } from '../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../context.ts'
import { closeSession } from './sessions.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

/** Ends the session the call was made with. */
export const logout = ({ ctx, actor }: Arguments) =>
  inTransaction(ctx, async (ctx) => {
    await closeSession(ctx, actor.sessionId)
    await recordAudit(ctx, { action: 'account.signed_out', entityId: actor.adminId })
  })
