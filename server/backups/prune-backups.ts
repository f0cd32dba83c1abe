import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { surplusBackups } from '#shared/backups/surplus.ts'
import { longestKept } from '#shared/backups/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { openFolder, readFileName, replacedAt } from './files.ts'
import { backupPlan } from './plan.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Removes the backups that are over the number to keep, and those that are too old, files first:
 * what a crash interrupts is done by the next run. A file that no row knows goes by its age, too.
 * Answers how many went.
 */
export async function pruneBackups({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = ctx.clock()
  const { keep } = await backupPlan(ctx.db)
  const rows = await ctx.db.select().from(backups)
  const all = rows.map((row) => ({ ...row, intact: row.checkResult?.ok ?? null }))
  const gone = surplusBackups(all, keep, now)
  const folder = await openFolder(ctx.env.dataDir)
  for (const name of await readdir(folder)) {
    const known = readFileName(name)
    if (!known) continue
    const tooOld = now.getTime() - known.at.getTime() > longestKept * day
    if (gone.includes(known.id) || tooOld) await rm(join(folder, name), { force: true })
  }
  await removeReplaced(ctx.env.dataDir, new Date(now.getTime() - longestKept * day))
  if (gone.length === 0) return 0
  await ctx.db.delete(backups).where(inArray(backups.id, gone))
  ctx.announce('backups')
  return gone.length
}

/** What a restoration replaced is a copy of the data like any backup, and goes by its age, too. */
async function removeReplaced(dataDir: string, before: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const at = replacedAt(name)
    if (at && at < before) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
