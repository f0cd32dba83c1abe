import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { redactedTables } from './redactions.ts'

/** Columns of text in which nobody writes what they like, in any of the tables. */
const fixed = [
  // Whose the row is; it goes whole.
  'email',
  // Chosen from a list, or made by the product.
  'booking_token',
  'domain',
  'followup_status',
  'host_reason',
  'idempotency_hash',
  'idempotency_key',
  'lead_magnet_type',
  'list',
  'meeting_type_id',
  'priority',
  'problem',
  'quarantine',
  'stage',
  'state',
  'status',
  'time_zone',
]

test.each(redactedTables.map((about) => [about.record, about] as const))(
  'an address leaves every text of a %s',
  (_, { table, text, json, derived = [] }) => {
    const redacted = new Set([...text, ...json, ...derived].map(({ name }) => name))
    const left = Object.values(getTableColumns(table))
      .filter(({ columnType }) => columnType === 'PgText')
      .map(({ name }) => name)
      .filter((name) => !redacted.has(name) && !fixed.includes(name))
    expect(left).toEqual([])
  },
)
