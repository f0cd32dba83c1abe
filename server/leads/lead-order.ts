import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { LeadSort } from '#shared/leads/vocabulary.ts'
import { leads } from '../db/schema.ts'
import { type Cursor, refuseCursor } from '../http/cursor.ts'
import type { LeadRow } from './presenter.ts'

type Key = {
  expression: SQL
  /** The cursor's value, in the form the expression has. */
  bind: (value: string) => SQL
  valueOf: (row: LeadRow) => string
}

const folded = (value: string) => sql`lower(${value})`
const instant = (value: string) =>
  z.iso.datetime().safeParse(value).success ? sql`${value}::timestamptz` : refuseCursor()

// Each expression is the leading column of an index in db/schema.ts; ids break ties.
const keys = {
  createdAt: {
    expression: sql`${leads.createdAt}`,
    bind: instant,
    valueOf: (row) => row.createdAt.toISOString(),
  },
  name: {
    expression: sql`lower(${leads.name})`,
    bind: folded,
    valueOf: (row) => row.name,
  },
  email: {
    expression: sql`lower(${leads.email})`,
    bind: folded,
    valueOf: (row) => row.email,
  },
  company: {
    expression: sql`lower(coalesce(${leads.company}, ''))`,
    bind: folded,
    valueOf: (row) => row.company ?? '',
  },
} satisfies Record<string, Key>

const keyOf = (sort: LeadSort): Key => keys[sort.replace(/^-/, '') as keyof typeof keys]
const isDescending = (sort: LeadSort) => sort.startsWith('-')

/** `order by` of a sort, ids last so that the order is total. */
export function orderOf(sort: LeadSort): SQL {
  const direction = isDescending(sort) ? sql`desc` : sql`asc`
  return sql`${keyOf(sort).expression} ${direction}, ${leads.id} ${direction}`
}

/**
 * The condition "comes after the cursor's row". The database folds the value as it folds the column.
 * @throws {AppError} `invalid` for a cursor of another order.
 */
export function afterCursor(sort: LeadSort, [value, id]: Cursor): SQL {
  const key = keyOf(sort)
  const comparison = isDescending(sort) ? sql`<` : sql`>`
  return sql`(${key.expression}, ${leads.id}) ${comparison} (${key.bind(value)}, ${id}::uuid)`
}

/** The cursor that continues after `row`. */
export const cursorOf = (sort: LeadSort, row: LeadRow): Cursor => [keyOf(sort).valueOf(row), row.id]
