import { and, gte, lt, sql } from 'drizzle-orm'
import { arrivalsBySource } from '#shared/dashboard/arrivals.ts'
import type { Arrivals } from '#shared/dashboard/schema.ts'
import { chartDays, chartSources } from '#shared/dashboard/vocabulary.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { isListed } from '../leads/list-leads.ts'
import { lastDays } from './last-days.ts'

const day = 24 * 60 * 60_000

const byZone = createCache<Arrivals>(async ({ db, clock }, zone) => {
  const { days, begins } = lastDays(clock(), zone, chartDays)
  const first = begins[0] ?? clock()
  // The days' beginnings come from here: the database may know the zone by another name, or not.
  const limits = `{${begins.map((begin) => begin.toISOString()).join(',')}}`
  const listed = and(isListed, gte(leads.createdAt, first))
  const result = await db.execute(sql`
    select width_bucket(${leads.createdAt}, ${limits}::timestamptz[])::int - 1 as day,
      ${leads.source} as source, count(*)::int as n
    from ${leads} where ${listed} group by 1, 2`)
  // Up to the same time of the day, or a morning would always look like a decline.
  const then = new Date(clock().getTime() - chartDays * day)
  const [begin = then] = lastDays(then, zone, chartDays).begins
  const earlier = and(isListed, gte(leads.createdAt, begin), lt(leads.createdAt, then))
  return {
    ...arrivalsBySource(
      days,
      rowsOf<{ day: number; source: string; n: number }>(result),
      chartSources,
    ),
    before: await db.$count(leads, earlier),
  }
})

/** The leads of the last 30 days by day and source, and how many came before, at most three seconds old. */
export const arrivals = (ctx: Ctx, zone: string) => byZone.get(ctx, zone)
