import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from './schema.ts'

/** The database as every verb sees it: the same type over PostgreSQL, PGlite and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An opened database and what only the start and the end of the process need of it. */
export type OpenDatabase = {
  kind: 'postgresql' | 'embedded'
  db: Database
  /** How pg-boss reaches the same database when no transaction is at hand. */
  jobs: ConstructorOptions
  close: () => Promise<void>
}

/** A database that can not be opened; the message is one line a person can act on. */
export class DatabaseUnavailable extends Error {}
