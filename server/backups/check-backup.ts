import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { checkSentence, compareRows } from '#shared/backups/compare-rows.ts'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { whileAtWork } from './at-work.ts'
import { tryEmbedded } from './embedded-backup.ts'
import { hashOf, openFolder, readFileName, sizeOf, workPlace } from './files.ts'
import { tryPostgresql } from './postgresql-backup.ts'
import { BackupFailed } from './run-program.ts'

type BackupRow = typeof backups.$inferSelect
type CheckResult = NonNullable<BackupRow['checkResult']>

/** Restores a backup into a scratch database, compares its rows, and keeps what was found. */
export async function checkBackup({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  await whileAtWork(ctx, async () => {
    const started = { checkStartedAt: ctx.clock() }
    const [row] = await ctx.db.update(backups).set(started).where(eq(backups.id, id)).returning()
    if (row?.state !== 'done') return
    ctx.publish('backups')
    const checkResult = await tryBackup(ctx, row)
    await ctx.db
      .update(backups)
      .set({ checkResult, checkedAt: ctx.clock() })
      .where(eq(backups.id, id))
    ctx.publish('backups', 'settings')
  })
}

async function tryBackup(ctx: Ctx, row: BackupRow): Promise<CheckResult> {
  try {
    const rows = await restoreAside(ctx, row)
    const difference = compareRows(row.rows ?? {}, rows)
    return difference
      ? { ok: false, sentence: difference }
      : { ok: true, sentence: checkSentence(rows) }
  } catch (error) {
    if (error instanceof BackupFailed) return { ok: false, sentence: error.message }
    throw error
  }
}

/** The rows that a scratch database holds after restoring the file into it. */
async function restoreAside(ctx: Ctx, { id, file, sha256 }: BackupRow) {
  const folder = await openFolder(ctx.env.dataDir)
  const path = join(folder, file ?? '')
  if (!file || (await sizeOf(path)) === null) throw new BackupFailed('The file is not there.')
  if ((await hashOf(path)) !== sha256) {
    throw new BackupFailed('The file is damaged: it is not what was written.')
  }
  const place = workPlace(folder, `check-${id}`)
  await mkdir(place, { recursive: true, mode: 0o700 })
  try {
    return readFileName(file)?.kind === 'embedded'
      ? await tryEmbedded(path, place)
      : await tryPostgresql(ctx, path, id)
  } finally {
    // What could not be unpacked to its end may still be writing its last files.
    await rm(place, { recursive: true, force: true, maxRetries: 5 })
  }
}
