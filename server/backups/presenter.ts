import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Backup } from '#shared/backups/schema.ts'
import type { Ctx } from '../context.ts'
import type { backups } from '../db/schema.ts'
import { backupFolder } from './files.ts'

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
