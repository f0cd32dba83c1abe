import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { refusalActions } from '../accounts/sign-in-log.ts'
import type { Database } from '../db/database.ts'
import { auditLog } from '../db/schema.ts'

/**
 * Takes the network addresses out of some rows of the audit log; those of failed sign-ins and
 * lock-outs, which say little else, go whole. Answers how many rows there were.
 */
export async function forgetNetworks(db: Database, which: SQL | undefined): Promise<number> {
  const bearing = and(sql`${auditLog.details} ? 'network'`, which)
  const gone = await db
    .delete(auditLog)
    .where(and(bearing, inArray(auditLog.action, [...refusalActions])))
    .returning({ one: sql<number>`1` })
  const changed = await db
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'network'` })
    .where(bearing)
    .returning({ one: sql<number>`1` })
  return gone.length + changed.length
}
