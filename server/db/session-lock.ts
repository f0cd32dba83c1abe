import { Client } from 'pg'
import type { advisoryLocks } from './advisory-locks.ts'
import { keepAlive } from './postgresql.ts'

type AdvisoryLock = (typeof advisoryLocks)[keyof typeof advisoryLocks]

/** Runs `work` with a connection of its own, whose end lets go of every lock it holds. */
async function onOwnConnection<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: databaseUrl,
    ...keepAlive,
    connectionTimeoutMillis: 5_000,
    application_name: 'loomwork-lock',
  })
  // One that breaks has let go of its lock; whoever holds it works on.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs `work` holding the advisory lock `lock` of PostgreSQL together with any others who share it.
 * Who holds it alone is waited for. A crash lets go of it.
 */
export const sharingLock = <Result>(
  databaseUrl: string,
  lock: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result> =>
  onOwnConnection(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [lock])
    return work()
  })

/** Runs `work` holding the advisory lock `lock` alone, or does nothing while anybody else holds it. */
export const ifLockIsFree = (
  databaseUrl: string,
  lock: AdvisoryLock,
  work: () => Promise<void>,
): Promise<void> =>
  onOwnConnection(databaseUrl, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock])
    if (rows[0]?.mine) await work()
  })
