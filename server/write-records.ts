import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isShown } from '#shared/journal/words.ts'
import { recordAudits } from './audit/record.ts'
import type { Ctx } from './context.ts'
import type { Database } from './db/database.ts'
import { inParts, isAmong, updateMany } from './db/many-rows.ts'
import { auditLog } from './db/schema.ts'
import { changedFields, writeSteps } from './journal/write-change.ts'
import type { ChangesOf, RecordKind, RecordTable, RowOf, Step, Versioned } from './record-kind.ts'
import { type TagChange, writeTags } from './record-tags.ts'

/** What is to become of a record that is locked. */
export type Write<Table extends RecordTable> = {
  row: RowOf<Table> & Versioned
  changes: ChangesOf<Table>
  tags?: TagChange | undefined
}

/** The ids of those records that what is planned can not be done to, all the others done. */
export const barredAmong = async <Table extends RecordTable>(
  db: Database,
  kind: RecordKind<Table>,
  writes: readonly Write<Table>[],
): Promise<ReadonlySet<string>> =>
  (await kind.barredAmong?.(
    db,
    writes.map(({ row, changes }) => ({ ...row, ...changes })),
  )) ?? new Set<string>()

type Doing = {
  /** What happened, after the noun and a dot in the audit log. */
  act: string
  now: Date
  /** Whether the change that is taken back says itself what it told of people: of an earlier release none does. */
  isTold?: boolean
  /** Whom the change that is taken back had made: what is known of them goes back with their record. */
  made?: ReadonlySet<string>
}

/** As {@link writeRecords}, for one: the row as it now stands. */
export async function writeRecord<Table extends RecordTable>(
  ctx: Ctx,
  kind: RecordKind<Table>,
  write: Write<Table>,
  doing: Doing,
): Promise<RowOf<Table> & Versioned> {
  const [changed] = await writeRecords(ctx, kind, [write], doing)
  if (!changed) throw new Error('A locked record was not updated.')
  return changed
}

/**
 * Writes changes of records that are locked: raises their versions, finds their people anew, and
 * keeps what was done in the audit log and the journal. Those that become the same, or change in the
 * same fields, are written in a few statements. Returns the rows as they now stand, in the order they were given.
 */
export async function writeRecords<Table extends RecordTable>(
  ctx: Ctx,
  kind: RecordKind<Table>,
  writes: readonly Write<Table>[],
  doing: Doing,
): Promise<(RowOf<Table> & Versioned)[]> {
  const { noun } = kind
  const { act } = doing
  const { changed, ofPeople } = await updateRows(ctx, kind, writes, doing)
  const after = ({ row }: Write<Table>) => {
    const found = changed.get(row.id)
    if (!found) throw new Error('A locked record was not updated.')
    return found
  }
  if (kind.person) {
    for (const write of writes) await leavePerson(ctx, kind, [write.row, after(write)], doing)
  }
  if (kind.tags) await writeTags(ctx.db, kind.tags, tagsOf(writes))
  await recordAudits(
    ctx,
    writes.map((write) => ({
      action: `${noun}.${act}` as const,
      entityId: write.row.id,
      personId: kind.isPerson ? write.row.id : personIdOf(after(write)),
      details: { fields: fieldsOf(write, after(write)), ...wordsOf(kind, write) },
    })),
  )
  await writeSteps(ctx, `${noun}.${act}`, [
    ...writes.map((write) => ({
      noun,
      id: write.row.id,
      before: write.row,
      after: after(write),
      fields: Object.keys(write.changes),
      tags: write.tags,
    })),
    ...ofPeople,
  ])
  return writes.map(after)
}

const tagsOf = <Table extends RecordTable>(writes: readonly Write<Table>[]) =>
  writes.flatMap(({ row, tags }) => (tags ? [{ id: row.id, ...tags }] : []))

/** What has changed of a record, as the audit log names it. */
const fieldsOf = <Table extends RecordTable>(
  { row: before, changes, tags }: Write<Table>,
  after: RowOf<Table>,
) => [
  ...changedFields({ before, after, fields: Object.keys(changes) }).filter(isShown),
  ...(tags && tags.added.length + tags.removed.length > 0 ? ['tags'] : []),
]

/** Updates the rows, and returns them by their ids, with what that changed of their people. */
async function updateRows<Table extends RecordTable>(
  ctx: Ctx,
  kind: RecordKind<Table>,
  writes: readonly Write<Table>[],
  doing: Doing,
) {
  const { table } = kind
  const { now } = doing
  const sets: { row: RowOf<Table> & Versioned; set: object }[] = []
  const ofPeople: Step[] = []
  for (const write of writes) {
    const person = await personOfChange(ctx, kind, write, doing)
    sets.push({ row: write.row, set: { ...write.changes, ...(person && { personId: person.id }) } })
    ofPeople.push(...(person?.steps ?? []))
  }
  const bySet = Map.groupBy(sets, ({ set }) => JSON.stringify(set))
  if (bySet.size > fewSets) await updateEach(ctx, table, sets, now)
  else for (const same of bySet.values()) await updateAlike(ctx, table, same, now)
  const changed = new Map(
    sets.map(({ row, set }) => [
      row.id,
      { ...row, ...set, updatedAt: now, version: row.version + 1 },
    ]),
  )
  return { changed, ofPeople }
}

/** So many different ways of changing records have a statement each. */
const fewSets = 20

type SetOf<Table extends RecordTable> = { row: RowOf<Table> & Versioned; set: object }

/** Sets the same of all. */
async function updateAlike<Table extends RecordTable>(
  { db }: Ctx,
  table: Table,
  same: readonly SetOf<Table>[],
  now: Date,
) {
  for (const part of inParts(db, same)) {
    const ids = part.map(({ row }) => row.id)
    const written = await db
      .update(table as PgTable)
      .set({ ...same[0]?.set, updatedAt: now, version: sql`${table.version} + 1` })
      .where(isAmong(table.id, ids))
      // Of ten thousand rows all the rest would only be read to be thrown away.
      .returning({ id: table.id })
    if (written.length < ids.length) throw new Error('A locked record was not updated.')
  }
}

/** Sets in each what is its own: a statement for those of which the same fields change. */
async function updateEach<Table extends RecordTable>(
  { db }: Ctx,
  table: Table,
  sets: readonly SetOf<Table>[],
  now: Date,
) {
  const also = {
    [table.updatedAt.name]: sql`${now.toISOString()}::timestamptz`,
    [table.version.name]: sql`${table.version} + 1`,
  }
  for (const same of Map.groupBy(sets, ({ set }) => Object.keys(set).toSorted().join()).values()) {
    const rows = same.map(({ row, set }) => ({ ...set, id: row.id }))
    if ((await updateMany(db, table, rows, also)) < rows.length) {
      throw new Error('A locked record was not updated.')
    }
  }
}

/** What a person is known by; a change of one may make the record another person's. */
const personal = ['email', 'name', 'company', 'phone', 'quarantine']

/**
 * The person of a record that says something else of them now. One whose change is taken back says nothing
 * anew: what it had told is taken back with it.
 */
async function personOfChange<Table extends RecordTable>(
  { db }: Ctx,
  { person }: RecordKind<Table>,
  { row, changes }: Write<Table>,
  { act, now, isTold }: Doing,
) {
  if (!person) return undefined
  const after = { ...row, ...changes }
  const told = changedFields({ before: row, after, fields: personal })
  if (told.length === 0) return undefined
  if (act === 'undone') {
    if (told.includes('email')) return person.keepBack(db, after, now)
    return isTold || !told.includes('name') ? undefined : person.renameBack(db, after, row, now)
  }
  const isWhole = told.includes('email') || told.includes('quarantine')
  const unsaid = isWhole
    ? []
    : mayBeUnsaid.filter((field) => field in after && !told.includes(field))
  return person.keep(
    db,
    { ...after, ...Object.fromEntries(unsaid.map((field) => [field, null])) },
    now,
  )
}

/** What a record says nothing anew of where it is not what was changed: somebody is called otherwise by now. */
const mayBeUnsaid = ['name', 'company', 'phone']

/** A record that is another person's now takes along what the log says of it. */
async function leavePerson<Table extends RecordTable>(
  { db }: Ctx,
  { person }: RecordKind<Table>,
  [before, changed]: [RowOf<Table> & Versioned, RowOf<Table>],
  { made }: Doing,
) {
  const left = personIdOf(before)
  const personId = personIdOf(changed)
  if (!person || !left || !personId || left === personId) return
  await db.update(auditLog).set({ personId }).where(eq(auditLog.entityId, before.id))
  await person.leave(db, left, personId, {
    mayBeSame: !made || made.has(left),
    isRenamed: changedFields({ before, after: changed, fields: ['name'] }).length > 0,
  })
}

/** Whose a row is, where rows of its table are somebody's. */
export const personIdOf = (row: object): string | null =>
  'personId' in row && typeof row.personId === 'string' ? row.personId : null

/** What a change set of the fields whose values may be told, where it is another than before. */
function wordsOf<Table extends RecordTable>(
  { words = [] }: RecordKind<Table>,
  { row, changes }: Write<Table>,
) {
  const set = words.filter((field) => field in changes && changes[field] !== row[field])
  return set.length > 0
    ? { set: Object.fromEntries(set.map((field) => [field, changes[field]])) }
    : {}
}
