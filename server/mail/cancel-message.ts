import { eq } from 'drizzle-orm'
import { messageActs } from '#shared/mail/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { messages } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { forgetCounts } from './count-messages.ts'
import type { MessageRow } from './presenter.ts'
import { findMessage } from './show-message.ts'

/**
 * Keeps a message from being sent, or puts a failed one aside. @throws {AppError} `not_found`; `edit_conflict` when it is
 * through already.
 */
export async function cancelMessage({ ctx, id }: { ctx: Ctx; id: string }): Promise<MessageRow> {
  const message = await inTransaction(ctx, async (ctx) => {
    const row = await findMessage(ctx, id, true)
    if (!messageActs[row.state].includes('cancel')) {
      throw new AppError('edit_conflict', 'This message is not waiting any more.')
    }
    const [cancelled] = await ctx.db
      .update(messages)
      .set({ state: 'cancelled' })
      .where(eq(messages.id, id))
      .returning()
    if (!cancelled) throw new Error('A locked message was not changed.')
    await recordAudit(ctx, { action: 'message.cancelled', entityId: id })
    return cancelled
  })
  forgetCounts(ctx)
  ctx.announce('messages')
  return message
}
