import { Client } from 'pg'
import { throwAwayCluster } from './postgresql-cluster.ts'

/** The server that development machines and CI usually have. */
const usualServer = 'postgres://postgres@127.0.0.1:5432/postgres'

export type PostgresqlServer = { url: string; stop: () => void }

/** Runs one statement on its own connection. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const answers = (url: string) =>
  onServer(url, 'select 1').then(
    () => true,
    () => false,
  )

/**
 * A PostgreSQL server to test on: TEST_DATABASE_URL, else one of our own that is thrown away;
 * undefined where there are no programs to make one from.
 * @throws when TEST_DATABASE_URL is set and does not answer.
 */
export async function postgresqlServer(): Promise<PostgresqlServer | undefined> {
  const wanted = process.env.TEST_DATABASE_URL
  if (wanted) {
    await onServer(wanted, 'select 1')
    return { url: wanted, stop: () => {} }
  }
  const cluster = await throwAwayCluster()
  return cluster && { url: cluster.url, stop: cluster.remove }
}

/** A server to measure on, which flushes as one in use does: the usual one of this machine. */
export async function standingServer(): Promise<PostgresqlServer | undefined> {
  const usual = { url: usualServer, stop: () => {} }
  return process.env.TEST_DATABASE_URL || !(await answers(usualServer)) ? postgresqlServer() : usual
}

/** The same server's database of that name. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
