import { gte, sql } from 'drizzle-orm'
import type { SubscriberCounts } from '#shared/newsletter/schema.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'

const week = 7 * 24 * 60 * 60_000
const weeks = 12

/** When a subscriber joined: with the confirmation or, where none was asked for, at once (decision 014). */
const joinedAt = sql`coalesce(${table.confirmedAt}, case when ${table.askedAt} is null then ${table.createdAt} end)`

/** How many of the subscribers joined in each of the last twelve weeks; the last one ends now. */
export async function joinedByWeek(db: Database, now: Date): Promise<SubscriberCounts['weeks']> {
  const begins = Array.from(
    { length: weeks },
    (_, index) => new Date(now.getTime() - (weeks - index) * week),
  )
  const [first = now] = begins
  const limits = `{${begins.map((begin) => begin.toISOString()).join(',')}}`
  const result = await db.execute(sql`
    select width_bucket(${joinedAt}, ${limits}::timestamptz[])::int - 1 as week,
      count(*)::int as joined
    from ${table} where ${gte(joinedAt, first)} group by 1`)
  const rows = rowsOf<{ week: number; joined: number }>(result)
  return begins.map((begin, index) => ({
    since: begin.toISOString(),
    joined: rows.find((row) => row.week === index)?.joined ?? 0,
  }))
}
