import { lt } from 'drizzle-orm'
import { purgeSessions } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'
import { invitations, rateLimits } from '../db/schema.ts'
import { purgeDeletedLeads } from '../leads/purge-deleted-leads.ts'

const day = 24 * 60 * 60 * 1000

async function run(db: Database, now: Date): Promise<void> {
  await purgeSessions(db, now)
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
  await db.delete(invitations).where(lt(invitations.expiresAt, new Date(now.getTime() - 30 * day)))
  await purgeDeletedLeads(db, now)
}

/** Once an hour: removes what has ended by time. Running it twice does nothing more. */
export const housekeeping = { id: 'housekeeping', cron: '7 * * * *', run }
