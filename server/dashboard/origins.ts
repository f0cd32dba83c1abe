import { and, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { OriginFigures, OriginsDashboard } from '#shared/dashboard/origins-schema.ts'
import { chartDays, dashboardOrigins } from '#shared/dashboard/vocabulary.ts'
import { createCache } from '../cache.ts'
import { consultationFilter } from '../consultations/list-consultations.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { consultations, deals, leads, people } from '../db/schema.ts'
import { isListed } from '../leads/list-leads.ts'
import { originKey, originName } from '../people/origins.ts'
import { lastDays } from './last-days.ts'

/** What is counted, in the order of the table; each is a column of it. */
const columns = [
  'people',
  'leads',
  'booked',
  'held',
  'won',
] as const satisfies (keyof OriginFigures)[]

type Counted = Partial<OriginFigures> & { key: string | null; name: string | null }

const all = sql<number>`count(*)::int`
const having = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

const isWonSince = (from: Date) =>
  and(isNull(deals.deletedAt), eq(deals.stage, 'won'), gte(deals.wonAt, from))

/** What came in since an instant, by the origin of whom it came from: for each column its own count. */
const countedSince = (db: Database, from: Date): Promise<Counted[]>[] => {
  const origin = { key: originKey, name: originName }
  return [
    db
      .select({ ...origin, people: all })
      .from(people)
      .where(and(isNull(people.deletedAt), eq(people.setAside, false), gte(people.createdAt, from)))
      .groupBy(originKey),
    db
      .select({ ...origin, leads: all })
      .from(leads)
      .leftJoin(people, eq(people.id, leads.personId))
      .where(and(isListed, gte(leads.createdAt, from)))
      .groupBy(originKey),
    db
      .select({ ...origin, booked: all, held: having(eq(consultations.status, 'completed')) })
      .from(consultations)
      .leftJoin(people, eq(people.id, consultations.personId))
      .where(
        and(
          consultationFilter({}).filter,
          inArray(consultations.status, ['scheduled', 'completed']),
          gte(consultations.createdAt, from),
        ),
      )
      .groupBy(originKey),
    db
      .select({ ...origin, won: sql<number>`sum(${deals.value})::float8` })
      .from(deals)
      .leftJoin(people, eq(people.id, deals.personId))
      .where(isWonSince(from))
      .groupBy(originKey),
  ]
}

const sumOf = (rows: readonly Partial<OriginFigures>[]): OriginFigures => ({
  ...({ people: 0, leads: 0, booked: 0, held: 0, won: 0 } satisfies OriginFigures),
  ...Object.fromEntries(
    columns.map((column) => [column, rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)]),
  ),
})

/** How long it took from the first contact until a deal was won, of those won since an instant. */
async function untilWonSince(db: Database, from: Date): Promise<OriginsDashboard['untilWon']> {
  const waited = sql`date_part('epoch', ${deals.wonAt} - ${people.createdAt}) / 86400`
  const [figures] = await db
    .select({
      deals: all,
      medianDays: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${waited})::float8`,
    })
    .from(deals)
    .innerJoin(people, eq(people.id, deals.personId))
    .where(isWonSince(from))
  if (!figures || figures.medianDays === null) return null
  return { deals: figures.deals, medianDays: figures.medianDays }
}

const byZone = createCache<OriginsDashboard>(async ({ db, clock }, zone) => {
  const [from = clock()] = lastDays(clock(), zone, chartDays).begins
  const [untilWon, ...counted] = await Promise.all([
    untilWonSince(db, from),
    ...countedSince(db, from),
  ])
  const rows = counted.flat()
  const known = Map.groupBy(
    rows.filter(({ key }) => key !== null),
    ({ key }) => key,
  )
  const unknown = rows.filter(({ key }) => key === null)
  const origins = [...known.values()]
    .map((some) => ({ name: some[0]?.name ?? '', ...sumOf(some) }))
    .sort((a, b) => b.people - a.people || b.leads - a.leads || a.name.localeCompare(b.name))
  const others = origins.slice(dashboardOrigins)
  return {
    origins: origins.slice(0, dashboardOrigins),
    others: others.length > 0 ? sumOf(others) : null,
    unknown: unknown.length > 0 ? sumOf(unknown) : null,
    untilWon,
  }
})

/** Where the people of the last 30 days came from, and what came of it, at most three seconds old. */
export const originsDashboard = (ctx: Ctx, zone: string): Promise<OriginsDashboard> =>
  byZone.get(ctx, zone)
