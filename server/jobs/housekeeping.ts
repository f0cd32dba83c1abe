import { lt, sql } from 'drizzle-orm'
import { purgeResetLinks } from '../accounts/password-reset/reset-links.ts'
import { purgeSessions } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'
import { emailChanges, invitations } from '../db/schema.ts'

const day = 24 * 60 * 60 * 1000

async function run(db: Database, now: Date): Promise<void> {
  await purgeSessions(db, now)
  await purgeResetLinks(db, now)
  // Never waits for a row: it would hold others that a visitor's call waits for.
  await db.execute(sql`delete from rate_limits where key in (
    select key from rate_limits where resets_at < ${now.toISOString()} for update skip locked)`)
  const longAgo = new Date(now.getTime() - 30 * day)
  await db.delete(invitations).where(lt(invitations.expiresAt, longAgo))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, longAgo))
}

/** Once an hour: removes what has ended by time and is of use to nobody. Running it twice does nothing more. */
export const housekeeping = { id: 'housekeeping', cron: '7 * * * *', run }
