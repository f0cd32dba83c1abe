import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { lastChangedBy } from './audit/record.ts'
import { type Ctx, inTransaction } from './context.ts'
import { AppError, knownId, notFound } from './errors.ts'
import type { ChangesOf, RecordKind, RecordTable, RowOf, Versioned } from './record-kind.ts'
import { tagChange, tagsIn, tagsOfRecords } from './record-tags.ts'
import { writeRecord } from './write-records.ts'

export type { PersonLink, RecordKind, RecordTable } from './record-kind.ts'

// Drizzle's builders lose the row's type over a generic table; `table` is where the row comes from.
const rowsOfTable = <Table extends RecordTable>(rows: unknown[]) =>
  rows as (RowOf<Table> & Versioned)[]

/**
 * The record with this id, deleted ones left out; with `lock`, held until the transaction ends.
 * @throws {AppError} `not_found`.
 */
export async function findRecord<Table extends RecordTable>(
  ctx: Ctx,
  { table, noun }: RecordKind<Table>,
  id: string,
  lock = false,
): Promise<RowOf<Table> & Versioned> {
  const query = ctx.db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, knownId(id, noun)), isNull(table.deletedAt)))
  const [row] = rowsOfTable<Table>(await (lock ? query.for('update') : query))
  if (!row) throw notFound(noun)
  return row
}

type Seen<Row> = {
  /** The version that was looked at; without one nothing is refused. */
  version: number | undefined
  /** The record as the editor is shown it. */
  present: (row: Row) => Record<string, unknown>
}

type Change<Table extends RecordTable> = {
  ctx: Ctx
  kind: RecordKind<Table>
  id: string
  /** What happened, after the noun and a dot in the audit log. */
  act: string
  /** What the change was made looking at; a record that has changed since is not changed. */
  seen?: Seen<RowOf<Table>>
  /**
   * What to change of the row as it stands, at the instant that becomes its `updatedAt`; may throw to
   * refuse. An empty answer changes nothing.
   */
  decide: (row: RowOf<Table>, now: Date) => ChangesOf<Table>
  /** The ids of all tags it is to have; absent, they stay as they are. */
  tags?: (ctx: Ctx) => Promise<readonly string[]>
  /** What else belongs into the transaction of a change that was made. */
  also?: (ctx: Ctx, changed: RowOf<Table>, before: RowOf<Table>) => Promise<void>
}

/**
 * Changes one record under its row lock, with its audit row, and raises its version.
 * @throws {AppError} `not_found`, `edit_conflict`, or what `decide` throws.
 */
export async function changeRecord<Table extends RecordTable>(
  change: Change<Table>,
): Promise<RowOf<Table>> {
  const { ctx, kind, act } = change
  const { noun } = kind
  const result = await inTransaction(ctx, async (ctx) => {
    const row = await findRecord(ctx, kind, change.id, true)
    if (change.seen) await assertFresh(ctx, noun, row, change.seen)
    const now = ctx.clock()
    const changes = change.decide(row, now)
    const tags = change.tags && (await tagsToBecome(ctx, kind, row.id, await change.tags(ctx)))
    if (Object.keys(changes).length === 0 && !tags) return row
    const changed = await writeRecord(ctx, kind, { row, changes, tags }, { act, now })
    await change.also?.(ctx, changed, row)
    return changed
  })
  publishChange(ctx, kind)
  return result
}

/**
 * Refuses a change that was made looking at an older version, and returns the record as it stands
 * and who changed it, so that the editor can be shown both.
 * @throws {AppError} `edit_conflict` with `current` and, when it was a person, `changedBy`.
 */
async function assertFresh<Row extends Versioned>(
  ctx: Ctx,
  noun: string,
  row: Row,
  { version, present }: Seen<Row>,
) {
  if (version === undefined || version === row.version) return
  const changedBy = await lastChangedBy(ctx, row.id)
  throw new AppError(
    'edit_conflict',
    `${changedBy?.name ?? 'Somebody else'} changed this ${noun} while you were editing it. Look at both versions and save again.`,
    { current: present(row), ...(changedBy && { changedBy }) },
  )
}

type One<Table extends RecordTable> = {
  ctx: Ctx
  kind: RecordKind<Table>
  id: string
  /** What else belongs into the transaction. */
  also?: (ctx: Ctx, row: RowOf<Table>) => Promise<void>
}

/** Takes a record out of every list; {@link restoreRecord} brings it back until it is purged. */
export const deleteRecord = <Table extends RecordTable>({ ctx, kind, id, also }: One<Table>) =>
  changeRecord({
    ctx,
    kind,
    id,
    act: 'deleted',
    decide: () => ({ deletedAt: ctx.clock() }) as ChangesOf<Table>,
    ...(also && { also }),
  })

/** Undoes a delete. @throws {AppError} `not_found` once it is purged, or never was deleted. */
export async function restoreRecord<Table extends RecordTable>({
  ctx,
  kind,
  id,
  also,
}: One<Table>) {
  const { table, noun } = kind
  const result = await inTransaction(ctx, async (ctx) => {
    const [deleted] = rowsOfTable<Table>(
      await ctx.db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.id, knownId(id, noun)), isNotNull(table.deletedAt)))
        .for('update'),
    )
    if (!deleted) throw notFound(`deleted ${noun}`)
    const back = { deletedAt: null } as ChangesOf<Table>
    const restored = await writeRecord(
      ctx,
      kind,
      { row: deleted, changes: back },
      { act: 'restored', now: ctx.clock() },
    )
    await also?.(ctx, restored)
    return restored
  })
  publishChange(ctx, kind)
  return result
}

/** What a record's tags have to lose and gain for it to have just these; undefined where it has. */
async function tagsToBecome<Table extends RecordTable>(
  { db }: Ctx,
  { tags: link }: RecordKind<Table>,
  id: string,
  wanted: readonly string[],
) {
  if (!link) return undefined
  const has = tagsIn(await tagsOfRecords(db, link, [id]), id)
  return tagChange(has, { add: wanted, remove: [...has].filter((tag) => !wanted.includes(tag)) })
}

/** Tells open screens, and drops what a process keeps in memory of the table. */
export function publishChange<Table extends RecordTable>(
  ctx: Ctx,
  { invalidate, topic }: RecordKind<Table>,
) {
  invalidate?.(ctx)
  ctx.publish(...[topic].flat())
}
