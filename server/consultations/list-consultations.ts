import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { ListConsultations } from '#shared/consultations/schema.ts'
import type { Ctx } from '../context.ts'
import { listPage, type Page, type Wanted } from '../db/keyset.ts'
import { consultations } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { consultationKeyset } from './consultation-records.ts'
import type { ConsultationRow } from './presenter.ts'

/** Which requests the list's filters and search ask for; what was set aside has a list of its own. */
export const wantedConsultations = (query: Partial<ListConsultations>): Wanted => ({
  filter: and(
    isNull(consultations.deletedAt),
    query.quarantined === 'true'
      ? isNotNull(consultations.quarantine)
      : isNull(consultations.quarantine),
    query.status && query.status !== 'all' ? eq(consultations.status, query.status) : undefined,
  ),
  search: query.q ? matchesSearch(consultations.searchText, query.q) : undefined,
})

/**
 * One page of consultation requests, searched, filtered and sorted at the database.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export function listConsultations({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ListConsultations
}): Promise<Page<ConsultationRow>> {
  const { sort, limit, cursor } = input
  const wanted = wantedConsultations(input)
  return listPage({ db: ctx.db, keyset: consultationKeyset, ...wanted, sort, limit, cursor })
}
