import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { AppError } from '../errors.ts'

/** One thing a list can be sorted by: an indexed expression, and its value in a row. */
export type SortKey<Row> = {
  expression: SQL
  /** The cursor's value, in the form the expression has. */
  bind: (value: string) => SQL
  read: (row: Row) => string
  /** Rows next to each other lie anywhere on the disk, as names do; those of one hour lie together. */
  isScattered: boolean
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
  isScattered: true,
})

/** Sorted by text that may be missing; missing comes first. */
export const byOptionalText = <Row>(
  column: PgColumn,
  read: (row: Row) => string | null,
): SortKey<Row> => ({
  expression: sql`lower(coalesce(${column}, ''))`,
  bind: folded,
  read: (row) => read(row) ?? '',
  isScattered: true,
})

/** Sorted by an instant. */
export const byInstant = <Row>(column: PgColumn, read: (row: Row) => Date): SortKey<Row> => ({
  expression: sql`${column}`,
  bind: toInstant,
  read: (row) => read(row).toISOString(),
  isScattered: false,
})

/** In a cursor, the instant or the day that a row has not. */
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
      isScattered: true,
    }
  }

/** Sorted by a day that may be missing; missing comes last, whichever way the list is turned. */
export const byOptionalDay =
  <Row>(column: PgColumn, read: (row: Row) => string | null): DirectedSortKey<Row> =>
  (descending) => {
    const end = sql.raw(descending ? `'-infinity'::date` : `'infinity'::date`)
    return {
      expression: sql`coalesce(${column}, ${end})`,
      bind: (value) => {
        if (value === missing) return end
        return z.iso.date().safeParse(value).success ? sql`${value}::date` : refuseCursor()
      },
      read: (row) => read(row) ?? missing,
      isScattered: true,
    }
  }

/** Sorted by a whole number. */
export const byWhole = <Row>(column: PgColumn, read: (row: Row) => number): SortKey<Row> => ({
  expression: sql`${column}`,
  bind: (value) => (/^\d{1,15}$/.test(value) ? sql`${value}::bigint` : refuseCursor()),
  read: (row) => String(read(row)),
  isScattered: true,
})

// What no column could hold can not be compared with one either.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')
const cursorSchema = z.tuple([z.string().refine(storable), z.uuid()])

/** Where a page ended: the sort value of its last row and that row's id. */
export type Cursor = z.output<typeof cursorSchema>

/** An opaque word for "after this row". */
export const encodeCursor = (cursor: Cursor) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/**
 * Reads a cursor that {@link encodeCursor} made.
 * @throws {AppError} `invalid` for anything else.
 */
export function decodeCursor(word: string): Cursor {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(word, 'base64url').toString()))
  return parsed.success ? parsed.data : refuseCursor()
}

/** @throws {AppError} `invalid`: this is no cursor of this list. */
function refuseCursor(): never {
  throw new AppError(
    'invalid',
    'This page address is out of date. Start again at the first page.',
    { fields: { cursor: 'Not a cursor that this server made.' } },
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
