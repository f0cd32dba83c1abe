import { and, eq, inArray, lt, ne, not } from 'drizzle-orm'
import { liveTopics } from '#shared/live/topics.ts'
import {
  endOf,
  isRetentionDue,
  type RetentionRuleName,
  retentionRuleNames,
} from '#shared/privacy/retention.ts'
import { adminPage } from '#shared/routes.ts'
import { pruneBackups } from '../backups/prune-backups.ts'
import { purgeMeetingTypes } from '../booking/meeting-types.ts'
import { invalidateCaches } from '../cache.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import {
  auditLog,
  changeItems,
  changes,
  consultations,
  deals,
  imports,
  leadMagnetSubmissions,
  leads,
  notes,
  newsletterSubscribers as table,
  tasks,
  views,
} from '../db/schema.ts'
import { toldBy } from '../journal/told-by.ts'
import { deleteEmails, purgeEmails } from '../mail/delete-emails.ts'
import { purgeUnconfirmed } from '../newsletter/remove-subscribers.ts'
import { deleteNotices, purgeNotices } from '../notifications/notice.ts'
import { isStandingMerge } from '../people/merge-people.ts'
import { removeEmptyPeople } from '../people/remove-people.ts'
import { keepErasures } from '../privacy/keep-erasures.ts'
import { keepLastRetention, lastRetention } from '../privacy/last-retention.ts'
import { purgeAccounts, removeNetworks } from '../privacy/remove-account.ts'
import { keepSuppression, suppressionHashOf } from '../privacy/suppressions.ts'
import { purgeOutsideBookings } from '../webhooks/keep-outside-booking.ts'

/** Who enforces each rule: removes what is older than an instant and returns how many. */
const enforce: Record<RetentionRuleName, (ctx: Ctx, before: Date) => Promise<number>> = {
  deletedRecords: ({ db }, before) => purgeDeletedRecords(db, before),
  changes: ({ db }, before) => purgeChanges(db, before),
  imports: ({ db }, before) => purgeImports(db, before),
  messages: ({ db }, before) => purgeEmails(db, before),
  notifications: ({ db }, before) => purgeNotices(db, before),
  unconfirmed: ({ db }, before) => purgeUnconfirmed(db, before),
  unsubscribed: purgeUnsubscribed,
  accounts: purgeAccounts,
  networks: ({ db }, before) => removeNetworks(db, lt(auditLog.at, before)),
  backups: (ctx) => pruneBackups({ ctx }),
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
  await keepLastRetention(ctx, { at: now.toISOString(), removed })
  invalidateCaches(ctx)
  ctx.publish(...liveTopics)
}

/** Every hour, at a minute when nothing else begins. */
export const retention = { id: 'retention', cron: '23 * * * *', run: runRetention }

/** Nothing is told of these by a notification. */
const noPage = () => ''

/** The tables whose rows a delete only marks, each with the page that shows one. */
const kinds = [
  [leads, adminPage.lead],
  [consultations, adminPage.consultation],
  [leadMagnetSubmissions, adminPage.submission],
  [notes, noPage],
  [tasks, noPage],
  [deals, adminPage.deal],
] as const

/**
 * Removes for good what was deleted before an instant, with the notifications and messages that
 * name the person; returns how many records.
 */
export async function purgeDeletedRecords(db: Database, before: Date): Promise<number> {
  let purged = 0
  for (const kind of kinds) purged += await inBatches(() => purgeSome(db, kind, before))
  purged += await inBatches(() => purgeViews(db, before))
  purged += await purgeMeetingTypes(db, before)
  await purgeOutsideBookings({ db }, before)
  return purged
}

const purgeSome = (db: Database, [table, pageOf]: (typeof kinds)[number], before: Date) =>
  db.transaction(async (tx) => {
    const due = tx
      .select({ id: table.id })
      .from(table)
      .where(lt(table.deletedAt, before))
      .limit(batch)
    const purged = await tx
      .delete(table)
      .where(inArray(table.id, due))
      .returning({ id: table.id, personId: table.personId })
    const ids = purged.map(({ id }) => id)
    await deleteNotices(tx, ids.map(pageOf))
    await deleteEmails(tx, ids)
    await tx.delete(changeItems).where(toldBy(ids))
    await tx.delete(changeItems).where(inArray(changeItems.recordId, ids))
    await removeEmptyPeople(
      tx,
      purged.map(({ personId }) => personId),
    )
    return ids.length
  })

/** Views are about nobody: they go with what was done to them alone. */
const purgeViews = (db: Database, before: Date) =>
  db.transaction(async (tx) => {
    const due = tx
      .select({ id: views.id })
      .from(views)
      .where(lt(views.deletedAt, before))
      .limit(batch)
    const gone = await tx.delete(views).where(inArray(views.id, due)).returning({ id: views.id })
    const ids = gone.map(({ id }) => id)
    await tx.delete(changeItems).where(inArray(changeItems.recordId, ids))
    return ids.length
  })

/**
 * Removes what changes before an instant were; returns how many. A merge stays while it stands, so that
 * it can be undone at any time, and with it its undos and redos.
 */
const purgeChanges = (db: Database, before: Date) =>
  inBatches(async () => {
    const due = db
      .select({ id: changes.id })
      .from(changes)
      .where(and(lt(changes.at, before), not(isStandingMerge)))
      .limit(batch)
    const gone = await db
      .delete(changes)
      .where(inArray(changes.id, due))
      .returning({ id: changes.id })
    return gone.length
  })

/** Removes files that were brought before an instant, unless one still runs; returns how many. */
async function purgeImports(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(imports)
    .where(and(lt(imports.createdAt, before), ne(imports.state, 'running')))
    .returning({ id: imports.id })
  return gone.length
}

/** Keeps of those who left the newsletter before an instant their hash alone; returns how many. */
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
      const hash = await suppressionHashOf(ctx.db, gone.email)
      await keepSuppression(ctx.db, hash, 'unsubscribed', gone.unsubscribedAt ?? ctx.clock())
      await deleteEmails(ctx.db, [id])
      await removeEmptyPeople(ctx.db, [gone.personId])
    })
  }
  return due.length
}
