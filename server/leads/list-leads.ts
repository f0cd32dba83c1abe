import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ListLeads } from '#shared/leads/schema.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/migrate.ts'
import { leads } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { type Cursor, decodeCursor } from '../http/cursor.ts'
import { afterCursor, cursorOf, orderOf } from './lead-order.ts'
import type { LeadRow } from './presenter.ts'

/** Counting stops here: an exact count of a million rows would take seconds (design.md §6). */
const countedAtMost = 10_000

export type LeadPage = {
  rows: LeadRow[]
  /** Where the next page begins; null on the last. */
  next: Cursor | null
  /** Rows of all pages together; `atLeast` when counting stopped at its cap. */
  total: { count: number; atLeast: boolean }
}

function filterOf(query: ListLeads): SQL | undefined {
  return and(
    isNull(leads.deletedAt),
    query.quarantined === 'true' ? isNotNull(leads.quarantine) : isNull(leads.quarantine),
    query.status && query.status !== 'all' ? eq(leads.status, query.status) : undefined,
    query.q ? matchesSearch(leads.searchText, query.q) : undefined,
  )
}

/**
 * One page of leads: searched, filtered and sorted at the database, paged by keyset.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export async function listLeads({ ctx, input }: { ctx: Ctx; input: ListLeads }): Promise<LeadPage> {
  const filter = filterOf(input)
  const after = input.cursor ? afterCursor(input.sort, decodeCursor(input.cursor)) : undefined
  const found = await ctx.db
    .select()
    .from(leads)
    .where(and(filter, after))
    .orderBy(orderOf(input.sort))
    .limit(input.limit + 1)
  const rows = found.slice(0, input.limit)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > rows.length && last ? cursorOf(input.sort, last) : null,
    total: await countCapped(ctx, filter),
  }
}

async function countCapped(ctx: Ctx, filter: SQL | undefined) {
  const counted = await ctx.db.execute(
    sql`select count(*)::int as n from (select 1 from ${leads} where ${filter} limit ${countedAtMost + 1}) as capped`,
  )
  const n = rowsOf<{ n: number }>(counted)[0]?.n ?? 0
  return { count: Math.min(n, countedAtMost), atLeast: n > countedAtMost }
}
