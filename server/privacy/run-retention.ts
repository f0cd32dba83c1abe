import { and, eq, inArray, lt } from 'drizzle-orm'
import { liveTopics } from '#shared/live/topics.ts'
import {
  endOf,
  isRetentionDue,
  type RetentionRuleName,
  retentionRuleNames,
} from '#shared/privacy/retention.ts'
import { type RetentionState, retentionStateSchema } from '#shared/privacy/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { pruneBackups } from '../backups/prune-backups.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import {
  auditLog,
  consultations,
  leadMagnetSubmissions,
  leads,
  settings,
  newsletterSubscribers as table,
} from '../db/schema.ts'
import { invalidateCounts } from '../leads/list-leads.ts'
import { forgetMessages, purgeMessages } from '../mail/forget-messages.ts'
import { purgeUnconfirmed } from '../newsletter/remove-subscribers.ts'
import { forgetNotices, purgeNotices } from '../notifications/notice.ts'
import { keepErasures } from './keep-erasures.ts'
import { keepMark, markOf } from './marks.ts'
import { forgetNetworks, purgeAccounts } from './remove-account.ts'

/** Who enforces each rule: removes what is older than an instant and returns how many. */
const enforce: Record<RetentionRuleName, (ctx: Ctx, before: Date) => Promise<number>> = {
  deletedRecords: ({ db }, before) => purgeDeletedRecords(db, before),
  messages: ({ db }, before) => purgeMessages(db, before),
  notifications: ({ db }, before) => purgeNotices(db, before),
  unconfirmed: ({ db }, before) => purgeUnconfirmed(db, before),
  unsubscribed: purgeUnsubscribed,
  accounts: purgeAccounts,
  networks: ({ db }, before) => forgetNetworks(db, lt(auditLog.at, before)),
  backups: (ctx) => pruneBackups({ ctx }),
}

const settingKey = 'retention_last_run'
const { lastRun: lastRunSchema } = retentionStateSchema.shape

/** When the rules were last enforced, and how much went then; null before the first time. */
export async function lastRetention(db: Database): Promise<RetentionState['lastRun']> {
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  const parsed = lastRunSchema.safeParse(row?.value)
  return parsed.success ? parsed.data : null
}

/**
 * Looks every hour whether the day's run is still to be done, so that a machine that is off at night
 * misses none, and enforces every rule. Running it twice removes nothing more.
 * @throws {AggregateError} at its end, when somebody could not be erased again: the job has failed.
 */
export async function runRetention(ctx: Ctx): Promise<void> {
  const failures = await keepErasures(ctx)
  await enforceRules(ctx)
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `${failures.length} of the erased could not be erased again.`,
    )
  }
}

async function enforceRules(ctx: Ctx): Promise<void> {
  const last = await lastRetention(ctx.db)
  const now = ctx.clock()
  if (!isRetentionDue(last && new Date(last.at), now)) return
  const removed = Object.fromEntries(retentionRuleNames.map((rule) => [rule, 0]))
  const failures: unknown[] = []
  for (const rule of retentionRuleNames) {
    try {
      removed[rule] = await enforce[rule](ctx, endOf(rule, now))
    } catch (error) {
      failures.push(error)
    }
  }
  // One rule that fails keeps no other from being enforced, and all are tried again in an hour.
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of the rules could not be enforced.`, {
      cause: failures[0],
    })
  }
  const row = { value: { at: now.toISOString(), removed }, updatedAt: now }
  await ctx.db
    .insert(settings)
    .values({ key: settingKey, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
  invalidateCounts(ctx)
  ctx.announce(...liveTopics)
}

/** Every hour, at a minute when nothing else begins. */
export const retention = { id: 'retention', cron: '23 * * * *', run: runRetention }

/** The tables whose rows a delete only marks, each with the page that shows one. */
const kinds = [
  [leads, adminPage.lead],
  [consultations, adminPage.consultation],
  [leadMagnetSubmissions, adminPage.submission],
] as const

/**
 * Removes for good what was deleted before an instant, with the notifications and messages that
 * name the person; returns how many records.
 */
export async function purgeDeletedRecords(db: Database, before: Date): Promise<number> {
  let purged = 0
  for (const kind of kinds) purged += await inBatches(() => purgeSome(db, kind, before))
  return purged
}

const purgeSome = (db: Database, [table, pageOf]: (typeof kinds)[number], before: Date) =>
  db.transaction(async (tx) => {
    const due = tx
      .select({ id: table.id })
      .from(table)
      .where(lt(table.deletedAt, before))
      .limit(batch)
    const purged = await tx.delete(table).where(inArray(table.id, due)).returning({ id: table.id })
    const ids = purged.map(({ id }) => id)
    await forgetNotices(tx, ids.map(pageOf))
    await forgetMessages(tx, ids)
    return ids.length
  })

/** Keeps of those who left the newsletter before an instant their mark alone; returns how many. */
async function purgeUnsubscribed(ctx: Ctx, before: Date): Promise<number> {
  const left = and(eq(table.state, 'unsubscribed'), lt(table.unsubscribedAt, before))
  const due = await ctx.db.select({ id: table.id }).from(table).where(left)
  for (const { id } of due) {
    await inTransaction(ctx, async (ctx) => {
      const [gone] = await ctx.db
        .delete(table)
        .where(and(eq(table.id, id), left))
        .returning()
      if (!gone) return
      const mark = await markOf(ctx.db, gone.email)
      await keepMark(ctx.db, mark, 'unsubscribed', gone.unsubscribedAt ?? ctx.clock())
      await forgetMessages(ctx.db, [id])
    })
  }
  return due.length
}
