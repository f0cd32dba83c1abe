import { z } from 'zod'
import { line } from './text.ts'

/** Whose records: an account's id, `me`, or `none`. */
export const ownerQuery = (name = 'Owner') => {
  const error = `${name} must be me, none or the id of an account.`
  return z.union([z.enum(['me', 'none']), z.uuid({ error })], { error })
}

/** What every list of the back-office takes in its address (design.md §4, paging and sorting). */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  fallback: Sorts[number],
) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(1000).default(200),
    cursor: z.string().max(2_000).optional(),
    q: line('Search', 200).optional(),
    sort: z.enum(sorts).default(fallback),
  })
