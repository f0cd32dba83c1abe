import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Daily } from '#shared/dashboard/daily-schema.ts'
import { chartDays } from '#shared/dashboard/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { lastDays } from './last-days.ts'

const day = 24 * 60 * 60_000

/** When the last 30 days of a zone begin, and the span before them that is as long up to now. */
export function chartSpan(now: Date, zone: string) {
  const { days, begins } = lastDays(now, zone, chartDays)
  // Up to the same time of the day, or a morning would always look like a decline.
  const then = new Date(now.getTime() - chartDays * day)
  const [begin = then] = lastDays(then, zone, chartDays).begins
  return {
    days,
    begins: begins[0] ?? now,
    // The days' beginnings come from here: the database may know the zone by another name, or not.
    limits: `{${begins.map((each) => each.toISOString()).join(',')}}`,
    before: { begins: begin, ends: then },
  }
}

type Counted = { table: PgTable & { createdAt: PgColumn }; filter: SQL | undefined }

/** How many records came on each of the last 30 days of a zone, and how many in those before. */
export async function dailyCounts(
  { db, clock }: Ctx,
  { table, filter }: Counted,
  zone: string,
): Promise<Daily> {
  const { days, begins, limits, before } = chartSpan(clock(), zone)
  const { createdAt } = table
  const counted = rowsOf<{ day: number; n: number }>(
    await db.execute(sql`
      select width_bucket(${createdAt}, ${limits}::timestamptz[])::int - 1 as day, count(*)::int as n
      from ${table} where ${and(filter, gte(createdAt, begins))} group by 1`),
  )
  const earlier = and(filter, gte(createdAt, before.begins), lt(createdAt, before.ends))
  return {
    days: days.map((_, at) => counted.find((each) => each.day === at)?.n ?? 0),
    before: await db.$count(table, earlier),
  }
}
