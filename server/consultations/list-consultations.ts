import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ConsultationCounts, ListConsultations } from '#shared/consultations/schema.ts'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { type Keyset, type ListFilter, listPage, type Page } from '../db/keyset.ts'
import { consultations } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { byInstant, byOptionalInstant, byOptionalText, byText } from '../db/sort-keys.ts'
import type { ConsultationRow } from './presenter.ts'

/** Which requests the list's filters and search ask for; what was set aside has a list of its own. */
export const consultationFilter = (query: Partial<ListConsultations>): ListFilter => ({
  filter: and(
    isNull(consultations.deletedAt),
    query.quarantined === 'true'
      ? isNotNull(consultations.quarantine)
      : isNull(consultations.quarantine),
    query.status && query.status !== 'all' ? eq(consultations.status, query.status) : undefined,
    query.host ? eq(sql`${consultations.hostId}::text`, query.host) : undefined,
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
  const wanted = consultationFilter(input)
  return listPage({ db: ctx.db, keyset: consultationKeyset, ...wanted, sort, limit, cursor })
}

/** What consultation requests can be sorted by. */
export const consultationKeyset: Keyset<
  ConsultationRow,
  'createdAt' | 'preferredDate' | 'name' | 'company'
> = {
  table: consultations,
  keys: {
    createdAt: byInstant(consultations.createdAt, (row) => row.createdAt),
    preferredDate: byOptionalInstant(consultations.preferredDate, (row) => row.preferredDate),
    name: byText(consultations.name, (row) => row.name),
    company: byOptionalText(consultations.company, (row) => row.company),
  },
}

/** How many requests stand in each status, and how many were set aside. */
export async function countConsultations({ db }: Ctx): Promise<ConsultationCounts> {
  const { filter } = consultationFilter({})
  const { status } = consultations
  const { total, by } = await countsBy(db, consultations, status, filter, consultationStatuses)
  const aside = consultationFilter({ quarantined: 'true' }).filter
  return { total, quarantined: await db.$count(consultations, aside), byStatus: by }
}

/** The columns of an exported list of consultations. */
export const csvColumns = [
  'Name',
  'Email',
  'Company',
  'Phone',
  'Preferred date (UTC)',
  'Meeting type',
  'Status',
  'Message',
  'Requested (UTC)',
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(rows: AsyncIterable<ConsultationRow>) {
  for await (const row of rows) {
    yield [
      row.name,
      row.email,
      row.company,
      row.phone,
      row.preferredDate?.toISOString() ?? null,
      row.meetingType,
      row.status,
      row.message,
      row.createdAt.toISOString(),
    ]
  }
}
