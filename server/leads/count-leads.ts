import { sql } from 'drizzle-orm'
import type { LeadCounts } from '#shared/leads/schema.ts'
import { type LeadStatus, leadStatuses } from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrate.ts'
import { leads } from '../db/schema.ts'

/** Milliseconds a count may be old: counting a million rows for every open screen would not scale. */
const freshFor = 3_000

type Cached = { at: number; counts: Promise<LeadCounts> }
const cache = new WeakMap<Database, Cached>()

/** How many leads stand in each status, at most three seconds old. */
export function countLeads({ ctx }: { ctx: Ctx }): Promise<LeadCounts> {
  const now = ctx.clock().getTime()
  const cached = cache.get(ctx.db)
  if (cached && now - cached.at < freshFor) return cached.counts
  const counts = readCounts(ctx.db)
  cache.set(ctx.db, { at: now, counts })
  counts.catch(() => cache.delete(ctx.db))
  return counts
}

/** Lets an admin see the effect of their own change at once. */
export const forgetCounts = (ctx: Ctx) => cache.delete(ctx.db)

async function readCounts(db: Database): Promise<LeadCounts> {
  const result = await db.execute(sql`
    select status, (quarantine is not null) as quarantined, count(*)::int as n
    from ${leads} where deleted_at is null group by 1, 2`)
  const rows = rowsOf<{ status: LeadStatus; quarantined: boolean; n: number }>(result)
  const sum = (wanted: typeof rows) => wanted.reduce((total, row) => total + row.n, 0)
  const listed = rows.filter((row) => !row.quarantined)
  const byStatus = Object.fromEntries(
    leadStatuses.map((status) => [status, sum(listed.filter((row) => row.status === status))]),
  ) as LeadCounts['byStatus']
  return { total: sum(listed), quarantined: sum(rows.filter((row) => row.quarantined)), byStatus }
}
