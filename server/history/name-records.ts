import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Change } from '#shared/journal/schema.ts'
import { type Database, rowsOf } from '../db/database.ts'
import {
  companies,
  consultations,
  deals,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  people,
  tags,
  tasks,
} from '../db/schema.ts'

type Named = { table: PgTable & { id: PgColumn; deletedAt?: PgColumn }; name: PgColumn | SQL }

const orEmail = ({ name, email }: { name: PgColumn; email: PgColumn }) =>
  sql`coalesce(nullif(${name}, ''), ${email})`

/** What records of each kind go by. */
const namedKinds: Record<string, Named> = {
  lead: { table: leads, name: leads.name },
  consultation: { table: consultations, name: consultations.name },
  submission: { table: leadMagnetSubmissions, name: orEmail(leadMagnetSubmissions) },
  subscriber: { table: newsletterSubscribers, name: newsletterSubscribers.email },
  person: { table: people, name: orEmail(people) },
  company: { table: companies, name: companies.name },
  deal: { table: deals, name: deals.title },
  task: { table: tasks, name: tasks.title },
  tag: { table: tags, name: tags.name },
}

type Name = Change['named'][number]

/**
 * What records are called as they are now, in one query for all, by their ids. Names are read from the
 * records themselves: of those that were purged or erased, none is left to tell.
 */
export async function nameRecords(
  db: Database,
  records: readonly { type: string; id: string }[],
): Promise<Map<string, Name>> {
  const parts = [...Map.groupBy(records, ({ type }) => type)].flatMap(([type, some]) => {
    const kind = namedKinds[type]
    if (!kind) return []
    const { table, name } = kind
    const deleted = table.deletedAt ? isNotNull(table.deletedAt) : sql`false`
    const ids = some.map(({ id }) => id)
    return [
      sql`select ${type}::text as type, ${table.id} as id, ${name} as name, ${deleted} as deleted
        from ${table} where ${inArray(table.id, ids)}`,
    ]
  })
  if (parts.length === 0) return new Map()
  const rows = rowsOf<Name>(await db.execute(sql.join(parts, sql` union all `)))
  return new Map(rows.map((row) => [row.id, row]))
}
