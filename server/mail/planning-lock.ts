import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrate.ts'

/** Whether this transaction is the one that makes messages until it ends. */
export async function takeMailPlanning(db: Database): Promise<boolean> {
  const locked = await db.execute(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.mailPlanning}) as mine`,
  )
  return rowsOf<{ mine: boolean }>(locked)[0]?.mine ?? false
}

/** Waits until no messages are being made, and keeps it so until this transaction ends. */
export async function holdMailPlanning(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailPlanning})`)
}
