import type { SubmissionRow } from './presenter.ts'

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
