import { chmod } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { rowsOf } from '../db/database.ts'
import { openPostgresql } from '../db/open-postgresql.ts'
import { countRows } from './count-rows.ts'
import { runPostgresql } from './postgresql-programs.ts'
import { BackupFailed } from './run-program.ts'

/**
 * Dumps a PostgreSQL database into `file` and returns its rows. The transaction lends pg_dump its
 * snapshot, so that the rows counted are the rows in the file, whatever is written meanwhile.
 * @throws {BackupFailed}
 */
export async function copyPostgresql(ctx: Ctx, databaseUrl: string, file: string) {
  return ctx.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const [state] = rowsOf<{ mine: boolean; snapshot: string }>(
        await tx.execute(
          sql`select pg_try_advisory_xact_lock(${advisoryLocks.backupCopy}) as mine, pg_export_snapshot() as snapshot`,
        ),
      )
      if (!state?.mine) throw new BackupFailed('Another backup was being made at the same time.')
      const rows = await countRows(tx)
      await runPostgresql(ctx.env, 'pg_dump', databaseUrl, [
        '--format=custom',
        '--no-owner',
        '--no-acl',
        '--no-unlogged-table-data',
        '--lock-wait-timeout=60s',
        `--snapshot=${state.snapshot}`,
        `--file=${file}`,
      ])
      await chmod(file, 0o600)
      return rows
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** The database a backup is tried in. */
export const scratchName = (id: string) => `loomwork_check_${id.replaceAll('-', '')}`

/** Drops the scratch database of a check, if there is one. */
export const dropScratch = (ctx: Ctx, id: string) =>
  ctx.db.execute(sql`drop database if exists ${sql.identifier(scratchName(id))} with (force)`)

const withName = (databaseUrl: string, name: string) => {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Restores a dump into a scratch database on the same server, returns its rows and drops it.
 * @throws {BackupFailed}
 */
export async function tryPostgresql(ctx: Ctx, file: string, id: string) {
  const { databaseUrl } = ctx.env
  if (!databaseUrl) throw new BackupFailed('This is a dump of PostgreSQL, which is not in use now.')
  const name = scratchName(id)
  await dropScratch(ctx, id)
  await ctx.db.execute(sql`create database ${sql.identifier(name)}`).catch((cause) => {
    throw new BackupFailed(
      'No scratch database could be made: the check needs the right to create databases.',
      { cause },
    )
  })
  const scratch = withName(databaseUrl, name)
  try {
    const options = ['--exit-on-error', '--no-owner', '--no-acl']
    await runPostgresql(ctx.env, 'pg_restore', scratch, [...options, file])
    const { db, close } = await openPostgresql(scratch, () => {})
    try {
      return await countRows(db)
    } finally {
      await close()
    }
  } finally {
    await dropScratch(ctx, id)
  }
}
