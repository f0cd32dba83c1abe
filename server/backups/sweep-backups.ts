import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { backups } from '../db/schema.ts'
import { whileNoneIsAtWork } from './at-work.ts'
import { clearWorkPlaces, openFolder, removeFiles } from './files.ts'
import { dropScratch } from './try-postgresql.ts'

/** Milliseconds that what was just asked for may wait for a worker. */
const patience = 2 * 60 * 1000

/**
 * Gives up what a crash left unfinished: backups that are still `running`, checks without a result,
 * their files and scratch databases. Nothing happens while a backup is being made or checked, here
 * or by another process on the same PostgreSQL. `alone`, which the one process on an embedded
 * database is when it starts, nothing can still be waiting.
 */
export const sweepBackups = ({ ctx, alone = false }: { ctx: Ctx; alone?: boolean }) =>
  whileNoneIsAtWork(ctx, () => sweep(ctx, alone))

async function sweep(ctx: Ctx, alone: boolean): Promise<void> {
  const now = ctx.clock()
  const before = new Date(now.getTime() - (alone ? -1 : patience))
  const folder = await openFolder(ctx.env.dataDir)
  await clearWorkPlaces(folder, before)
  const swept = await ctx.db
    .update(backups)
    .set({
      state: 'failed',
      finishedAt: now,
      problem: 'The server stopped while this backup was being made.',
    })
    .where(and(eq(backups.state, 'running'), lt(backups.startedAt, before)))
    .returning({ id: backups.id })
  await removeFiles(
    folder,
    swept.map(({ id }) => id),
  )
  const unchecked = await ctx.db
    .update(backups)
    .set({
      checkedAt: now,
      checkResult: { ok: false, sentence: 'The server stopped during the check. Run it again.' },
    })
    .where(
      and(
        lt(backups.checkStartedAt, before),
        or(isNull(backups.checkedAt), lt(backups.checkedAt, backups.checkStartedAt)),
      ),
    )
    .returning({ id: backups.id })
  if (ctx.env.databaseUrl) for (const { id } of unchecked) await dropScratch(ctx, id)
  if (swept.length + unchecked.length > 0) ctx.announce('backups')
}
