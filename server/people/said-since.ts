import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import { consultations, leadMagnetSubmissions, leads, people } from '../db/schema.ts'
import type { Item } from '../journal/read-items.ts'

/** What a record says of somebody and of their company. */
type Said = { id: unknown; phone: string | null; company: string | null }

/**
 * What records say that came after an instant and were not deleted, by the id of the person or the company of
 * some items: `of` is the person's id, or their company's.
 */
export async function saidSince(
  db: Database,
  of: PgColumn,
  items: readonly Item[],
  at: Date,
): Promise<Map<unknown, Said[]>> {
  if (items.length === 0) return new Map()
  const ids = items.map(({ recordId }) => recordId)
  const said: Said[] = []
  for (const table of [leads, consultations, leadMagnetSubmissions]) {
    const phone = 'phone' in table ? table.phone : sql<null>`null`
    const rows = await db
      .select({ id: of, phone, company: table.company })
      .from(table)
      .innerJoin(people, eq(people.id, table.personId))
      .where(and(isAmong(of, ids), gt(table.createdAt, at), isNull(table.deletedAt)))
    said.push(...rows)
  }
  return Map.groupBy(said, ({ id }) => id)
}
