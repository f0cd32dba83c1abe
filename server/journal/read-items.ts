import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { changeItems } from '../db/schema.ts'
import { nextTurn } from '../turns.ts'

/** What a change did to one field of one record. */
export type Item = typeof changeItems.$inferSelect

/** Items that are read in one go: a hundred thousand at once would hold others up, and fill the memory. */
const pageSize = 1_000

/** What a change did, in pages and in the order in which it was written. */
export async function* pagesOfItems(
  db: Database,
  changeId: string,
  which: SQL,
): AsyncGenerator<Item[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const items = await db
      .select()
      .from(changeItems)
      .where(and(eq(changeItems.changeId, changeId), gt(changeItems.id, after), which))
      .orderBy(asc(changeItems.id))
      .limit(pageSize)
    yield items
    const last = items.at(-1)
    if (!last || items.length < pageSize) return
    await nextTurn()
    after = last.id
  }
}
