import type { Database } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import { companies, people } from '../db/schema.ts'

/** What companies are called, by their ids. */
export const namesOfCompanies = (db: Database, ids: readonly string[]) =>
  namesOf(db, companies, ids)

/** What people are called, by their ids; no name is `''`. */
export const namesOfPeople = (db: Database, ids: readonly string[]) => namesOf(db, people, ids)

async function namesOf(
  db: Database,
  table: typeof companies | typeof people,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(isAmong(table.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
