import type { ListLeads } from '#shared/leads/schema.ts'
import type { Ctx } from '../context.ts'
import { listPage, type Page } from '../db/keyset.ts'
import { leadKeyset } from './lead-records.ts'
import type { ListedLead } from './presenter.ts'
import { wantedLeads } from './wanted-leads.ts'

/**
 * One page of leads: searched, filtered and sorted at the database, paged by keyset.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export function listLeads({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ListLeads
}): Promise<Page<ListedLead>> {
  const { sort, limit, cursor } = input
  return listPage({
    db: ctx.db,
    keyset: leadKeyset,
    ...wantedLeads(input, ctx.actor),
    sort,
    limit,
    cursor,
  })
}
