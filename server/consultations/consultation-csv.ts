import type { ConsultationRow } from './presenter.ts'

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
