import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** The database as every verb sees it: the same type over PostgreSQL, PGlite and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An opened database and what only the start and the end of the process need of it. */
export type OpenDatabase = {
  kind: 'postgresql' | 'embedded'
  db: Database
  /**
   * The same database as the calls of admins see it: in turns of their own, so that however many of
   * them take however long, none stands between a visitor and `db`.
   */
  adminDb: Database
  /** How pg-boss reaches the same database when no transaction is at hand. */
  jobs: ConstructorOptions
  /** Hears the notices of a channel until the answered function is called. */
  listen: (channel: string, handlers: ListenHandlers) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

export type ListenHandlers = {
  onNotice: (payload: string) => void
  /** Notices may have been missed before this. */
  onReconnect: () => void
  onError: (error: Error) => void
}

/** A database that can not be opened; the message is one line a person can act on. */
export class DatabaseUnavailable extends Error {}

/** Returns the rows of a raw statement; both drivers give an object with `rows`. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}
