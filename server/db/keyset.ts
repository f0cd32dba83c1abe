import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type Cursor, decodeCursor, refuseCursor } from '../http/cursor.ts'
import type { Database } from './database.ts'
import { rowsOf } from './migrate.ts'

/** One thing a list can be sorted by: an indexed expression, and its value in a row. */
export type SortKey<Row> = {
  expression: SQL
  /** The cursor's value, in the form the expression has. */
  bind: (value: string) => SQL
  read: (row: Row) => string
}

const folded = (value: string) => sql`lower(${value})`
const toInstant = (value: string) =>
  z.iso.datetime().safeParse(value).success ? sql`${value}::timestamptz` : refuseCursor()

/** Sorted by text, whatever its case. The database folds the cursor's value as it folds the column. */
export const byText = <Row>(column: PgColumn, read: (row: Row) => string): SortKey<Row> => ({
  expression: sql`lower(${column})`,
  bind: folded,
  read,
})

/** Sorted by text that may be missing; missing comes first. */
export const byOptionalText = <Row>(
  column: PgColumn,
  read: (row: Row) => string | null,
): SortKey<Row> => ({
  expression: sql`lower(coalesce(${column}, ''))`,
  bind: folded,
  read: (row) => read(row) ?? '',
})

/** Sorted by an instant. */
export const byInstant = <Row>(column: PgColumn, read: (row: Row) => Date): SortKey<Row> => ({
  expression: sql`${column}`,
  bind: toInstant,
  read: (row) => read(row).toISOString(),
})

/** Missing instants stand before all others, as if at the beginning of time. */
const beginning = new Date(0)

/** Sorted by an instant that may be missing; missing comes first. */
export const byOptionalInstant = <Row>(
  column: PgColumn,
  read: (row: Row) => Date | null,
): SortKey<Row> => ({
  expression: sql`coalesce(${column}, 'epoch'::timestamptz)`,
  bind: toInstant,
  read: (row) => (read(row) ?? beginning).toISOString(),
})

/** The sorts of one list; a leading `-` of a sort's name turns its order round. */
export type Keyset<Row, Name extends string> = {
  table: PgTable & { id: PgColumn }
  keys: Record<Name, SortKey<Row>>
}

type Sort<Name extends string> = Name | `-${Name}`

const keyOf = <Row, Name extends string>({ keys }: Keyset<Row, Name>, sort: Sort<Name>) =>
  keys[sort.replace(/^-/, '') as Name]
const isDescending = (sort: string) => sort.startsWith('-')

/** Counting stops here: an exact count of a million rows would take seconds (design.md §6). */
const countedAtMost = 10_000

export type Page<Row> = {
  rows: Row[]
  /** Where the next page begins; null on the last. */
  next: Cursor | null
  /** Rows of all pages together; `atLeast` when counting stopped at its cap. */
  total: { count: number; atLeast: boolean }
}

type Query<Row, Name extends string> = {
  db: Database
  keyset: Keyset<Row, Name>
  filter: SQL | undefined
  sort: Sort<Name>
  limit: number
  cursor?: string | undefined
}

/** The rows after the cursor, at most `limit`, in the order of the sort. Ids break ties. */
async function rowsAfter<Row, Name extends string>(
  { db, keyset, filter, sort, limit }: Omit<Query<Row, Name>, 'cursor'>,
  after: Cursor | undefined,
): Promise<Row[]> {
  const { table } = keyset
  const { expression, bind } = keyOf(keyset, sort)
  const direction = isDescending(sort) ? sql`desc` : sql`asc`
  const comparison = isDescending(sort) ? sql`<` : sql`>`
  const beyond =
    after && sql`(${expression}, ${table.id}) ${comparison} (${bind(after[0])}, ${after[1]}::uuid)`
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(filter, beyond))
    .orderBy(sql`${expression} ${direction}, ${table.id} ${direction}`)
    .limit(limit)
  return rows as Row[]
}

/** The cursor that continues after `row`. */
const cursorAfter = <Row extends { id: string }, Name extends string>(
  keyset: Keyset<Row, Name>,
  sort: Sort<Name>,
  row: Row,
): Cursor => [keyOf(keyset, sort).read(row), row.id]

/**
 * One page of a list, filtered and sorted at the database, paged by keyset.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export async function listPage<Row extends { id: string }, Name extends string>(
  query: Query<Row, Name>,
): Promise<Page<Row>> {
  const { keyset, sort, limit, cursor } = query
  const after = cursor ? decodeCursor(cursor) : undefined
  const found = await rowsAfter({ ...query, limit: limit + 1 }, after)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > rows.length && last ? cursorAfter(keyset, sort, last) : null,
    total: await countCapped(query),
  }
}

async function countCapped<Row, Name extends string>({ db, keyset, filter }: Query<Row, Name>) {
  const counted = await db.execute(
    sql`select count(*)::int as n from (select 1 from ${keyset.table} where ${filter ?? sql`true`} limit ${countedAtMost + 1}) as capped`,
  )
  const n = rowsOf<{ n: number }>(counted)[0]?.n ?? 0
  return { count: Math.min(n, countedAtMost), atLeast: n > countedAtMost }
}

/** Rows read at a time when a whole list is walked through. */
const stride = 1_000

/** Every row of a list in its order, read in strides; the list may be longer than memory. */
export async function* allRows<Row extends { id: string }, Name extends string>(
  query: Omit<Query<Row, Name>, 'cursor' | 'limit'>,
): AsyncGenerator<Row> {
  let after: Cursor | undefined
  for (;;) {
    const rows = await rowsAfter({ ...query, limit: stride }, after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < stride) return
    after = cursorAfter(query.keyset, query.sort, last)
  }
}
