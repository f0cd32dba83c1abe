import { recordAudit } from '../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../context.ts'
import { orderMail } from './order-mail.ts'
import { refuseWithoutServer } from './send-message.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; to: string }

/** Orders a test message. @throws {AppError} `forbidden` without a mail server. */
export async function sendTest({ ctx, actor, to }: Arguments): Promise<void> {
  refuseWithoutServer(ctx)
  await inTransaction(ctx, async (ctx) => {
    await orderMail(ctx, { kind: 'test', to }, actor.adminId)
    await recordAudit(ctx, { action: 'message.test_ordered', entityId: actor.adminId })
  })
  ctx.announce('messages')
}
