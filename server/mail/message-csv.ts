import type { ListedMessage } from './message-records.ts'

/** The columns of an exported list of messages. */
export const csvColumns = [
  'To',
  'Name',
  'Subject',
  'Kind',
  'State',
  'Attempts',
  'Last answer',
  'Created (UTC)',
  'Last attempt (UTC)',
  'Sent (UTC)',
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(rows: AsyncIterable<ListedMessage>) {
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
