import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { folders } from '../folders.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { type Database, rowsOf } from './database.ts'

/**
 * Applies the migrations that are missing, each whole or not at all.
 *
 * Several processes may start at once: the lock lets one migrate while the others wait and then
 * find nothing to do. Drizzle's own migrators run the same files but take no lock.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folders.migrations })
  await db.transaction(async (tx) => {
    // Over many rows it takes longer than a call may, and so does waiting for who is at it.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migration})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    )
    const applied = await tx.execute(sql`select hash from schema_migrations`)
    const known = new Set(rowsOf<{ hash: string }>(applied).map((row) => row.hash))
    for (const migration of migrations) {
      if (known.has(migration.hash)) continue
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`)
    }
  })
}
