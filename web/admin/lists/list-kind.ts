import type { z } from 'zod'

/** What every record that is listed has. */
export type ListRecord = { id: string }

/** One kind of record that is listed, and how its calls and its cache are named. */
export type ListKind<Row extends ListRecord, State> = {
  /** The first part of the key of every query about these records. */
  key: string
  schema: z.ZodType<Row>
  /** The call that answers with the first page of a list. */
  list: (state: State) => string
  /** The call on one record. */
  one: (id: string) => string
  /** Whether a record still stands in the list; the search is the server's. */
  belongsInto: (state: State, row: Row) => boolean
  /** The keys of the queries that sum the records up, read again when one of them changes. */
  summaries: readonly (readonly unknown[])[]
}

/** `path` with the query, or alone where the query is empty. */
export const withQuery = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search}` : path

/** The search of an address: trimmed, and no longer than the server takes. */
export const searchWordsOf = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, 200)
