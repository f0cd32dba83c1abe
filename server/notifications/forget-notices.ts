import { and, inArray, lt, notLike } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { batch, inBatches } from '../db/in-batches.ts'
import { notifications } from '../db/schema.ts'

/** Removes what was told about the records that are shown on these pages: it names the person. */
export async function forgetNotices(db: Database, pages: string[]): Promise<void> {
  if (pages.length === 0) return
  await db.delete(notifications).where(inArray(notifications.href, pages))
}

/** Removes what was told before an instant, but not what a fresh install begins with; answers how many. */
export function purgeNotices(db: Database, before: Date): Promise<number> {
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(lt(notifications.createdAt, before), notLike(notifications.kind, 'setup\\_%')))
    .limit(batch)
  return inBatches(async () => {
    const purged = await db
      .delete(notifications)
      .where(inArray(notifications.id, due))
      .returning({ id: notifications.id })
    return purged.length
  })
}
