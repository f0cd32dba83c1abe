import { scoreLead } from '#shared/leads/score.ts'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'
import { type ListedLead, presentLead } from './presenter.ts'

/** The columns of an exported list of leads; the newer ones stand last, where no import misses them. */
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
  'Lead ID',
  'Owner',
  'Score',
  'Last changed (UTC)',
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(ctx: Ctx, rows: AsyncIterable<ListedLead>) {
  const people = await ctx.db.select({ id: admins.id, name: admins.name }).from(admins)
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const now = ctx.clock().getTime()
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
      row.id,
      (row.assignedTo && nameOf.get(row.assignedTo)) ?? null,
      String(scoreLead(presentLead(row), now).points),
      row.updatedAt.toISOString(),
    ]
  }
}
