import { asc, inArray, sql } from 'drizzle-orm'
import { mergeSpans, type Span } from '#shared/booking/free-times.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { busyTimes, calendarFeeds } from '../db/schema.ts'

type Kept = { fetchedAt: number; spans: Span[] }

/**
 * The busy times of each feed as they were read last, by the feed's id. What a feed says is written in
 * the transaction that sets its `fetchedAt`, so equal instants mean equal times. Without this, reading
 * 40,000 rows for every page took 70 ms of the 50 that a request has.
 */
const kept = new Map<string, Kept>()
const mostKept = 2_000

/** When the feeds of some hosts say that they are busy, by host; in order, without overlaps. */
export async function readBusyTimes(
  db: Database,
  hostIds: readonly string[],
): Promise<Map<string, Span[]>> {
  const feeds = await db
    .select({
      id: calendarFeeds.id,
      hostId: calendarFeeds.adminId,
      fetchedAt: calendarFeeds.fetchedAt,
    })
    .from(calendarFeeds)
    .where(inArray(calendarFeeds.adminId, [...hostIds]))
    .orderBy(asc(calendarFeeds.id))
  const isKept = ({ id, fetchedAt }: (typeof feeds)[number]) =>
    fetchedAt !== null && kept.get(id)?.fetchedAt === fetchedAt.getTime()
  const stale = feeds.filter((feed) => !isKept(feed))
  const read = await readSpans(
    db,
    stale.map(({ id }) => id),
  )
  if (kept.size + stale.length > mostKept) kept.clear()
  for (const { id, fetchedAt } of stale) {
    if (fetchedAt) kept.set(id, { fetchedAt: fetchedAt.getTime(), spans: read.get(id) ?? [] })
  }
  const spansOf = (id: string) => read.get(id) ?? kept.get(id)?.spans ?? []
  return new Map(
    [...Map.groupBy(feeds, ({ hostId }) => hostId)].map(([hostId, own]) => {
      const [only, ...others] = own
      if (only && others.length === 0) return [hostId, spansOf(only.id)]
      return [hostId, mergeSpans(own.flatMap(({ id }) => spansOf(id)))]
    }),
  )
}

/** As one value for each feed: a row for each of thousands of times costs several times as much. */
async function readSpans(db: Database, feedIds: string[]): Promise<Map<string, Span[]>> {
  if (feedIds.length === 0) return new Map()
  const { feedId, startsAt, endsAt } = busyTimes
  const epoch = (column: typeof startsAt | typeof endsAt) =>
    sql`(extract(epoch from ${column}) * 1000)::bigint`
  const rows = rowsOf<{ feedId: string; spans: [number, number][] }>(
    await db.execute(sql`
      select ${feedId} as "feedId", json_agg(json_build_array(${epoch(startsAt)}, ${epoch(endsAt)})) as spans
      from ${busyTimes} where ${inArray(feedId, feedIds)} group by ${feedId}`),
  )
  return new Map(
    rows.map(({ feedId, spans }) => [
      feedId,
      mergeSpans(spans.map(([from, until]) => ({ from, until }))),
    ]),
  )
}
