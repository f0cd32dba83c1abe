import { and, eq, isNull } from 'drizzle-orm'
import type { ListSubmissions, Submission, UpdateSubmission } from '#shared/lead-magnets/schema.ts'
import type { Ctx } from '../context.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import { leadMagnetSubmissions as table } from '../db/schema.ts'
import { matchesSearch, searchTextOf } from '../db/search-text.ts'
import { byInstant, byOptionalText, byText } from '../db/sort-keys.ts'
import type { Contact } from '../people/keep-people.ts'
import { personLink } from '../people/person-link.ts'
import { assertNotErased } from '../privacy/suppressions.ts'
import { changeRecord, type RecordKind } from '../records.ts'

export type SubmissionRow = typeof table.$inferSelect

/** A submission as clients read it; instants as ISO 8601 in UTC. */
export const presentSubmission = (row: SubmissionRow): Submission => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  leadMagnetType: row.leadMagnetType,
  submissionData: row.submissionData,
  followupStatus: row.followupStatus,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  personId: row.personId,
  origin: row.origin,
  answers: row.answers,
})

/** What a submission says of the person it comes from; its source is the kind of lead magnet. */
export const submissionContact = (
  row: Pick<
    SubmissionRow,
    'name' | 'email' | 'company' | 'leadMagnetType' | 'origin' | 'createdAt'
  >,
): Contact => ({ ...row, source: row.leadMagnetType, at: row.createdAt })

/** Submissions as records that people edit together. */
export const submissionRecords = {
  table,
  noun: 'submission',
  topic: 'submissions',
  person: personLink(submissionContact),
  words: ['followupStatus'],
  derive: (row) => ({ searchText: searchTextOf(row) }),
} satisfies RecordKind<typeof table>

type Update = { ctx: Ctx; id: string; input: UpdateSubmission }

/**
 * Changes a submission, or refuses as `edit_conflict` when somebody else has since.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `erased`.
 */
export async function updateSubmission({ ctx, id, input }: Update) {
  const { id: _, version, ...fields } = input
  await assertNotErased(ctx, input.email)
  return changeRecord({
    ctx,
    kind: submissionRecords,
    id,
    act: 'updated',
    seen: { version, present: presentSubmission },
    decide: () => ({ ...fields, searchText: searchTextOf(fields) }),
  })
}

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
