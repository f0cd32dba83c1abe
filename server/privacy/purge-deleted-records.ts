import { inArray, lt } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { consultations, leadMagnetSubmissions, leads } from '../db/schema.ts'
import { forgetMessages } from '../mail/forget-messages.ts'
import { forgetNotices } from '../notifications/forget-notices.ts'

/** The tables whose rows a delete only marks, each with the page that shows one. */
const kinds = [
  [leads, adminPage.lead],
  [consultations, adminPage.consultation],
  [leadMagnetSubmissions, adminPage.submission],
] as const

/**
 * Removes for good what was deleted before an instant, with the notifications and messages that
 * name the person; answers how many records.
 */
export async function purgeDeletedRecords(db: Database, before: Date): Promise<number> {
  let purged = 0
  for (const kind of kinds) purged += await inBatches(() => purgeSome(db, kind, before))
  return purged
}

const purgeSome = (db: Database, [table, pageOf]: (typeof kinds)[number], before: Date) =>
  db.transaction(async (tx) => {
    const due = tx
      .select({ id: table.id })
      .from(table)
      .where(lt(table.deletedAt, before))
      .limit(batch)
    const purged = await tx.delete(table).where(inArray(table.id, due)).returning({ id: table.id })
    const ids = purged.map(({ id }) => id)
    await forgetNotices(tx, ids.map(pageOf))
    await forgetMessages(tx, ids)
    return ids.length
  })
