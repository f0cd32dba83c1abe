import { and, gte, lt, sql } from 'drizzle-orm'
import { arrivalsBySource } from '#shared/dashboard/arrivals.ts'
import type { Arrivals } from '#shared/dashboard/schema.ts'
import { chartSources } from '#shared/dashboard/vocabulary.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { isListed } from '../leads/list-leads.ts'
import { chartSpan } from './daily.ts'

const byZone = createCache<Arrivals>(async ({ db, clock }, zone) => {
  const { days, begins, limits, before } = chartSpan(clock(), zone)
  const listed = and(isListed, gte(leads.createdAt, begins))
  const result = await db.execute(sql`
    select width_bucket(${leads.createdAt}, ${limits}::timestamptz[])::int - 1 as day,
      ${leads.source} as source, count(*)::int as n
    from ${leads} where ${listed} group by 1, 2`)
  const earlier = and(
    isListed,
    gte(leads.createdAt, before.begins),
    lt(leads.createdAt, before.ends),
  )
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
