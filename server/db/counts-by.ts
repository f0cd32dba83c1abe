import { count, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

type Counted<Value extends string> = { total: number; by: Record<Value, number> }

/** How many rows of `table` stand under each of `values` in `column`; zero where there is none. */
export async function countsBy<Value extends string>(
  db: Database,
  table: PgTable,
  column: PgColumn,
  filter: SQL | undefined,
  values: readonly Value[],
): Promise<Counted<Value>> {
  const rows = await db
    .select({ value: column, n: count() })
    .from(table)
    .where(filter)
    .groupBy(column)
  const by = Object.fromEntries(
    values.map((value) => [value, rows.find((row) => row.value === value)?.n ?? 0]),
  ) as Record<Value, number>
  return { total: rows.reduce((sum, row) => sum + row.n, 0), by }
}
