import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import { changeItems } from '../db/schema.ts'
import type { Item } from '../record-kind.ts'
import { nextTurn } from '../turns.ts'

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

/** Those of some items that the journal still has: the others went with whose they were. */
export async function stillKept(db: Database, items: readonly Item[]): Promise<Item[]> {
  if (items.length === 0) return []
  const ids = items.map(({ id }) => id)
  const rows = await db
    .select({ id: changeItems.id })
    .from(changeItems)
    .where(isAmong(changeItems.id, ids))
  const kept = new Set(rows.map(({ id }) => id))
  return items.filter(({ id }) => kept.has(id))
}
