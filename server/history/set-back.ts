import { asc, getTableColumns, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { inParts, isAmong } from '../db/many-rows.ts'
import { tags } from '../db/schema.ts'
import { isSame, tagField } from '../journal/write-change.ts'
import type { Item } from '../record-kind.ts'
import { tagChange, tagsIn, tagsOfRecords } from '../record-tags.ts'
import type { RecordKind, RecordTable } from '../records.ts'
import { barredAmong, type Write, writeRecords } from '../write-records.ts'

type Row = Record<string, unknown> & { id: string; version: number }

/**
 * Sets the records of one kind back where each field still has what a change has written that was made at an
 * instant; `isTold` says whether it says itself what it told of people, `made` whom it made. Returns how many records
 * it changed, the items it left, and what is to follow once every kind is set back.
 */
export async function setKindBack(
  ctx: Ctx,
  kind: RecordKind<RecordTable> | undefined,
  items: readonly Item[],
  { at, ...told }: { at: Date; isTold: boolean; made: ReadonlySet<string> },
): Promise<{ changed: number; left: Item[]; last?: () => Promise<void> }> {
  if (!kind) return { changed: 0, left: [...items] }
  const byRecord = Map.groupBy(items, ({ recordId }) => recordId)
  const rows = await lockedRows(ctx.db, kind, [...byRecord.keys()])
  const tagged = kind.tags && (await tagsOfRecords(ctx.db, kind.tags, [...rows.keys()]))
  const barredItems = await kind.leftAmong?.(ctx.db, items, at)
  const live = new Set(tagged ? await liveTags(ctx.db) : [])
  const writes: Write<RecordTable>[] = []
  const left: Item[] = []
  for (const [id, some] of byRecord) {
    const row = rows.get(id)
    const has = tagged ? tagsIn(tagged, id) : new Set<string>()
    const each = row
      ? some.filter((item) => !barredItems?.has(item) && stands(kind, item, { row, has, live }))
      : []
    const standing = standingTogether(kind, some, each)
    const write = row && writeOf(kind, row, has, standing)
    const isBarred = write && (await kind.isBarred?.(ctx.db, row, write.changes))
    left.push(...(isBarred ? some : some.filter((item) => !standing.includes(item))))
    if (write && !isBarred && standing.length > 0) writes.push(write)
  }
  const barred = await barredAmong(ctx.db, kind, writes)
  left.push(...[...barred].flatMap((id) => byRecord.get(id) ?? []))
  const possible = writes.filter(({ row }) => !barred.has(row.id))
  const changed = await writeRecords(ctx, kind, possible, {
    act: 'undone',
    now: ctx.clock(),
    ...told,
  })
  const undone = changed.flatMap((row, index) => {
    const before = possible[index]?.row
    return before ? [{ row, before }] : []
  })
  for (const { row, before } of undone) await kind.undone?.(ctx, row, before)
  await kind.undoneAll?.(ctx, undone)
  return { changed: possible.length, left, last: async () => kind.undoneLast?.(ctx, undone) }
}

/**
 * The rows with these ids, held until the transaction ends; in one order, so that nobody waits for another in a
 * circle. Their keys stay, so nobody who refers to one waits.
 */
export async function lockedRows(
  db: Database,
  { table }: RecordKind<RecordTable>,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const part of inParts(db, ids.toSorted())) {
    const some = await db
      .select()
      .from(table as PgTable)
      .where(isAmong(table.id, part))
      .orderBy(asc(table.id))
      .for('no key update')
    for (const row of some as Row[]) rows.set(row.id, row)
  }
  return rows
}

const liveTags = async (db: Database) =>
  (await db.select({ id: tags.id }).from(tags).where(isNull(tags.deletedAt))).map(({ id }) => id)

/** Whether a record still has what was written; a tag that is gone is given to nobody. */
function stands(
  { unordered = {} }: RecordKind<RecordTable>,
  { field, before, after }: Item,
  { row, has, live }: { row: Row; has: ReadonlySet<string>; live: ReadonlySet<string> },
): boolean {
  if (field !== tagField) {
    const [now, written] = [row[field], after].map((value) => inOrder(value, unordered[field]))
    return isSame(now, written)
  }
  return after === null
    ? !has.has(String(before)) && live.has(String(before))
    : has.has(String(after))
}

/** A list whose order says nothing from a place on, in one order from there. */
const inOrder = (value: unknown, from?: number) =>
  from !== undefined && Array.isArray(value)
    ? [...value.slice(0, from), ...value.slice(from).toSorted()]
    : value

/**
 * Those that stand, without the fields that say one thing where one of them does not, and without what is taken
 * back with all else or not at all.
 */
function standingTogether(
  { together = [], wholly }: RecordKind<RecordTable>,
  items: readonly Item[],
  standing: readonly Item[],
): readonly Item[] {
  const isWhole = items.every((item) => !together.includes(item.field) || standing.includes(item))
  const some = isWhole ? standing : standing.filter(({ field }) => !together.includes(field))
  return some.length === items.length ? some : some.filter((item) => !wholly?.(item))
}

function writeOf(
  kind: RecordKind<RecordTable>,
  row: Row,
  has: ReadonlySet<string>,
  standing: readonly Item[],
): Write<RecordTable> {
  const set = Object.fromEntries(
    standing
      .filter(({ field }) => field !== tagField)
      .map(({ field, before }) => [field, revived(kind.table, field, before)]),
  )
  const ofTags = standing.filter(({ field }) => field === tagField)
  return {
    row,
    changes: { ...set, ...derivedAnew(kind, row, set) },
    tags: tagChange(has, {
      add: ofTags.flatMap(({ before }) => (before === null ? [] : [String(before)])),
      remove: ofTags.flatMap(({ after }) => (after === null ? [] : [String(after)])),
    }),
  }
}

/** What is made by rule of the row's texts, where one of them is set: it takes a millisecond or two. */
function derivedAnew(kind: RecordKind<RecordTable>, row: Row, set: object) {
  const words: readonly string[] = kind.words ?? []
  const isText = (field: string) => !words.includes(field) && !isInstant(kind.table, field)
  return Object.keys(set).some(isText) ? kind.derive?.({ ...row, ...set }) : {}
}

const isInstant = (table: RecordTable, field: string) =>
  getTableColumns(table as PgTable)
    [field]?.getSQLType()
    .startsWith('timestamp') ?? false

/** A value of the journal as the table has it: instants are instants again. */
const revived = (table: RecordTable, field: string, value: unknown) =>
  typeof value === 'string' && isInstant(table, field) ? new Date(value) : value
