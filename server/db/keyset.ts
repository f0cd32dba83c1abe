import { and, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { nextTurn, rowsPerTurn } from '../turns.ts'
import { type Database, rowsOf } from './database.ts'
import { isAmong } from './many-rows.ts'
import { type Cursor, type DirectedSortKey, decodeCursor, type SortKey } from './sort-keys.ts'

/** The sorts of one list; a leading `-` of a sort's name turns its order round. */
export type Keyset<Row, Name extends string> = {
  table: PgTable & { id: PgColumn }
  /** What is read of each row, when that is not all of it. */
  columns?: Record<string, PgColumn>
  keys: Record<Name, SortKey<Row> | DirectedSortKey<Row>>
}

type Sort<Name extends string> = Name | `-${Name}`

const isDescending = (sort: string) => sort.startsWith('-')
const keyOf = <Row, Name extends string>({ keys }: Keyset<Row, Name>, sort: Sort<Name>) => {
  const key: SortKey<Row> | DirectedSortKey<Row> = keys[sort.replace(/^-/, '') as Name]
  return typeof key === 'function' ? key(isDescending(sort)) : key
}

/**
 * Counting stops here: an exact count of a million rows would take seconds (design.md §6). What a
 * search finds is counted less far, since each row must be read for it: a search for three common
 * words in a million leads took 237 ms when it counted to the ten thousandth match, and takes 44.
 */
const countedAtMost = { listed: 10_000, found: 1_000 }

export type Page<Row> = {
  rows: Row[]
  /** Where the next page begins; null on the last. */
  next: Cursor | null
  /** Rows of all pages together; `atLeast` when counting stopped at its cap. */
  total: { count: number; atLeast: boolean }
}

/** Which rows of a list are wanted. */
export type ListFilter = {
  filter: SQL | undefined
  /**
   * What is found in another way than the rest, as the database can not tell where in the list it lies:
   * what has these words, or goes with rows of other tables.
   */
  search?: SQL | undefined
  /** That the search is by words: what it finds is counted less far. */
  byWords?: boolean
}

type Sorted<Row, Name extends string> = { keyset: Keyset<Row, Name>; sort: Sort<Name> }

type Query<Row, Name extends string> = ListFilter &
  Sorted<Row, Name> & {
    db: Database
    limit: number
    cursor?: string | undefined
  }

/**
 * How the rows of a search are looked for. `planned` leaves it to the database, which takes for
 * granted that what matches is spread evenly over the list: at a million rows it then read all of
 * them, in the order of names, for the two hundred named Yusuf.
 */
type SearchStrategy =
  | 'planned'
  /** All that match, then sorted: quick for few. */
  | 'matches'
  /** The first so many rows of the list, in its order: quick when many match. */
  | { first: number }

/** Which way a list is turned, and which rows lie on either side of a cursor. Ids break ties. */
function orderOf<Row, Name extends string>({ keyset, sort }: Sorted<Row, Name>) {
  const { expression, bind } = keyOf(keyset, sort)
  const [direction, past, upTo] = isDescending(sort)
    ? [sql`desc`, sql`<`, sql`>=`]
    : [sql`asc`, sql`>`, sql`<=`]
  const here = sql`(${expression}, ${keyset.table.id})`
  const there = ([value, id]: Cursor) => sql`(${bind(value)}, ${id}::uuid)`
  return {
    by: (key: SQLWrapper, id: SQLWrapper) => sql`${key} ${direction}, ${id} ${direction}`,
    past: (cursor: Cursor) => sql`${here} ${past} ${there(cursor)}`,
    upTo: (cursor: Cursor) => sql`${here} ${upTo} ${there(cursor)}`,
  }
}

/** The rows after the cursor, at most `limit`, in the order of the sort. */
async function rowsAfter<Row, Name extends string>(
  query: Omit<Query<Row, Name>, 'cursor'>,
  after: Cursor | undefined,
  strategy: SearchStrategy = 'planned',
): Promise<Row[]> {
  const { db, keyset, filter, search, sort, limit } = query
  const { table, columns = getTableColumns(table) } = keyset
  const order = orderOf(query)
  const beyond = after && order.past(after)
  const by = order.by(keyOf(keyset, sort).expression, table.id)
  // `offset 0` keeps the planner from mixing what is inside with the order and limit outside.
  const apart = (where: SQL | undefined, end: SQL) =>
    sql`(select * from ${table} where ${where ?? sql`true`} ${end}) as ${table}`
  const [from, where] =
    strategy === 'planned'
      ? [sql`${table}`, and(filter, search, beyond)]
      : strategy === 'matches'
        ? [apart(and(filter, search, beyond), sql`offset 0`), undefined]
        : [apart(and(filter, beyond), sql`order by ${by} limit ${strategy.first}`), search]
  const rows = await db.select(fieldsOf(columns)).from(from).where(where).orderBy(by).limit(limit)
  return rows as Row[]
}

/** The table's columns as expressions: Drizzle lets columns only come from the table itself. */
const fieldsOf = (columns: Record<string, PgColumn>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
  )

/**
 * How many rows of the list are looked at for each that is wanted, when many match a search. Those
 * that lie together are read quickly, and reading them stops as soon as the page is full.
 */
const rowsPerMatch = { apart: 10, adjacent: 100 }

/**
 * One page of a search. Where all matches were counted its rows are known. Of more the page is soon
 * full in the list's own order, unless they all stand far down: of sixty thousand named Ana the first
 * comes after a hundred thousand others. Then those are sorted that stand no further down than the last
 * of `page`; and all of them, should a row have moved meanwhile.
 */
async function rowsFound<Row extends { id: string }, Name extends string>(
  query: Omit<Query<Row, Name>, 'cursor'>,
  after: Cursor | undefined,
  { isWhole, page }: Counted,
): Promise<Row[]> {
  if (page.length === 0 && isWhole) return []
  const { limit, keyset, sort, filter } = query
  const { isScattered } = keyOf(keyset, sort)
  if (isWhole) {
    const known = { ...query, filter: and(filter, isAmong(keyset.table.id, page)) }
    const rows = await rowsAfter({ ...known, search: undefined }, after)
    if (rows.length === page.length) return rows
  } else {
    const first = limit * (isScattered ? rowsPerMatch.apart : rowsPerMatch.adjacent)
    const soon = await rowsAfter(query, after, { first })
    if (soon.length === limit) return soon
    const last = isScattered && page.length === limit ? page.at(-1) : undefined
    const end = last && (await cursorAt(query, last))
    if (end) {
      const within = { ...query, filter: and(filter, orderOf(query).upTo(end)) }
      const near = await rowsAfter(within, after, 'matches')
      if (near.length === limit) return near
    }
  }
  return rowsAfter(query, after, 'matches')
}

/** The cursor that continues after `row`. */
const cursorAfter = <Row extends { id: string }, Name extends string>(
  keyset: Keyset<Row, Name>,
  sort: Sort<Name>,
  row: Row,
): Cursor => [keyOf(keyset, sort).read(row), row.id]

/** The cursor that continues after the row with this id, if it is still there. */
async function cursorAt<Row extends { id: string }, Name extends string>(
  query: Omit<Query<Row, Name>, 'cursor'>,
  id: string,
): Promise<Cursor | undefined> {
  const { keyset, sort } = query
  const one = { ...query, filter: eq(keyset.table.id, id), search: undefined, limit: 1 }
  const [row] = await rowsAfter(one, undefined)
  return row && cursorAfter(keyset, sort, row)
}

/**
 * One page of a list, filtered and sorted at the database, paged by keyset.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export async function listPage<Row extends { id: string }, Name extends string>(
  query: Query<Row, Name>,
): Promise<Page<Row>> {
  const { keyset, sort, limit, cursor } = query
  const after = cursor ? decodeCursor(cursor) : undefined
  const counting = { ...query, limit: limit + 1 }
  const counted = await count(counting, after)
  const found = query.search
    ? await rowsFound(counting, after, counted)
    : await rowsAfter(counting, after)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > rows.length && last ? cursorAfter(keyset, sort, last) : null,
    total: counted.total,
  }
}

type Counted = {
  total: Page<never>['total']
  /** That every match was counted. */
  isWhole: boolean
  /**
   * Of a search, the ids that would fill the page, were those counted all that match. Of more the page
   * is full at the last of them or sooner, and hardly much sooner: they are counted in no order.
   */
  page: string[]
}

/** Counts the rows of all pages up to the cap, and picks a search's page from those it looks at anyway. */
async function count<Row, Name extends string>(
  query: Omit<Query<Row, Name>, 'cursor'>,
  after: Cursor | undefined,
): Promise<Counted> {
  const { db, keyset, filter, search, byWords = true, sort, limit } = query
  const { expression, isScattered } = keyOf(keyset, sort)
  const { table } = keyset
  const order = orderOf(query)
  const most = search && byWords ? countedAtMost.found : countedAtMost.listed
  // The more of them are looked at, the nearer to the page's end is the last of its ids.
  const countedLimit = isScattered ? countedAtMost.listed : most
  const counted = sql`from ${table} where ${and(filter, search) ?? sql`true`} limit ${countedLimit + 1}`
  const ahead = after ? order.past(after) : sql`true`
  const result = await db.execute(
    search
      ? sql`with counted as materialized (select ${expression} as key, ${table.id} as id, ${ahead} as ahead ${counted})
          select (select count(*)::int from counted) as n, array(select id::text from counted where ahead
            order by ${order.by(sql`key`, sql`id`)} limit ${limit}) as page`
      : sql`select count(*)::int as n, '{}'::text[] as page from (select 1 ${counted}) as counted`,
  )
  const [{ n, page } = { n: 0, page: [] }] = rowsOf<{ n: number; page: string[] }>(result)
  return {
    total: { count: Math.min(n, most), atLeast: n > most },
    isWhole: n <= countedLimit,
    page,
  }
}

/** Every row of a list in its order, a turn's rows at a time; the list may be longer than memory. */
export async function* allRows<Row extends { id: string }, Name extends string>(
  query: Omit<Query<Row, Name>, 'cursor' | 'limit'>,
): AsyncGenerator<Row> {
  let after: Cursor | undefined
  for (;;) {
    const rows = await rowsAfter({ ...query, limit: rowsPerTurn }, after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerTurn) return
    await nextTurn()
    after = cursorAfter(query.keyset, query.sort, last)
  }
}
