import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { backups } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { findBackup } from './find-backup.ts'

/**
 * Notes that a backup is to be tried in a scratch database; a worker then does it.
 * @throws {AppError} `not_found`; `edit_conflict` when it was never made.
 */
export async function requestCheck({ ctx, id }: { ctx: Ctx; id: string }) {
  const { state } = await findBackup(ctx, id)
  if (state !== 'done') {
    throw new AppError('edit_conflict', 'This backup failed; there is nothing to restore.')
  }
  const row = await inTransaction(ctx, async (ctx) => {
    const started = { checkStartedAt: ctx.clock() }
    const [row] = await ctx.db.update(backups).set(started).where(eq(backups.id, id)).returning()
    await recordAudit(ctx, { action: 'backup.check_requested', entityId: id })
    return row
  })
  ctx.announce('backups')
  if (!row) throw new AppError('not_found', 'This backup does not exist any more.')
  return row
}
