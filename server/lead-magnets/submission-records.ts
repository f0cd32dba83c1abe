import { and, eq, isNull } from 'drizzle-orm'
import type { ListSubmissions } from '#shared/lead-magnets/schema.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import type { RecordKind } from '../db/records.ts'
import { leadMagnetSubmissions as table } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { byInstant, byOptionalText, byText } from '../db/sort-keys.ts'
import type { SubmissionRow } from './presenter.ts'

/** Submissions as records that people edit together. */
export const submissionRecords = {
  table,
  noun: 'submission',
  topic: 'submissions',
} satisfies RecordKind<typeof table>

/** What submissions can be sorted by. */
export const submissionKeyset: Keyset<SubmissionRow, 'createdAt' | 'name' | 'email' | 'company'> = {
  table,
  keys: {
    createdAt: byInstant(table.createdAt, (row) => row.createdAt),
    name: byText(table.name, (row) => row.name),
    email: byText(table.email, (row) => row.email),
    company: byOptionalText(table.company, (row) => row.company),
  },
}

/** Which submissions the list's filter and search ask for. */
export const submissionFilter = (query: Pick<ListSubmissions, 'type' | 'q'>): ListFilter => ({
  filter: and(
    isNull(table.deletedAt),
    query.type && query.type !== 'all' ? eq(table.leadMagnetType, query.type) : undefined,
  ),
  search: query.q ? matchesSearch(table.searchText, query.q) : undefined,
})

/** The columns of an exported list of submissions. */
export const csvColumns = [
  'Name',
  'Email',
  'Company',
  'Lead magnet',
  'Follow-up status',
  'Submission',
  'Downloaded (UTC)',
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(rows: AsyncIterable<SubmissionRow>) {
  for await (const row of rows) {
    yield [
      row.name,
      row.email,
      row.company,
      row.leadMagnetType,
      row.followupStatus,
      row.submissionData,
      row.createdAt.toISOString(),
    ]
  }
}
