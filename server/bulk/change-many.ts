import { and, asc, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type BulkAnswer,
  type BulkChange,
  type BulkInput,
  bulkAtMost,
} from '#shared/bulk/schema.ts'
import { tagLimits } from '#shared/people/tags.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { inParts, isAmong } from '../db/many-rows.ts'
import { AppError } from '../errors.ts'
import { asChangeIfAny } from '../journal/write-change.ts'
import { waitToHold } from '../people/hold-people.ts'
import { keepTagIds, knownTagIds } from '../people/keep-tags.ts'
import { refuseStranger } from '../people/owners.ts'
import { createTasks } from '../people/tasks.ts'
import { tagChange, tagsIn, tagsOfRecords } from '../record-tags.ts'
import { publishChange, type RecordTable } from '../records.ts'
import { barredAmong, type Write, writeRecords } from '../write-records.ts'
import type { AnyBulkList } from './bulk-lists.ts'

type Row = Record<string, unknown> & { id: string; version: number }
type Skipped = BulkAnswer['skipped']

/**
 * Changes many records of a list as one change in the history, with one undo: all or none. What is
 * gone or so already is left, and said.
 * @throws {AppError} `invalid` for what the list's records do not have, and for more than
 *   {@link bulkAtMost} of them.
 */
export async function changeMany(
  ctx: Ctx,
  list: AnyBulkList,
  input: BulkInput,
): Promise<BulkAnswer> {
  refuseForeign(list, input.change)
  await refuseStranger(ctx, input.change.ownerId, 'ownerId')
  await refuseStranger(ctx, input.change.nextStep?.assignedTo, 'assignedTo')
  const { changeId, result } = await asChangeIfAny(ctx, actOf(list, input.change), async (ctx) => {
    const { rows, skipped } = await chosen(ctx, list, input)
    const { writes, same } = await writesOf(ctx, list, rows, input.change)
    const barred = await barredAmong(ctx.db, list.kind, writes)
    const possible = writes.filter(({ row }) => !barred.has(row.id))
    const overlaps: Skipped = [...barred].map((id) => ({ id, reason: 'overlap' }))
    const changed = await write(ctx, list, possible, input.change)
    const stepped = await setNextStep(
      ctx,
      list,
      rows.filter(({ id }) => !barred.has(id)),
      input.change,
    )
    const left = same.filter(({ id, reason }) => reason !== 'same' || !stepped.has(id))
    const touched = new Set([...changed, ...stepped])
    return { changed: touched.size, skipped: [...skipped, ...overlaps, ...left] }
  })
  publishChange(ctx, list.kind)
  if (list.notify) ctx.publish('messages')
  if (input.change.nextStep) ctx.publish('people')
  return { changeId, ...result }
}

/** @throws {AppError} `invalid` for what the records of the list do not have. */
function refuseForeign(
  { many, status, owner, kind, isDeletable }: AnyBulkList,
  change: BulkChange,
) {
  const Many = many[0]?.toUpperCase() + many.slice(1)
  const refuse = (field: keyof BulkChange, sentence: string) => {
    throw new AppError('invalid', sentence, { fields: { [`change.${field}`]: sentence } })
  }
  if (change.status !== undefined) {
    if (!status) refuse('status', `${Many} have no status.`)
    else if (!status.words.includes(change.status)) {
      refuse('status', `Status must be one of ${status.words.join(', ')}.`)
    }
  }
  if (change.ownerId !== undefined && !owner) refuse('ownerId', `${Many} have no owner.`)
  if (change.addTags && !kind.tags) refuse('addTags', `${Many} have no tags.`)
  if (change.removeTags && !kind.tags) refuse('removeTags', `${Many} have no tags.`)
  if (change.delete && !isDeletable) {
    refuse(
      'delete',
      `${Many} are not deleted: who only sent something goes with the last of it, and anybody is erased in Settings, Privacy.`,
    )
  }
}

/** As a single change of the same is called in the audit log. */
function actOf({ kind: { noun } }: AnyBulkList, change: BulkChange): string {
  return `${noun}.${verbOf(change)}`
}

function verbOf({ delete: isDeleted, status, ...others }: BulkChange): string {
  if (isDeleted) return 'deleted'
  const isAlone = Object.values(others).every((value) => value === undefined)
  return status !== undefined && isAlone ? 'status_set' : 'updated'
}

/** The records that are meant, held until the transaction ends. */
async function chosen(ctx: Ctx, list: AnyBulkList, { ids, query }: BulkInput) {
  if (ids) {
    const wanted = [...new Set(ids)]
    const rows = await lock(ctx.db, list, known(wanted))
    const found = new Set(rows.map(({ id }) => id))
    const skipped: Skipped = wanted
      .filter((id) => !found.has(id.toLowerCase()))
      .map((id) => ({ id, reason: 'gone' }))
    return { rows, skipped }
  }
  const { filter, search } = await list.read(ctx, new URLSearchParams(query))
  const matching = and(filter, search)
  const found = await matchingIds(ctx.db, list, matching)
  if (found.length > bulkAtMost) {
    const sentence = `More than ${bulkAtMost.toLocaleString('en')} ${list.many} match. Narrow the list and change them in parts.`
    throw new AppError('invalid', sentence, { fields: { query: sentence } })
  }
  return { rows: await lock(ctx.db, list, found, matching), skipped: [] satisfies Skipped }
}

/** Ids are opaque to clients: one of another shape is simply unknown. */
export const known = (ids: readonly string[]) => ids.filter((id) => uuid.test(id))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ids of what matches, one more than may be changed at once. */
async function matchingIds(db: Database, { kind: { table } }: AnyBulkList, which: SQL | undefined) {
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(isNull(table.deletedAt), which))
    .limit(bulkAtMost + 1)
  return rows.map(({ id }) => String(id))
}

/**
 * Those of the rows that stand, and match still, held until the transaction ends; in one order
 * everywhere, so that two who change the same never wait for each other in a circle.
 */
async function lock(
  db: Database,
  { kind: { table } }: { kind: { table: RecordTable } },
  ids: readonly string[],
  which?: SQL,
) {
  const rows: Row[] = []
  for (const part of inParts(db, ids.map((id) => id.toLowerCase()).toSorted())) {
    const some = await db
      .select()
      .from(table as PgTable)
      .where(and(isNull(table.deletedAt), isAmong(table.id, part), which))
      .orderBy(asc(table.id))
      .for('update')
    rows.push(...(some as Row[]))
  }
  return rows
}

/** What becomes of each record, and which are left because nothing would. */
async function writesOf(ctx: Ctx, list: AnyBulkList, rows: readonly Row[], change: BulkChange) {
  const now = ctx.clock()
  const { tags: link } = list.kind
  const isTagged = link && (change.addTags || change.removeTags) && rows.length > 0
  const tags = {
    has: isTagged
      ? await tagsOfRecords(
          ctx.db,
          link,
          rows.map(({ id }) => id),
        )
      : new Map<string, Set<string>>(),
    add: isTagged ? await keepTagIds(ctx, change.addTags ?? []) : [],
    remove: isTagged ? await knownTagIds(ctx.db, change.removeTags ?? []) : [],
  }
  const writes: Write<RecordTable>[] = []
  const same: Skipped = []
  for (const row of rows) {
    const changes = changesOf(list, row, change, now)
    const has = tagsIn(tags.has, row.id)
    const ofTags = tagChange(has, tags)
    const count = has.size + (ofTags?.added.length ?? 0) - (ofTags?.removed.length ?? 0)
    if (ofTags && ofTags.added.length > 0 && count > tagLimits.perRecord) {
      same.push({ id: row.id, reason: 'tags' })
    } else if (!ofTags && Object.keys(changes).length === 0) {
      same.push({ id: row.id, reason: 'same' })
    } else writes.push({ row, changes, tags: ofTags })
  }
  return { writes, same }
}

function changesOf({ status, owner }: AnyBulkList, row: Row, change: BulkChange, now: Date) {
  if (change.delete) return { deletedAt: now }
  return {
    ...(status &&
      change.status !== undefined &&
      row[status.field] !== change.status && {
        [status.field]: change.status,
        ...status.also?.(row, change.status, now),
      }),
    ...(owner &&
      change.ownerId !== undefined &&
      row[owner] !== change.ownerId && { [owner]: change.ownerId }),
  }
}

async function write(
  ctx: Ctx,
  list: AnyBulkList,
  writes: readonly Write<RecordTable>[],
  change: BulkChange,
): Promise<string[]> {
  const now = ctx.clock()
  const changed = await writeRecords(ctx, list.kind, writes, { act: verbOf(change), now })
  if (list.notify) {
    for (const [index, row] of changed.entries()) {
      const before = writes[index]?.row
      if (before) await list.notify(ctx, row, before)
    }
  }
  return changed.map(({ id }) => id)
}

/** Sets the step for whoever is behind the records, once for each of them; returns the ids of the records. */
async function setNextStep(
  ctx: Ctx,
  { person }: AnyBulkList,
  rows: readonly Row[],
  { nextStep }: BulkChange,
): Promise<ReadonlySet<string>> {
  if (!nextStep) return new Set()
  const personOf = new Map(rows.map((row) => [row.id, String(row[person] ?? '')]))
  // Of a record that has just been written the person may not be found yet.
  const ids = [...new Set(personOf.values())].filter(Boolean)
  // Their records are held already, and a merge holds people first: nobody is waited for.
  const held = person === 'id' ? rows : await waitToHold(ctx, ids)
  const known = new Set(held.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id])))
  if (known.size > 0) await createTasks(ctx, [...known], nextStep)
  return new Set(rows.flatMap(({ id }) => (known.has(personOf.get(id) ?? '') ? [id] : [])))
}
