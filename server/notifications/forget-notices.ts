import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { notifications } from '../db/schema.ts'
import { noticeHref } from './notice.ts'

/** Removes what was told about these leads: it names the person. */
export async function forgetNotices(db: Database, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return
  await db.delete(notifications).where(inArray(notifications.href, leadIds.map(noticeHref)))
}
