import { and, desc, eq, ne } from 'drizzle-orm'
import { isBackupDue } from '#shared/backups/plan.ts'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { makeBackup } from './make-backup.ts'
import { backupPlan, plannedSince } from './plan.ts'
import { findPrograms } from './postgresql-programs.ts'
import { pruneBackups } from './prune-backups.ts'
import { requestBackup } from './request-backup.ts'
import { sweepBackups } from './sweep-backups.ts'

/**
 * Every few minutes: gives up what a crash left, removes what is too old, and makes the backup that
 * the plan asks for. Without PostgreSQL's programs none is begun; the dialog says so.
 */
export async function runPlannedBackups({ ctx, alone }: { ctx: Ctx; alone: boolean }) {
  await sweepBackups({ ctx, alone })
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
