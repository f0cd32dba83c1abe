import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { ListEmails } from '#shared/mail/schema.ts'
import { statesOf } from '#shared/mail/vocabulary.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import { emails as table } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { byInstant, byText } from '../db/sort-keys.ts'
import type { EmailRow } from './presenter.ts'

/** An e-mail without what is only read when it is opened. */
export type ListedEmail = Omit<EmailRow, 'payload' | 'html' | 'text'>

const { payload, html, text, ...columns } = getTableColumns(table)

/** What e-mails can be sorted by. */
export const emailKeyset: Keyset<ListedEmail, 'createdAt' | 'toAddress'> = {
  table,
  columns,
  keys: {
    createdAt: byInstant(table.createdAt, (row) => row.createdAt),
    toAddress: byText(table.toAddress, (row) => row.toAddress),
  },
}

/** Which e-mails a list's filters and search ask for. */
export const emailFilter = ({
  state,
  kind,
  q,
}: Pick<ListEmails, 'state' | 'kind' | 'q'>): ListFilter => ({
  filter: and(
    state && state !== 'all' ? inArray(table.state, statesOf(state)) : undefined,
    kind && kind !== 'all' ? eq(table.kind, kind) : undefined,
  ),
  search: q ? matchesSearch(table.searchText, q) : undefined,
})

/** The columns of an exported list of e-mails. */
export const csvColumns = [
  'To',
  'Name',
  'Subject',
  'Kind',
  'Status',
  'Attempts',
  'Last answer',
  'Created (UTC)',
  'Last attempt (UTC)',
  'Sent (UTC)',
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(rows: AsyncIterable<ListedEmail>) {
  for await (const row of rows) {
    yield [
      row.toAddress,
      row.toName,
      row.subject,
      row.kind,
      row.state,
      String(row.attempts),
      row.lastAnswer,
      row.createdAt.toISOString(),
      row.lastAttemptAt?.toISOString() ?? null,
      row.sentAt?.toISOString() ?? null,
    ]
  }
}
