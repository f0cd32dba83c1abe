import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { BackupRow } from './presenter.ts'

/**
 * The backup with this id, once it is made.
 * @throws {AppError} `not_found`; `edit_conflict` while it is being made.
 */
export async function findBackup(ctx: Ctx, id: string): Promise<BackupRow> {
  if (!z.uuid().safeParse(id).success) throw notFound('backup')
  const [row] = await ctx.db.select().from(backups).where(eq(backups.id, id))
  if (!row) throw notFound('backup')
  if (row.state === 'running') {
    throw new AppError('edit_conflict', 'This backup is still being made. Wait until it is done.')
  }
  return row
}
