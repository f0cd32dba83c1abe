import { and, count, eq, sql } from 'drizzle-orm'
import { type Ctx, inTransaction } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { busyTimes, calendarFeeds } from '../../db/schema.ts'
import { notify } from '../../notifications/notice.ts'
import type { FeedRow, FetchedFeed } from './fetch-feed.ts'

/**
 * Keeps what a try at a feed came to, in one transaction: its busy times are replaced, or, when it
 * failed, stay as they are, and its host is told when that begins. Does nothing when the feed was
 * removed, changed or taken up by another process since it was claimed.
 */
export async function keepFeed(ctx: Ctx, claimed: FeedRow, fetched: FetchedFeed): Promise<void> {
  const isNotified = await inTransaction(ctx, async (ctx) => {
    const [feed] = await ctx.db
      .select()
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.id, claimed.id), eq(calendarFeeds.url, claimed.url)))
      .for('update')
    if (feed?.attemptedAt?.getTime() !== claimed.attemptedAt?.getTime() || !feed) return false
    if (fetched.outcome === 'read') await replaceBusyTimes(ctx.db, feed.id, fetched.busy)
    const failure = fetched.outcome === 'unchanged' ? null : fetched.failure
    await ctx.db
      .update(calendarFeeds)
      .set({
        failure,
        ...(fetched.outcome !== 'failed' && { fetchedAt: feed.attemptedAt }),
        ...(fetched.outcome === 'read' && {
          etag: fetched.etag,
          lastModified: fetched.lastModified,
        }),
      })
      .where(eq(calendarFeeds.id, feed.id))
    if (failure === null || feed.failure !== null) return false
    const isKnown = fetched.outcome === 'read' || (await hasBusyTimes(ctx.db, feed.id))
    await notify(ctx, { kind: 'feed_failed', adminId: feed.adminId, sentence: failure, isKnown })
    return true
  })
  if (isNotified) ctx.publish('notifications')
}

/** Writes only what differs: most feeds are the same as ten minutes ago. */
async function replaceBusyTimes(db: Database, feedId: string, busy: Float64Array): Promise<void> {
  const ranges: { startsAt: Date; endsAt: Date }[] = []
  for (let at = 0; at + 1 < busy.length; at += 2) {
    ranges.push({ startsAt: new Date(busy[at] ?? 0), endsAt: new Date(busy[at + 1] ?? 0) })
  }
  const read = sql`jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
    as read("startsAt" timestamptz, "endsAt" timestamptz)`
  await db.execute(sql`
    delete from ${busyTimes} kept where kept.feed_id = ${feedId} and not exists (
      select from ${read} where "startsAt" = kept.starts_at and "endsAt" = kept.ends_at)`)
  await db.execute(sql`
    insert into ${busyTimes} (feed_id, starts_at, ends_at)
    select ${feedId}::uuid, "startsAt", "endsAt" from ${read} on conflict do nothing`)
}

async function hasBusyTimes(db: Database, feedId: string): Promise<boolean> {
  const [found] = await db
    .select({ times: count() })
    .from(busyTimes)
    .where(eq(busyTimes.feedId, feedId))
  return (found?.times ?? 0) > 0
}
