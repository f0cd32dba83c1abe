import { eq, lt } from 'drizzle-orm'
import { liveTopics } from '#shared/live/topics.ts'
import {
  endOf,
  isRetentionDue,
  type RetentionRuleName,
  retentionRuleNames,
} from '#shared/privacy/retention.ts'
import { type RetentionState, retentionStateSchema } from '#shared/privacy/schema.ts'
import { pruneBackups } from '../backups/prune-backups.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { auditLog, settings } from '../db/schema.ts'
import { forgetCounts } from '../leads/list-leads.ts'
import { purgeMessages } from '../mail/forget-messages.ts'
import { purgeUnconfirmed } from '../newsletter/purge-unconfirmed.ts'
import { purgeNotices } from '../notifications/forget-notices.ts'
import { forgetNetworks } from './forget-networks.ts'
import { keepErasures } from './keep-erasures.ts'
import { purgeAccounts } from './purge-accounts.ts'
import { purgeDeletedRecords } from './purge-deleted-records.ts'
import { purgeUnsubscribed } from './purge-unsubscribed.ts'

/** Who enforces each rule: removes what is older than an instant and answers how many. */
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
  forgetCounts(ctx)
  ctx.announce(...liveTopics)
}

/** Every hour, at a minute when nothing else begins. */
export const retention = { id: 'retention', cron: '23 * * * *', run: runRetention }
