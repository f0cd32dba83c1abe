import { sql } from 'drizzle-orm'
import type { SubscriberCounts } from '#shared/newsletter/schema.ts'
import type { Database } from '../db/database.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { weeklyCounts } from '../db/weekly-counts.ts'

/** When a subscriber joined: with the confirmation or, where none was asked for, at once (decision 014). */
const joinedAt = sql`coalesce(${table.confirmedAt}, case when ${table.askedAt} is null then ${table.createdAt} end)`

/** How many of the subscribers joined in each of the last twelve weeks; the last one ends now. */
export async function joinedByWeek(db: Database, now: Date): Promise<SubscriberCounts['weeks']> {
  const weeks = await weeklyCounts(db, { table, at: joinedAt }, now)
  return weeks.map(({ since, count }) => ({ since, joined: count }))
}
