import { and, desc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { isBackupDue } from '#shared/backups/plan.ts'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'
import { backupPlan, plannedSince } from './plan.ts'
import { findPrograms } from './postgresql-programs.ts'
import { pruneBackups, sweepBackups } from './prune-backups.ts'
import { requestBackup } from './request-backup.ts'

const payload = z.object({ act: z.enum(['make', 'check']), id: z.uuid() })
export type BackupTask = z.output<typeof payload>

const verbs = { make: makeBackup, check: checkBackup }

/** What an admin asked for: a backup, or a check of one. Running it twice makes no second one. */
export const backupJob = {
  id: 'backup',
  run: async (ctx: Ctx, data: unknown) => {
    const { act, id } = payload.parse(data)
    await verbs[act]({ ctx, id })
  },
}

/** Looks every ten minutes whether a backup is due. */
export const backupClock = { id: 'backup-clock', cron: '*/10 * * * *', run: runPlannedBackups }

/**
 * Every few minutes: gives up what a crash left, removes what is too old, and makes the backup that
 * the plan asks for. Without PostgreSQL's programs none is begun; the dialog says so. `startedAt`
 * is when the one process on an embedded database started: nothing from before can be under way.
 */
export async function runPlannedBackups({ ctx, startedAt }: { ctx: Ctx; startedAt?: Date }) {
  await sweepBackups({ ctx, startedAt })
  await pruneBackups({ ctx })
  const newest = async (...conditions: Parameters<typeof and>) => {
    const [row] = await ctx.db
      .select({ startedAt: backups.startedAt })
      .from(backups)
      .where(and(...conditions))
      .orderBy(desc(backups.startedAt))
      .limit(1)
    return row?.startedAt ?? null
  }
  const past = {
    plannedSince: await plannedSince(ctx.db),
    made: await newest(ne(backups.state, 'failed')),
    failed: await newest(eq(backups.state, 'failed'), eq(backups.cause, 'scheduled')),
  }
  if (!isBackupDue(await backupPlan(ctx.db), past, ctx.clock())) return
  if (ctx.env.databaseUrl && !(await findPrograms(ctx.env))) return
  const { id } = await requestBackup({ ctx, cause: 'scheduled' })
  await makeBackup({ ctx, id })
}
