import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { ListLeads } from '#shared/leads/schema.ts'
import type { Ctx } from '../context.ts'
import { listPage, type Page } from '../db/keyset.ts'
import { leads } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { leadKeyset } from './lead-records.ts'
import type { LeadRow } from './presenter.ts'

/** The condition of a lead list's filters and search. */
export function leadFilter(
  query: Pick<ListLeads, 'quarantined' | 'status' | 'q'>,
): SQL | undefined {
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
export function listLeads({ ctx, input }: { ctx: Ctx; input: ListLeads }): Promise<Page<LeadRow>> {
  const { sort, limit, cursor } = input
  return listPage({
    db: ctx.db,
    keyset: leadKeyset,
    filter: leadFilter(input),
    sort,
    limit,
    cursor,
  })
}
