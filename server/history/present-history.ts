import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Change, ChangeItem } from '#shared/journal/schema.ts'
import { plural } from '#shared/journal/words.ts'
import { accountNames, actorName } from '../audit/record.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { auditLog, changeItems, changes, companies, emails, tags } from '../db/schema.ts'
import { undoneAmong } from '../journal/undone-among.ts'
import { tagField } from '../journal/write-change.ts'
import { addedNoun } from '../people/imported-people.ts'
import { madeNoun } from '../people/keep-people.ts'
import { mergeNoun } from '../people/merge-people.ts'
import type { Found } from './list-changes.ts'
import { logWords, recordActOf } from './log-words.ts'
import { nameRecords } from './name-records.ts'

/** Records of a change that are listed, those that are called by name, and fields of it that are shown. */
const atMost = { records: 100, named: 3, items: 20 }

/** The entries of a page as clients read them, with what belongs to them read for all at once. */
export async function presentHistory(
  db: Database,
  found: readonly Found[],
  record: string | undefined,
): Promise<Change[]> {
  const idsOf = (source: Found['source']) =>
    found.filter((entry) => entry.source === source).map(({ id }) => id)
  const names = await accountNames(db)
  const shown = [
    ...(await presentChanges(db, idsOf('change'), record, names)),
    ...(await presentLog(db, idsOf('log'), names)),
  ]
  const nameOf = await nameRecords(
    db,
    shown.flatMap(({ records }) => records.slice(0, atMost.named)),
  )
  const byId = new Map(
    shown.map((entry) => [
      entry.id,
      {
        ...entry,
        named: entry.records.slice(0, atMost.named).flatMap(({ id }) => nameOf.get(id) ?? []),
      },
    ]),
  )
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}

/** An entry before its records are named. */
type Unnamed = Omit<Change, 'named'>

type Names = Map<string, string>

async function presentLog(db: Database, ids: string[], names: Names): Promise<Unnamed[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(auditLog).where(inArray(auditLog.id, ids))
  return rows.map((row) => {
    const account = names.get(row.entityId ?? '') ?? null
    const { kind, act, summary } = logWords(row.action, { details: row.details ?? {}, account })
    return {
      id: row.id,
      at: row.at.toISOString(),
      kind,
      act,
      actor: kind === 'sign-in' && account ? account : actorName(names, row),
      summary,
      records:
        row.entityId && (kind === 'created' || kind === 'change')
          ? [{ type: row.action.split('.')[0] ?? '', id: row.entityId }]
          : [],
      fields: [],
      count: 0,
      state: 'logged',
      undoes: null,
      items: [],
      mails: [],
    }
  })
}

async function presentChanges(
  db: Database,
  ids: string[],
  record: string | undefined,
  names: Names,
): Promise<Unnamed[]> {
  if (ids.length === 0) return []
  const [rows, counts, records, items, mails, undone] = await Promise.all([
    db.select().from(changes).where(inArray(changes.id, ids)),
    countRecords(db, ids),
    firstRecords(db, ids),
    firstItems(db, ids, record, names),
    mailsOf(db, ids),
    undoneAmong(db, ids),
  ])
  const of = <Row extends { changeId: string }>(some: readonly Row[], id: string) =>
    some.filter(({ changeId }) => changeId === id)
  return rows.map((row) => {
    const counted = of(counts, row.id)
    return {
      id: row.id,
      at: row.at.toISOString(),
      kind: row.undoes ? 'undo' : 'change',
      act: row.undoes ? 'undone' : recordActOf(row.act).act,
      actor: actorName(names, row),
      summary: summaryOf(row.act, counted),
      records: of(records, row.id).map(({ type, id }) => ({ type, id })),
      fields: [...new Set(counted.flatMap(({ fields }) => fields))],
      count: counted.reduce((sum, { count }) => sum + count, 0),
      state: undone.has(row.id) ? 'undone' : 'done',
      undoes: row.undoes,
      items: of(items, row.id).map(({ changeId, ...item }) => item),
      mails: of(mails, row.id).map(({ id, subject }) => ({ id, subject })),
    }
  })
}

/** What is kept of people whole, and is nothing to show field by field. */
const wholePeople = sql.raw(`('${mergeNoun}', '${addedNoun}')`)

/** What a record that was touched is called: people are merged, and added by an import. */
const typeOf = sql<string>`case when ${changeItems.noun} in ${wholePeople} then 'person' else ${changeItems.noun} end`

/** Who was made by a change of their record is not what was changed. */
const isChanged = ne(changeItems.noun, madeNoun)

const countRecords = (db: Database, ids: string[]) =>
  db
    .select({
      changeId: changeItems.changeId,
      type: typeOf,
      count: sql<number>`count(distinct ${changeItems.recordId})::int`,
      fields: sql<string[]>`array_agg(distinct ${changeItems.field})`,
    })
    .from(changeItems)
    .where(and(inArray(changeItems.changeId, ids), isChanged))
    .groupBy(changeItems.changeId, typeOf)

const listed = (ids: readonly string[]) =>
  sql`unnest(array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]) as listed (id)`

const firstRecords = async (db: Database, ids: string[]) =>
  rowsOf<{ changeId: string; type: string; id: string }>(
    await db.execute(sql`select listed.id as "changeId", touched.noun as type, touched.record_id as id
      from ${listed(ids)} cross join lateral (select distinct ${typeOf} as noun, ${changeItems.recordId}
        from ${changeItems} where ${changeItems.changeId} = listed.id and ${isChanged} limit ${atMost.records}) as touched`),
  )

type ItemRow = {
  changeId: string
  type: string
  recordId: string
  field: string
  before: unknown
  after: unknown
}

async function firstItems(
  db: Database,
  ids: string[],
  record: string | undefined,
  names: Names,
): Promise<(ChangeItem & { changeId: string })[]> {
  const ofRecord = record ? eq(changeItems.recordId, record) : sql`true`
  const rows = rowsOf<ItemRow>(
    await db.execute(sql`select listed.id as "changeId", item.noun as type,
        item.record_id as "recordId", item.field, item.before, item.after
      from ${listed(ids)} cross join lateral (select ${changeItems}.* from ${changeItems}
        where ${changeItems.changeId} = listed.id and ${changeItems.noun} not in ${wholePeople} and ${isChanged} and ${ofRecord}
        order by ${changeItems.recordId}, ${changeItems.field} limit ${atMost.items}) as item`),
  )
  const nameOf = await namesOfIds(db, rows, names)
  return rows.map(({ changeId, type, recordId, field, before, after }) => ({
    changeId,
    record: { type, id: recordId },
    field,
    before: asText(before, nameOf),
    after: asText(after, nameOf),
  }))
}

/** What ids among the values are called: accounts, and the companies and tags that are named. */
async function namesOfIds(db: Database, rows: readonly ItemRow[], names: Names) {
  const found = [...names]
  for (const { field, table } of [
    { field: 'companyId', table: companies },
    { field: tagField, table: tags },
  ]) {
    const ids = rows
      .filter((row) => row.field === field)
      .flatMap(({ before, after }) => [before, after])
      .filter((id) => typeof id === 'string')
    if (ids.length === 0) continue
    const named = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, ids))
    found.push(...named.map(({ id, name }): [string, string] => [id, name]))
  }
  return new Map(found)
}

/** A value of the journal as text; null for nothing. */
function asText(value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return names.get(value) ?? value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : null
  return JSON.stringify(value)
}

/** Seconds within which an email counts as caused by the change before it; it is written at once. */
const writtenWithin = 60

/** The emails about changed records that were written right after the change and before another, and have left. */
const mailsOf = async (db: Database, ids: string[]) =>
  rowsOf<{ changeId: string; id: string; subject: string }>(
    await db.execute(sql`select distinct ${changes.id} as "changeId", ${emails.id} as id,
        ${emails.subject} as subject
      from ${changes}
      cross join lateral (select distinct ${changeItems.recordId} from ${changeItems}
        where ${changeItems.changeId} = ${changes.id} limit ${atMost.records}) as touched
      join ${emails} on ${emails.entityId} = touched.record_id
      where ${inArray(changes.id, ids)} and ${emails.state} = 'sent'
        and ${emails.personId} is not null and ${emails.createdAt} >= ${changes.at}
        and ${emails.createdAt} < ${changes.at} + make_interval(secs => ${writtenWithin})
        and not exists (select 1 from ${changeItems} as later_item
          join ${changes} as later on later.id = later_item.change_id
          where later_item.record_id = touched.record_id
            and later.at > ${changes.at} and later.at <= ${emails.createdAt})`),
  )

/** What was done, as one sentence: `12 leads reverted`. */
function summaryOf(act: string, counts: readonly { type: string; count: number }[]): string {
  const counted = counts.map(({ type, count }) => `${count} ${plural(type, count)}`)
  return counted.length > 0
    ? `${counted.join(' and ')} ${recordActOf(act).words}`
    : 'The records this was about are gone'
}
