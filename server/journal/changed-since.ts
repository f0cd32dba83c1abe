import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inParts, isAmong } from '../db/many-rows.ts'
import { changeItems, changes } from '../db/schema.ts'
import type { Item } from '../record-kind.ts'
import { isSame, tagField } from './write-change.ts'

/**
 * The fields of some records that changes after an instant have made another, by the record's id: what was
 * changed and taken back is none. `which` says of which items.
 */
export async function changedSince(
  db: Database,
  recordIds: readonly string[],
  at: Date,
  which: SQL,
): Promise<Map<string, ReadonlySet<string>>> {
  const items: Item[] = []
  for (const part of inParts(db, recordIds)) {
    const rows = await db
      .select({ item: changeItems })
      .from(changeItems)
      .innerJoin(changes, eq(changes.id, changeItems.changeId))
      .where(and(isAmong(changeItems.recordId, part), gt(changes.at, at), which))
      .orderBy(asc(changes.at), asc(changeItems.id))
    items.push(...rows.map(({ item }) => item))
  }
  const byField = Map.groupBy(items, ({ recordId, field, before, after }) =>
    [recordId, field, field === tagField ? (before ?? after) : ''].join(' '),
  )
  const changed = [...byField.values()].flatMap((some) =>
    isSame(some[0]?.before, some.at(-1)?.after) ? [] : some.slice(0, 1),
  )
  const byRecord = Map.groupBy(changed, ({ recordId }) => recordId)
  return new Map([...byRecord].map(([id, some]) => [id, new Set(some.map(({ field }) => field))]))
}
