import { type Ctx, inTransaction } from '../context.ts'

/** Records that one transaction reminds of at most. */
export const reminderBatch = 500

/**
 * Reminds of all that is due, a batch a transaction, so that few rows are locked at a time.
 * `remindOfSome` takes at most {@link reminderBatch} records and answers how many it took.
 */
export async function remindInBatches(
  ctx: Ctx,
  remindOfSome: (ctx: Ctx) => Promise<number>,
): Promise<void> {
  let reminded: number
  do {
    reminded = await inTransaction(ctx, remindOfSome)
    if (reminded > 0) ctx.announce('notifications')
  } while (reminded === reminderBatch)
}
