import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { LiveTopic } from '#shared/live/topics.ts'
import { lastChangedBy, recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { AppError, notFound } from '../errors.ts'

/** A table whose rows people edit together: a version that rises, and a delete that can be undone. */
type RecordTable = PgTable & {
  id: PgColumn
  version: PgColumn
  updatedAt: PgColumn
  deletedAt: PgColumn
}
type RowOf<Table extends RecordTable> = Table['$inferSelect']
/** What the type of a generic table's row does not say, although every such table has it. */
type Versioned = { id: string; version: number }
type ChangesOf<Table extends RecordTable> = Partial<RowOf<Table>>

/** One kind of record and how people, the audit log and open screens call it. */
export type RecordKind<Table extends RecordTable> = {
  table: Table
  /** As it stands in sentences and, before a dot, in the audit log: `lead`, `lead.updated`. */
  noun: string
  topic: LiveTopic
  /** What a process keeps in memory about the table and has to drop after a change. */
  invalidate?: (ctx: Ctx) => void
}

// Drizzle's builders lose the row's type over a generic table; `table` is where the row comes from.
const rowsOfTable = <Table extends RecordTable>(rows: unknown[]) =>
  rows as (RowOf<Table> & Versioned)[]

/**
 * An id as clients send it. Ids are opaque to them, so one of another shape is simply unknown.
 * @throws {AppError} `not_found`.
 */
function knownShape(id: string, noun: string): string {
  if (!z.uuid().safeParse(id).success) throw notFound(noun)
  return id
}

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
    .where(and(eq(table.id, knownShape(id, noun)), isNull(table.deletedAt)))
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
  const { table, noun } = kind
  const result = await inTransaction(ctx, async (ctx) => {
    const row = await findRecord(ctx, kind, change.id, true)
    if (change.seen) await assertFresh(ctx, noun, row, change.seen)
    const now = ctx.clock()
    const changes = change.decide(row, now)
    const fields = Object.keys(changes)
    if (fields.length === 0) return row
    const [changed] = rowsOfTable<Table>(
      await ctx.db
        .update(table as PgTable)
        .set({ ...changes, updatedAt: now, version: sql`${table.version} + 1` })
        .where(eq(table.id, change.id))
        .returning(),
    )
    if (!changed) throw new Error('A locked record was not updated.')
    await recordAudit(ctx, { action: `${noun}.${act}`, entityId: change.id, details: { fields } })
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
    const [restored] = rowsOfTable<Table>(
      await ctx.db
        .update(table as PgTable)
        .set({ deletedAt: null, updatedAt: ctx.clock(), version: sql`${table.version} + 1` })
        .where(and(eq(table.id, knownShape(id, noun)), isNotNull(table.deletedAt)))
        .returning(),
    )
    if (!restored) throw notFound(`deleted ${noun}`)
    await recordAudit(ctx, { action: `${noun}.restored`, entityId: id })
    await also?.(ctx, restored)
    return restored
  })
  publishChange(ctx, kind)
  return result
}

function publishChange<Table extends RecordTable>(
  ctx: Ctx,
  { invalidate, topic }: RecordKind<Table>,
) {
  invalidate?.(ctx)
  ctx.announce(topic)
}
