import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { surplusBackups } from '#shared/backups/surplus.ts'
import { longestKept } from '#shared/backups/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { clocksApart } from '../http/rate-limit.ts'
import { whileNoneIsAtWork } from './at-work.ts'
import { clearWorkPlaces, openFolder, readFileName, removeFiles, replacedAt } from './files.ts'
import { backupPlan } from './plan.ts'
import { dropScratch } from './postgresql-backup.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Removes the backups that are over the number to keep, and those that are too old, files first:
 * what a crash interrupts is done by the next run. A file that no row knows goes by its age, too.
 * Returns how many went.
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
  ctx.publish('backups')
  return gone.length
}

/** What a restoration replaced is a copy of the data like any backup, and goes by its age, too. */
async function removeReplaced(dataDir: string, before: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const at = replacedAt(name)
    if (at && at < before) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Milliseconds that what was just asked for may wait for a worker. */
const timeoutMs = 2 * 60 * 1000

/**
 * Gives up what a crash left unfinished: backups that are still `running`, checks without a result,
 * their files and scratch databases. Nothing happens while a backup is being made or checked, here
 * or by another process on the same PostgreSQL. What was asked for a moment ago may still wait for a
 * worker, but nothing from before `startedAt`, when the one process on an embedded database started,
 * and nothing that began later than now: the clock was ahead then, and has been set right.
 */
export const sweepBackups = ({ ctx, startedAt }: { ctx: Ctx; startedAt?: Date | undefined }) =>
  whileNoneIsAtWork(ctx, () => sweep(ctx, startedAt))

async function sweep(ctx: Ctx, startedAt: Date | undefined): Promise<void> {
  const now = ctx.clock()
  const before = new Date(Math.max(now.getTime() - timeoutMs, startedAt?.getTime() ?? 0))
  const ahead = new Date(now.getTime() + clocksApart)
  const isLeft = (began: typeof backups.startedAt | typeof backups.checkStartedAt) =>
    or(lt(began, before), gt(began, ahead))
  const folder = await openFolder(ctx.env.dataDir)
  await clearWorkPlaces(folder, before)
  const swept = await ctx.db
    .update(backups)
    .set({
      state: 'failed',
      finishedAt: now,
      problem: 'The server stopped while this backup was being made.',
    })
    .where(and(eq(backups.state, 'running'), isLeft(backups.startedAt)))
    .returning({ id: backups.id })
  await removeFiles(
    folder,
    swept.map(({ id }) => id),
  )
  const unchecked = await ctx.db
    .update(backups)
    .set({
      checkedAt: now,
      // Begun no later than it ended, whatever the clock said.
      checkStartedAt: sql`least(${backups.checkStartedAt}, ${now.toISOString()})`,
      checkResult: { ok: false, sentence: 'The server stopped during the check. Run it again.' },
    })
    .where(
      and(
        isLeft(backups.checkStartedAt),
        or(isNull(backups.checkedAt), lt(backups.checkedAt, backups.checkStartedAt)),
      ),
    )
    .returning({ id: backups.id })
  if (ctx.env.databaseUrl) for (const { id } of unchecked) await dropScratch(ctx, id)
  if (swept.length + unchecked.length > 0) ctx.publish('backups')
}
