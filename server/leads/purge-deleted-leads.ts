import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leads } from '../db/schema.ts'
import { forgetNotices } from '../notifications/forget-notices.ts'

/** A deleted lead can be brought back for this long, in milliseconds; well inside the 90 days of the privacy page. */
const restorableFor = 30 * 24 * 60 * 60 * 1000

/** Removes for good what was deleted a month ago, with the notifications that name the person. */
export function purgeDeletedLeads(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const purged = await tx
      .delete(leads)
      .where(lt(leads.deletedAt, new Date(now.getTime() - restorableFor)))
      .returning({ id: leads.id })
    const ids = purged.map((lead) => lead.id)
    await forgetNotices(tx, ids)
  })
}
