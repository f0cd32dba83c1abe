import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { ImportCounts } from '#shared/imports/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { updateMany } from '../db/many-rows.ts'
import { isOutage } from '../db/postgresql.ts'
import { admins, importRows, imports } from '../db/schema.ts'
import { dropIfEmpty } from '../journal/write-change.ts'
import { matchSome } from '../people/match-people.ts'
import { nextTurn } from '../turns.ts'
import { type Decision, decideRows } from './decide-rows.ts'
import { findImport } from './imports.ts'
import type { ImportRecord } from './known-people.ts'
import { TakenMeanwhile, writeDecisions } from './write-decisions.ts'

/** Rows of one transaction: so few that whoever writes to one of their people waits for no second. */
const batchOf = ({ env }: Ctx) => (env.databaseUrl ? 500 : 200)
/**
 * Milliseconds between two of them. The embedded database has one connection, and colleagues' calls get
 * it when nobody else wants it: without a pause they would see how far it is, and stop it, at its end.
 */
const breathOf = ({ env }: Ctx) => (env.databaseUrl ? 0 : 25)

/**
 * Checks, or imports once it runs, the next rows of an import, in one transaction with how far it is:
 * whatever ends the process, no row is lost and none is done twice. Returns whether more is to be done.
 */
export async function workSome(ctx: Ctx, id: string): Promise<boolean> {
  const more = await inTransaction(ctx, async (ctx) => {
    const batch = batchOf(ctx)
    const row = await findImport(ctx, id, true)
    if (row.state !== 'checking' && row.state !== 'running') return false
    const rows = await ctx.db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.line, row.lastLine)))
      .orderBy(asc(importRows.line))
      .limit(batch)
    const isRunning = row.state === 'running'
    const asRunner = isRunning ? await contextOf(ctx, row) : ctx
    const { mapping } = row
    const decisions = await decideRows(ctx, { importId: id, mapping, rows, lock: isRunning })
    const people = isRunning ? await writeDecisions(asRunner, decisions) : new Map()
    await keepVerdicts(ctx, decisions, people)
    const isLast = rows.length < batch
    await ctx.db
      .update(imports)
      .set({
        progress: row.progress + rows.length,
        lastLine: rows.at(-1)?.line ?? row.lastLine,
        counts: counted(row.counts, decisions),
        ...(isLast && (isRunning ? { state: 'done', endedAt: ctx.clock() } : { state: 'ready' })),
      })
      .where(eq(imports.id, id))
    if (isLast && isRunning && row.changeId) await dropIfEmpty(ctx, row.changeId)
    return isLast ? (isRunning ? 'imported' : 'checked') : 'more'
  })
  if (more) ctx.publish('imports')
  if (more === 'imported') ctx.publish('people')
  return more === 'more'
}

/** What an import does is done by whoever let it run. */
async function contextOf(ctx: Ctx, { runBy, changeId }: ImportRecord): Promise<Ctx> {
  if (!changeId) throw new Error('An import runs without its change.')
  const [account] = runBy ? await ctx.db.select().from(admins).where(eq(admins.id, runBy)) : []
  if (!account) return { ...ctx, changeId }
  const { id: adminId, name } = account
  return {
    ...ctx,
    changeId,
    actor: { kind: 'admin', adminId, sessionId: '', name, network: '' },
  }
}

const counted = (before: ImportCounts, decisions: readonly Decision[]): ImportCounts => {
  const counts = { ...before }
  for (const { verdict } of decisions) counts[verdict] += 1
  return counts
}

const keepVerdicts = (
  { db }: Ctx,
  decisions: readonly Decision[],
  people: ReadonlyMap<string, string>,
) =>
  updateMany(
    db,
    importRows,
    decisions.map((decision) => {
      const { row, verdict, reason, changes } = decision
      const isRefused = decision.verdict === 'refused'
      return {
        id: row.id,
        verdict,
        reason,
        changes,
        email: isRefused ? null : (decision.said.email?.toLowerCase() ?? null),
        personId: people.get(row.id) ?? (isRefused ? null : (decision.person?.id ?? null)),
      }
    }),
    {},
  )

/** Batches that are tried again when others take an address at the same moment. */
const tries = 5

async function workPatiently(ctx: Ctx, id: string): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await workSome(ctx, id)
    } catch (error) {
      if (!(error instanceof TakenMeanwhile) || tried === tries) throw error
    }
  }
}

/**
 * Rounds in which people are compared before a file is checked in a call: who was added a moment ago
 * is told by their number, too.
 */
const roundsInCall = 4
/** Batches of a file that are checked in the call that brings it. */
const batchesInCall = 5

/** Checks the beginning of a file, which is the whole of most; a job does the rest. */
export async function checkBeginning(ctx: Ctx, id: string): Promise<void> {
  for (let round = 0; round < roundsInCall && (await matchSome(ctx)) > 0; round += 1);
  for (let done = 0; done < batchesInCall; done += 1) {
    const { state } = await findImport(ctx, id)
    if (state !== 'checking' || !(await workPatiently(ctx, id))) return
  }
}

/**
 * Does what is to be done of every import, until nothing is left or the process is to stop. Safe to run
 * twice, and at once: the batches of an import take turns.
 */
async function run(ctx: Ctx, stopping: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const waiting = await ctx.db
      .select({ id: imports.id })
      .from(imports)
      .where(inArray(imports.state, ['checking', 'running']))
      .orderBy(asc(imports.id))
    if (waiting.length === 0 || stopping.aborted) break
    while (!stopping.aborted && (await matchSome(ctx)) > 0) await nextTurn()
    for (const { id } of waiting) {
      try {
        while (!stopping.aborted && (await workPatiently(ctx, id))) await wait(breathOf(ctx))
      } catch (error) {
        // Who brought it is told; an outage passes, and then the next run goes on.
        if (isOutage(error)) throw error
        await stopBroken(ctx, id)
        failures.push(error)
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'An import could not go on.')
}

async function stopBroken(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(imports)
    .set({
      state: 'stopped',
      problem: 'Something went wrong on our side. What was imported so far is kept; try to resume.',
    })
    .where(eq(imports.id, id))
  ctx.publish('imports')
}

/** Once it is asked for, and every minute for what a crash has left. */
export const peopleImport = { id: 'people-import', cron: '* * * * *', run }
