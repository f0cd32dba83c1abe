import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { ListConsultations } from '#shared/consultations/schema.ts'
import type { Ctx } from '../context.ts'
import { listPage, type Page } from '../db/keyset.ts'
import { consultations } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { consultationKeyset } from './consultation-records.ts'
import type { ConsultationRow } from './presenter.ts'

/** The condition of the list's filter and search; what was set aside as suspected is left out. */
export function consultationFilter(
  query: Pick<ListConsultations, 'status' | 'q'>,
): SQL | undefined {
  return and(
    isNull(consultations.deletedAt),
    isNull(consultations.quarantine),
    query.status && query.status !== 'all' ? eq(consultations.status, query.status) : undefined,
    query.q ? matchesSearch(consultations.searchText, query.q) : undefined,
  )
}

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
  const filter = consultationFilter(input)
  return listPage({ db: ctx.db, keyset: consultationKeyset, filter, sort, limit, cursor })
}
