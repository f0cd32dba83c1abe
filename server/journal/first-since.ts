import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inParts, isAmong } from '../db/many-rows.ts'
import { changeItems, changes } from '../db/schema.ts'
import type { Item } from './read-items.ts'
import { isSame, tagField } from './write-change.ts'

/**
 * What was done first, after an instant, to each field of some records and to each tag of theirs; by the
 * record's id. Before it, a field was what it had been at that instant.
 */
export async function firstSince(
  db: Database,
  recordIds: readonly string[],
  at: Date,
  which: SQL,
): Promise<Map<string, Item[]>> {
  const first = new Map<string, Item>()
  for (const part of inParts(db, recordIds)) {
    const rows = await db
      .select({ item: changeItems })
      .from(changeItems)
      .innerJoin(changes, eq(changes.id, changeItems.changeId))
      .where(and(isAmong(changeItems.recordId, part), gt(changes.at, at), which))
      .orderBy(asc(changes.at), asc(changeItems.id))
    for (const { item } of rows) {
      const tag = item.field === tagField ? (item.before ?? item.after) : null
      const key = `${item.recordId} ${item.field} ${tag}`
      if (!first.has(key)) first.set(key, item)
    }
  }
  return Map.groupBy(first.values(), ({ recordId }) => recordId)
}

/** Whether a record is by now what it was before one of these; `tags` are those it has. */
export const isAsBefore = (
  { field, before, after }: Item,
  row: Record<string, unknown>,
  tags: ReadonlySet<string>,
): boolean =>
  field === tagField
    ? tags.has(String(before ?? after)) === (before !== null)
    : isSame(row[field], before)
