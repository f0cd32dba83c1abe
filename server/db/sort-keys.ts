import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { refuseCursor } from '../http/cursor.ts'

/** One thing a list can be sorted by: an indexed expression, and its value in a row. */
export type SortKey<Row> = {
  expression: SQL
  /** The cursor's value, in the form the expression has. */
  bind: (value: string) => SQL
  read: (row: Row) => string
  /** Rows next to each other lie anywhere on the disk, as names do; those of one hour lie together. */
  scattered: boolean
}

/** One whose expression depends on which way the list is turned: each way has an index of its own. */
export type DirectedSortKey<Row> = (descending: boolean) => SortKey<Row>

const folded = (value: string) => sql`lower(${value})`
// PostgreSQL counts no year 0.
const instant = z.iso.datetime().refine((value) => !value.startsWith('0000'))
const toInstant = (value: string) =>
  instant.safeParse(value).success ? sql`${value}::timestamptz` : refuseCursor()

/** Sorted by text, whatever its case. The database folds the cursor's value as it folds the column. */
export const byText = <Row>(column: PgColumn, read: (row: Row) => string): SortKey<Row> => ({
  expression: sql`lower(${column})`,
  bind: folded,
  read,
  scattered: true,
})

/** Sorted by text that may be missing; missing comes first. */
export const byOptionalText = <Row>(
  column: PgColumn,
  read: (row: Row) => string | null,
): SortKey<Row> => ({
  expression: sql`lower(coalesce(${column}, ''))`,
  bind: folded,
  read: (row) => read(row) ?? '',
  scattered: true,
})

/** Sorted by an instant. */
export const byInstant = <Row>(column: PgColumn, read: (row: Row) => Date): SortKey<Row> => ({
  expression: sql`${column}`,
  bind: toInstant,
  read: (row) => read(row).toISOString(),
  scattered: false,
})

/** In a cursor, the instant that a row has not. */
const missing = 'missing'

/** Sorted by an instant that may be missing; missing comes last, whichever way the list is turned. */
export const byOptionalInstant =
  <Row>(column: PgColumn, read: (row: Row) => Date | null): DirectedSortKey<Row> =>
  (descending) => {
    const end = sql.raw(descending ? `'-infinity'::timestamptz` : `'infinity'::timestamptz`)
    return {
      expression: sql`coalesce(${column}, ${end})`,
      bind: (value) => (value === missing ? end : toInstant(value)),
      read: (row) => read(row)?.toISOString() ?? missing,
      scattered: true,
    }
  }
