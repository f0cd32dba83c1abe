import type { LeadRow } from './presenter.ts'

/** The columns of an exported list of leads. */
export const csvColumns = [
  'Name',
  'Email',
  'Company',
  'Phone',
  'Source',
  'Status',
  'Priority',
  'Message',
  'Created (UTC)',
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(rows: AsyncIterable<LeadRow>) {
  for await (const row of rows) {
    yield [
      row.name,
      row.email,
      row.company,
      row.phone,
      row.source,
      row.status,
      row.priority,
      row.message,
      row.createdAt.toISOString(),
    ]
  }
}
