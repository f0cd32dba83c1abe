import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { DatabaseUnavailable, type OpenDatabase } from './database.ts'
import { listenPostgresql } from './listen-postgresql.ts'
import { poolTransactions } from './pool-transactions.ts'
import { keepAlive } from './postgresql.ts'
import { guardTransactions } from './transaction-guard.ts'

/** Connections of one process; with the next four, and four of jobs, PostgreSQL's default of 100 carries five. */
const poolSize = 10
/** Connections that the calls of admins have for themselves; beyond them they wait for each other. */
const adminPoolSize = 4

/**
 * Memory for the rows that an index has found. With PostgreSQL's 4 MB it forgets which rows of a page
 * they were, once there are many, and looks at all of them again: a search in a million leads for two
 * words that each stand in every fourth then takes half as long again.
 */
const foundRows = '-c work_mem=16MB'

/** Of a server that fell silent nobody hears that it ended a statement: milliseconds until we do. */
const timeouts = { query_timeout: 120_000, ...keepAlive }

/** `postgres://user:secret@host/db` as it may be shown: without user and password. */
export function shownUrl(databaseUrl: string) {
  const url = new URL(databaseUrl)
  return `${url.hostname}:${url.port || '5432'}${url.pathname}`
}

function openPool(connectionString: string, max: number, onIdleError: (error: Error) => void) {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    ...timeouts,
    application_name: 'loomwork',
    options: foundRows,
  })
  pool.on('error', onIdleError)
  // The pool listens to idle connections alone. Of one that breaks between two statements of a
  // transaction the next statement tells; with nobody listening it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function databaseOver(pool: Pool) {
  const db = drizzle(pool)
  db.transaction = poolTransactions(pool)
  guardTransactions(db, pool, 'query')
  return db
}

/**
 * Opens a pool on a PostgreSQL server (15 or newer) and asks it one question.
 * `onIdleError` hears of connections that break while unused; the pool replaces them.
 * @throws {DatabaseUnavailable} when the server does not answer, refuses, or is too old.
 */
export async function openPostgresql(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = openPool(databaseUrl, poolSize, onIdleError)
  try {
    const { rows } = await pool.query<{ version: string }>('show server_version_num')
    if (Number(Object.values(rows[0] ?? {})[0]) < 150_000) {
      throw new Error('PostgreSQL 15 or newer is needed')
    }
  } catch (cause) {
    await pool.end()
    const reason = cause instanceof Error && cause.message ? cause.message : 'no answer'
    throw new DatabaseUnavailable(
      `DATABASE_URL can not be reached (${shownUrl(databaseUrl)}): ${reason}.`,
      { cause },
    )
  }
  const jobs = {
    connectionString: databaseUrl,
    max: 4,
    application_name: 'loomwork-jobs',
    ...keepAlive,
  }
  const adminPool = openPool(databaseUrl, adminPoolSize, onIdleError)
  const listen: OpenDatabase['listen'] = (channel, handlers) =>
    listenPostgresql(databaseUrl, channel, handlers)
  const close = async () => {
    await Promise.all([pool.end(), adminPool.end()])
  }
  return {
    kind: 'postgresql',
    db: databaseOver(pool),
    adminDb: databaseOver(adminPool),
    jobs,
    listen,
    close,
  }
}
