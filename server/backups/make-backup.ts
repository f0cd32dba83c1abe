import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { whileAtWork } from './at-work.ts'
import { checkBackup } from './check-backup.ts'
import { copyEmbedded } from './embedded-backup.ts'
import { fileNameOf, hashOf, openFolder, placeFile, sizeOf, workPlace } from './files.ts'
import { copyPostgresql } from './postgresql-backup.ts'
import { pruneBackups } from './prune-backups.ts'
import { BackupFailed } from './run-program.ts'

/**
 * Makes the backup whose row is `running`, tries it in a scratch database, and removes what is
 * over the number to keep. Run again, or after a sweep has given the row up, it does nothing.
 */
export async function makeBackup({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  await whileAtWork(ctx, async () => {
    const [row] = await ctx.db.select().from(backups).where(eq(backups.id, id))
    if (row?.state !== 'running') return
    try {
      const file = await writeBackup(ctx, id)
      // In one with its end: who asks for a check from now on is told that there is one.
      await finish(ctx, id, { ...file, state: 'done', checkStartedAt: ctx.clock() })
    } catch (error) {
      const problem =
        error instanceof BackupFailed ? error.message : 'The file could not be written.'
      await finish(ctx, id, { state: 'failed', problem })
      if (!(error instanceof BackupFailed)) throw error
      return
    }
    await checkBackup({ ctx, id })
    await pruneBackups({ ctx })
  })
}

async function writeBackup(ctx: Ctx, id: string) {
  const { dataDir, databaseUrl } = ctx.env
  const folder = await openFolder(dataDir)
  const place = workPlace(folder, id)
  await mkdir(place, { recursive: true, mode: 0o700 })
  const partial = join(place, 'backup')
  try {
    const rows = databaseUrl
      ? await copyPostgresql(ctx, databaseUrl, partial)
      : await copyEmbedded(ctx, place, partial)
    const sha256 = await hashOf(partial)
    const file = fileNameOf(databaseUrl ? 'postgresql' : 'embedded', id, ctx.clock())
    await placeFile(partial, folder, file)
    return { file, bytes: await sizeOf(join(folder, file)), sha256, rows }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

type Outcome = Partial<typeof backups.$inferInsert>

async function finish(ctx: Ctx, id: string, outcome: Outcome) {
  await ctx.db
    .update(backups)
    .set({ ...outcome, finishedAt: ctx.clock() })
    .where(and(eq(backups.id, id), eq(backups.state, 'running')))
  ctx.publish('backups')
}
