import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { type Database, rowsOf } from '../../db/database.ts'
import { openPostgresql } from '../../db/open-postgresql.ts'
import type { Env } from '../../env.ts'
import { countRows } from '../count-rows.ts'
import { runPostgresql } from '../postgresql-programs.ts'
import { BackupFailed } from '../run-program.ts'
import { FailedRestore, nothingChanged, wasReplaced } from './failed-restore.ts'
import { assertKnownFile } from './known-file.ts'
import { assertWhole } from './restore-embedded.ts'
import { settle } from './settle.ts'

/**
 * Restores a dump into a scratch database on the same server, as a role that may do nothing outside it,
 * brings it into the present and compares its rows; then the two databases change their names in one
 * transaction. Whatever the dump says, and wherever it fails, the data is as it was until then.
 * @throws {FailedRestore}
 */
export async function restorePostgresql(
  env: Env,
  databaseUrl: string,
  file: string,
  isTrusted: boolean,
): Promise<string> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  const server = await connectBeside(databaseUrl)
  const before = await oidOf(server, name)
  try {
    const rows = await askPresent(databaseUrl, file, isTrusted)
    return await restoreAside({ env, server, databaseUrl, name, file, rows })
  } catch (cause) {
    throw new FailedRestore(cause, await stateOf(databaseUrl, name, before))
  } finally {
    await server.end()
  }
}

/** What the present database keeps of the file. @throws {BackupFailed} while the product runs on it. */
async function askPresent(databaseUrl: string, file: string, isTrusted: boolean) {
  const { db, close } = await openPostgresql(databaseUrl, () => {})
  try {
    await refuseWhileRunning(db)
    return await assertKnownFile(db, file, isTrusted)
  } finally {
    await close()
  }
}

type Restoration = {
  env: Env
  server: Client
  databaseUrl: string
  name: string
  file: string
  rows: Record<string, number> | null
}

async function restoreAside({ env, server, databaseUrl, name, file, rows }: Restoration) {
  const scratch = `loomwork_restore_${randomBytes(8).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${scratch}`
  const role = (await mayMakeRoles(server)) ? scratch : null
  try {
    if (role) {
      const secret = randomBytes(24).toString('hex')
      await server.query(`create role ${role} login password '${secret}'`)
      await server.query(`grant ${role} to current_user`)
      url.username = role
      url.password = secret
    }
    await server
      .query(`create database ${scratch} ${role ? `owner ${role}` : ''}`)
      .catch((cause) => {
        throw new BackupFailed(
          'No scratch database could be made: a restoration needs the right to create databases.',
          { cause },
        )
      })
    // It speaks to the server alone: `psql` would also run what a script tells this machine to do.
    const options = ['--exit-on-error', '--no-owner', '--no-acl']
    await runPostgresql(env, 'pg_restore', url.href, [...options, file])
    const { db, close } = await openPostgresql(url.href, () => {})
    const sentences = await assertWhole(rows, () => countRows(db))
      .then(() => settle(db, env))
      .finally(close)
    url.username = new URL(databaseUrl).username
    url.password = new URL(databaseUrl).password
    if (role) await handOver(url.href, role)
    await swap(server, scratch, name)
    return sentences.join(' ')
  } finally {
    await server.query(`drop database if exists ${scratch} with (force)`)
    if (role) await server.query(`drop role if exists ${role}`)
  }
}

/** Gives all that the role owns in its database, and the database, to whoever the product is there. */
async function handOver(scratchUrl: string, role: string): Promise<void> {
  const client = new Client({ connectionString: scratchUrl })
  await client.connect()
  try {
    await client.query(`reassign owned by ${role} to current_user`)
    await client.query(`drop owned by ${role}`)
  } finally {
    await client.end()
  }
}

/** Gives the restored database the name, and drops the one that had it. */
async function swap(server: Client, scratch: string, name: string): Promise<void> {
  const present = server.escapeIdentifier(name)
  const replaced = `${scratch}_replaced`
  await server.query('begin')
  try {
    await server.query(`alter database ${present} rename to ${replaced}`)
    await server.query(`alter database ${scratch} rename to ${present}`)
    await server.query('commit')
  } catch (error) {
    await server.query('rollback')
    throw error
  }
  await server.query(`drop database ${replaced} with (force)`)
}

/** Another database of the same server: the one that is replaced can not be renamed by who is in it. */
async function connectBeside(databaseUrl: string): Promise<Client> {
  const url = new URL(databaseUrl)
  const failures: unknown[] = []
  for (const name of ['postgres', 'template1']) {
    url.pathname = `/${name}`
    const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      failures.push(error)
    }
  }
  throw new FailedRestore(failures[0], nothingChanged)
}

async function oidOf(server: Client, name: string): Promise<number | null> {
  const { rows } = await server.query('select oid from pg_database where datname = $1', [name])
  return rows[0]?.oid ?? null
}

/** What has become of the data: looked up anew, since a dump may have ended our connections. */
async function stateOf(databaseUrl: string, name: string, before: number | null): Promise<string> {
  try {
    const server = await connectBeside(databaseUrl)
    const now = await oidOf(server, name).finally(() => server.end())
    if (now === null) return 'The database is gone. Make it anew and restore into it.'
    return now === before ? nothingChanged : wasReplaced
  } catch {
    return 'Whether anything was changed could not be looked up. Look before you start the product.'
  }
}

/** Whether we can make a role that may do less than we; else we must not be able to do everything. */
async function mayMakeRoles(server: Client): Promise<boolean> {
  const { rows } = await server.query(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may === true
}

/** The product's connections have names; ours for the restoration is the one not counted. */
async function refuseWhileRunning(db: Database) {
  const [running] = rowsOf<{ n: number }>(
    await db.execute(sql`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name like 'loomwork%'
        and pid <> pg_backend_pid()`),
  )
  if (running?.n) {
    throw new BackupFailed('The product is running on this database: stop every process first.')
  }
}
