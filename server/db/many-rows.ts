import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { PgliteSession } from 'drizzle-orm/pglite'
import { type Database, rowsOf } from './database.ts'

/**
 * Rows that one statement writes, or reads whole. The embedded database runs each to its end, and 500 of
 * the leads, which have the most indexes, take it a tenth of a second: others have a turn between two.
 * PostgreSQL holds nobody up, and is faster by a third with all ten thousand of a bulk change at once.
 */
const rowsPerStatement = { embedded: 250, postgresql: 10_000 }

/** The rows in parts, each for a statement of its own in this database. */
export function* inParts<Row>(db: Database, rows: readonly Row[]): Generator<Row[]> {
  const size = rowsPerStatement[is(db._.session, PgliteSession) ? 'embedded' : 'postgresql']
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

/**
 * That a row's id is one of these, however many: as one array, which the planner knows the length of.
 * As the rows of a set it took ten thousand for a hundred, and looked through them for each row.
 */
export const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::uuid[])`

/** As {@link isAmong}, for a text: one parameter, where a thousand would take longer than the look-up. */
export const isAmongTexts = (column: PgColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`

/**
 * As {@link isAmongTexts}, without regard to case. The database makes both sides small: JavaScript makes
 * two letters of a capital İ, which are no name that the database knows.
 */
export const isAmongNames = (column: PgColumn, names: readonly string[]): SQL =>
  sql`lower(${column}) = any(array(select lower(jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))))`

/**
 * Sets the same fields of many rows, in each to values of its own, in a few statements; `also` is set
 * in all of them. Returns how many rows there were.
 */
export async function updateMany<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: readonly ({ id: string } & Partial<Table['$inferSelect']>)[],
  also: Record<string, SQL>,
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const typed = columns.map(
    ([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`,
  )
  const set = [
    ...columns
      .filter(([field]) => field !== 'id')
      .map(([field, { name }]) => sql`${sql.identifier(name)} = made.${sql.identifier(field)}`),
    ...Object.entries(also).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
  ]
  let updated = 0
  for (const part of inParts(db, rows)) {
    const written = await db.execute(sql`
      update ${table} set ${sql.join(set, sql`, `)}
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as made(${sql.join(typed, sql`, `)})
      where ${table.id} = made.id returning ${table.id}`)
    updated += rowsOf(written).length
  }
  return updated
}

/** Inserts rows that all have the same fields in a few statements, however many there are. */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const typed = sql.join(
    columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  const values = sql.join(
    columns.map(([field]) => sql`made.${sql.identifier(field)}`),
    sql`, `,
  )
  for (const part of inParts(db, rows)) {
    await db.execute(sql`
      insert into ${table} (${names})
      select ${values} from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as made(${typed})`)
  }
}
