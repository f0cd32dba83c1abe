import { and, gte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WeeklyCounts } from '#shared/weekly-counts.ts'
import { type Database, rowsOf } from './database.ts'

const week = 7 * 24 * 60 * 60_000
const weeks = 12

type Counted = {
  table: PgTable
  /** The time that a row counts by. */
  at: SQL
  filter?: SQL | undefined
}

/** How many rows came in each of the last twelve weeks; the last one ends at `now`. */
export async function weeklyCounts(
  db: Database,
  { table, at, filter }: Counted,
  now: Date,
): Promise<WeeklyCounts> {
  const begins = Array.from(
    { length: weeks },
    (_, index) => new Date(now.getTime() - (weeks - index) * week),
  )
  const [first = now] = begins
  const limits = `{${begins.map((begin) => begin.toISOString()).join(',')}}`
  const result = await db.execute(sql`
    select width_bucket(${at}, ${limits}::timestamptz[])::int - 1 as week, count(*)::int as count
    from ${table} where ${and(gte(at, first), filter)} group by 1`)
  const rows = rowsOf<{ week: number; count: number }>(result)
  return begins.map((begin, index) => ({
    since: begin.toISOString(),
    count: rows.find((row) => row.week === index)?.count ?? 0,
  }))
}
