import { chmod } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { rowsOf } from '../db/migrate.ts'
import { countRows } from './count-rows.ts'
import { runPostgresql } from './postgresql-programs.ts'
import { BackupFailed } from './run-program.ts'

/**
 * Dumps a PostgreSQL database into `file` and answers its rows. The transaction lends pg_dump its
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
