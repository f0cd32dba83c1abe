import { desc } from 'drizzle-orm'
import type { Backups } from '#shared/backups/schema.ts'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { backupFolder } from './files.ts'
import { backupPlan } from './plan.ts'
import { findPrograms, missingPrograms } from './postgresql-programs.ts'
import { presentBackup } from './presenter.ts'

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
