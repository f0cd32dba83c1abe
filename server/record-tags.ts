import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from './db/database.ts'
import { inParts, isAmong } from './db/many-rows.ts'

/** The table that says which records of a kind have which tags. */
export type TagLink = { table: PgTable; record: PgColumn; tag: PgColumn }

/** The ids of the tags that a record is given, and of those it loses; never one it has, or has not. */
export type TagChange = { added: readonly string[]; removed: readonly string[] }

const noTags: ReadonlySet<string> = new Set()

/** The ids of the tags of some records, by the record's id; use {@link tagsIn} to look one up. */
export async function tagsOfRecords(db: Database, link: TagLink, ids: readonly string[]) {
  const rows: { record: string; tag: string }[] = []
  for (const part of inParts(db, ids)) {
    const result = await db.execute(
      sql`select ${link.record} as record, ${link.tag} as tag from ${link.table} where ${isAmong(link.record, part)}`,
    )
    rows.push(...rowsOf<{ record: string; tag: string }>(result))
  }
  const byRecord = Map.groupBy(rows, ({ record }) => record)
  return new Map([...byRecord].map(([id, rows]) => [id, new Set(rows.map(({ tag }) => tag))]))
}

export const tagsIn = (tags: ReadonlyMap<string, ReadonlySet<string>>, id: string) =>
  tags.get(id) ?? noTags

/** What of a wish is a change for a record with these tags; undefined where it is none. */
export function tagChange(
  has: ReadonlySet<string>,
  wish: { add: readonly string[]; remove: readonly string[] },
): TagChange | undefined {
  const added = [...new Set(wish.add)].filter((tag) => !has.has(tag))
  const removed = [...new Set(wish.remove)].filter((tag) => has.has(tag))
  return added.length + removed.length > 0 ? { added, removed } : undefined
}

/** Writes what becomes of some records' tags, in a few statements however many there are. */
export async function writeTags(
  db: Database,
  { table, record, tag }: TagLink,
  changes: readonly (TagChange & { id: string })[],
): Promise<void> {
  const pairs = (which: 'added' | 'removed') =>
    changes.flatMap((change) => change[which].map((tag) => ({ record: change.id, tag })))
  const recordset = (rows: object[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as pair(record uuid, tag uuid)`
  const [added, removed] = [pairs('added'), pairs('removed')]
  for (const part of inParts(db, removed)) {
    await db.execute(
      sql`delete from ${table} using ${recordset(part)} where ${record} = pair.record and ${tag} = pair.tag`,
    )
  }
  for (const part of inParts(db, added)) {
    await db.execute(sql`
      insert into ${table} (${sql.identifier(record.name)}, ${sql.identifier(tag.name)})
      select record, tag from ${recordset(part)} on conflict do nothing`)
  }
}
