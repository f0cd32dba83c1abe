import { createReadStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import type { Backup, Backups } from '#shared/backups/schema.ts'
import { withReauthentication } from '../accounts/reauthenticate.ts'
import { recordAudit } from '../audit/record.ts'
import type { AdminCtx, Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { backupFolder, sizeOf } from './files.ts'
import { backupPlan } from './plan.ts'
import { findPrograms, missingPrograms } from './postgresql-programs.ts'

/** The plan, the backups there are, newest first, and what keeps more from being made. */
export async function listBackups({ ctx }: { ctx: Ctx }): Promise<Backups> {
  const rows = await ctx.db
    .select()
    .from(backups)
    .orderBy(desc(backups.startedAt), desc(backups.id))
  return {
    plan: await backupPlan(ctx.db),
    obstacle: ctx.env.databaseUrl && !(await findPrograms(ctx.env)) ? missingPrograms : null,
    folder: backupFolder(ctx.env.dataDir),
    backups: rows.map((row) => presentBackup(ctx, row)),
  }
}

/**
 * The backup with this id, once it is made.
 * @throws {AppError} `not_found`; `edit_conflict` while it is being made.
 */
export async function findBackup(ctx: Ctx, id: string): Promise<BackupRow> {
  knownId(id, 'backup')
  const [row] = await ctx.db.select().from(backups).where(eq(backups.id, id))
  if (!row) throw notFound('backup')
  if (row.state === 'running') {
    throw new AppError('edit_conflict', 'This backup is still being made. Wait until it is done.')
  }
  return row
}

/**
 * A backup's file to be taken home: its name, size and bytes. Who took it is noted.
 * @throws {AppError} `not_found` when there is none, or it is on another machine.
 */
export async function openBackup({ ctx, id }: { ctx: Ctx; id: string }) {
  const { file } = await findBackup(ctx, id)
  const path = join(backupFolder(ctx.env.dataDir), file ?? '')
  const bytes = file ? await sizeOf(path) : null
  if (!file || bytes === null) {
    throw new AppError('not_found', 'The file is not on this machine. Look where backups are made.')
  }
  await recordAudit(ctx, { action: 'backup.downloaded', entityId: id })
  return { file, bytes, content: createReadStream(path) }
}

type Delete = {
  ctx: AdminCtx
  id: string
  proof: Reauthentication
}

/**
 * Removes a backup for good, its file first.
 * @throws {AppError} `not_found`, `edit_conflict`; as {@link withReauthentication}.
 */
export async function deleteBackup({ ctx, id, proof }: Delete): Promise<void> {
  await withReauthentication({
    ctx,
    proof,
    act: async (ctx) => {
      const { file } = await findBackup(ctx, id)
      if (file) await rm(join(backupFolder(ctx.env.dataDir), file), { force: true })
      await ctx.db.delete(backups).where(eq(backups.id, id))
      await recordAudit(ctx, { action: 'backup.deleted', entityId: id })
    },
  })
  ctx.publish('backups', 'settings')
}

export type BackupRow = typeof backups.$inferSelect

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** A backup as clients read it. */
export const presentBackup = (ctx: Ctx, row: BackupRow): Backup => ({
  id: row.id,
  cause: row.cause,
  state: row.state,
  startedAt: row.startedAt.toISOString(),
  finishedAt: iso(row.finishedAt),
  file: row.file,
  bytes: row.bytes,
  here: row.file !== null && existsSync(join(backupFolder(ctx.env.dataDir), row.file)),
  checking:
    row.checkStartedAt !== null && (row.checkedAt === null || row.checkedAt < row.checkStartedAt),
  checkedAt: iso(row.checkedAt),
  check: row.checkResult,
  problem: row.problem,
})
