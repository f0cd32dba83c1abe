import { lt, sql } from 'drizzle-orm'
import { outboundKeptDays } from '#shared/outbound/vocabulary.ts'
import { purgeDevices } from '../accounts/device-cookie.ts'
import { purgeResetLinks } from '../accounts/password-reset/reset-links.ts'
import { purgeSessions } from '../accounts/sessions.ts'
import { purgeHolds } from '../booking/hold-time.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { emailChanges, invitations, outboundCalls } from '../db/schema.ts'

// The ids are those of queues and schedules that running databases have.

const day = 24 * 60 * 60 * 1000

async function removeExpired(db: Database, now: Date): Promise<void> {
  await purgeSessions(db, now)
  await purgeDevices(db, now)
  await purgeResetLinks(db, now)
  await purgeHolds(db, now)
  // Never waits for a row: it would hold others that a visitor's call waits for.
  await db.execute(sql`delete from rate_limits where key in (
    select key from rate_limits where resets_at < ${now.toISOString()} for update skip locked)`)
  const longAgo = new Date(now.getTime() - 30 * day)
  await db.delete(invitations).where(lt(invitations.expiresAt, longAgo))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, longAgo))
  const lastKept = new Date(now.getTime() - outboundKeptDays * day)
  await db.delete(outboundCalls).where(lt(outboundCalls.lastAt, lastKept))
}

/** Once an hour: removes what has ended by time and is of use to nobody. Running it twice does nothing more. */
export const expiry = { id: 'housekeeping', cron: '7 * * * *', run: removeExpired }

/** The tables of which PostgreSQL's own autovacuum would say that it is time, by its usual settings. */
const due = sql`
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by 1`

/**
 * Does what a PostgreSQL server does by itself and the embedded one does not: gives the room of
 * removed rows back, counts what the planner goes by, and brings the log of changes into the tables,
 * so that it does not grow and a start after a crash is short. Table by table: others wait meanwhile.
 */
async function vacuumDue(db: Database): Promise<void> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  for (const { name } of rowsOf<{ name: string }>(await db.execute(due))) {
    await db.execute(sql.raw(`vacuum (analyze) ${name}`))
  }
  await db.execute(sql`checkpoint`)
}

/** Once an hour: a small firm's machine may be off at night. Safe to run twice. */
export const vacuum = { id: 'upkeep', cron: '41 * * * *', run: vacuumDue }
