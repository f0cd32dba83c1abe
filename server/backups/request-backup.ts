import { randomUUIDv7 } from 'node:crypto'
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { BackupCause } from '#shared/backups/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { rowsOf } from '../db/database.ts'
import { backups } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { type BackupRow, findBackup } from './backups.ts'

const beingMade = () =>
  new AppError('already_exists', 'A backup is being made already. Wait until it is done.')

/**
 * Notes that a backup is to be made; a worker then makes it.
 * @throws {AppError} `already_exists` while one is being made.
 */
export async function requestBackup({ ctx, cause }: { ctx: Ctx; cause: BackupCause }) {
  const backup = await inTransaction(ctx, async (ctx): Promise<BackupRow> => {
    // Who asks at the same time is refused, not kept waiting with a connection in hand.
    const [asking] = rowsOf<{ alone: boolean }>(
      await ctx.db.execute(
        sql`select pg_try_advisory_xact_lock(${advisoryLocks.backupRequest}) as alone`,
      ),
    )
    if (!asking?.alone) throw beingMade()
    const [running] = await ctx.db.select().from(backups).where(eq(backups.state, 'running'))
    if (running) throw beingMade()
    const values = { id: randomUUIDv7(), cause, state: 'running' as const, startedAt: ctx.clock() }
    const [row] = await ctx.db.insert(backups).values(values).returning()
    if (!row) throw new Error('A backup was not noted.')
    await recordAudit(ctx, { action: 'backup.requested', entityId: row.id })
    return row
  })
  ctx.publish('backups')
  return backup
}

const beingChecked = () =>
  new AppError('edit_conflict', 'This backup is being checked already. Wait until it is done.')

/** That no check of it is asked for or at work; what a crash left is given up by the next sweep. */
const isNotChecked = or(
  isNull(backups.checkStartedAt),
  gte(backups.checkedAt, backups.checkStartedAt),
)

/**
 * Notes that a backup is to be tried in a scratch database; a worker then does it.
 * @throws {AppError} `not_found`; `edit_conflict` when it was never made, or is being checked.
 */
export async function requestCheck({ ctx, id }: { ctx: Ctx; id: string }) {
  const { state } = await findBackup(ctx, id)
  if (state !== 'done') {
    throw new AppError('edit_conflict', 'This backup failed; there is nothing to restore.')
  }
  const row = await inTransaction(ctx, async (ctx) => {
    const started = { checkStartedAt: ctx.clock() }
    const [row] = await ctx.db
      .update(backups)
      .set(started)
      .where(and(eq(backups.id, id), isNotChecked))
      .returning()
    if (!row) {
      // It is there and being checked, or was deleted meanwhile.
      await findBackup(ctx, id)
      throw beingChecked()
    }
    await recordAudit(ctx, { action: 'backup.check_requested', entityId: id })
    return row
  })
  ctx.publish('backups')
  return row
}
