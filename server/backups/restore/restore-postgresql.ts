import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/migrate.ts'
import { openPostgresql } from '../../db/open-postgresql.ts'
import type { Env } from '../../env.ts'
import { runPostgresql } from '../postgresql-programs.ts'
import { BackupFailed } from '../run-program.ts'
import { NotSettled, settle } from './settle.ts'

/** What the dump will make again: the product's own two schemas, whatever is in them. */
const emptied =
  'drop schema if exists pgboss cascade; drop schema public cascade; create schema public'

/**
 * Replaces the database by a dump in one transaction: all of it is as it was in the backup, or
 * nothing has changed. The dump is read to its end before that.
 * @throws {BackupFailed}; {NotSettled} when only what comes after that failed.
 */
export async function restorePostgresql(env: Env, databaseUrl: string, file: string) {
  const folder = await mkdtemp(join(tmpdir(), 'loomwork-restore-'))
  const { db, close } = await openPostgresql(databaseUrl, () => {})
  try {
    await refuseWhileRunning(db)
    const script = join(folder, 'script.sql')
    const options = ['--no-owner', '--no-acl', `--file=${script}`]
    await runPostgresql(env, 'pg_restore', null, [...options, file])
    await runPostgresql(env, 'psql', databaseUrl, [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      '--output=/dev/null',
      `--command=${emptied}`,
      `--file=${script}`,
    ])
    const said = await settle(db, env).catch((cause: unknown) => {
      throw new NotSettled(cause)
    })
    return said.join(' ')
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
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
