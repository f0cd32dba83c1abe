import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { backups } from '../db/schema.ts'
import { backupFolder } from './files.ts'
import { findBackup } from './find-backup.ts'

/** Removes a backup for good, its file first. @throws {AppError} `not_found`, `edit_conflict`. */
export async function deleteBackup({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { file } = await findBackup(ctx, id)
  if (file) await rm(join(backupFolder(ctx.env.dataDir), file), { force: true })
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(backups).where(eq(backups.id, id))
    await recordAudit(ctx, { action: 'backup.deleted', entityId: id })
  })
  ctx.announce('backups', 'settings')
}
