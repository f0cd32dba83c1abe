import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  CompanyTimelineEntry,
  CompanyTimelineQuery,
  TimelineEntry,
  TimelineQuery,
} from '#shared/people/schema.ts'
import {
  companyTimelinePeople,
  type TimelineRecord,
  type TimelineType,
} from '#shared/people/vocabulary.ts'
import { accountNames, actorName } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import type { Page } from '../db/keyset.ts'
import {
  auditLog,
  changeItems,
  changes,
  emails,
  importRows,
  imports,
  people,
} from '../db/schema.ts'
import { decodeCursor } from '../db/sort-keys.ts'
import { findRecord } from '../records.ts'
import { companyRecords, isKnownThere } from './company-records.ts'
import { livingPerson } from './person-records.ts'
import { nounOf, readShownRecords } from './timeline-records.ts'
import { actsOf, labelOf, summaryOf } from './timeline-words.ts'

/** A row of the audit log or a mail, in the order of the line. */
type Found = {
  id: string
  at: Date | string
  action: string
  entityId: string | null
  actorKind: string
  actorId: string | null
  details: Record<string, unknown> | null
  personId: string
}

/** Counting stops here: what a line holds in all is told no further. */
const countedAtMost = 1_000

/**
 * One page of a person's line of time, newest first: what the audit log says was done to them and
 * their records, and the mails they were sent.
 * @throws {AppError} `not_found`, `invalid` for a cursor this server did not make.
 */
export async function readTimeline(
  ctx: Ctx,
  personId: string,
  query: TimelineQuery,
): Promise<Page<TimelineEntry>> {
  const { id } = await livingPerson(ctx, personId)
  const page = await readLines(ctx, [id], query)
  return { ...page, rows: page.rows.map(({ entry }) => entry) }
}

/**
 * One page of the lines of a company's people in one, newest first, each entry with whose it is; of
 * the {@link companyTimelinePeople} who were active last.
 * @throws {AppError} `not_found`, `invalid` for a cursor this server did not make.
 */
export async function readCompanyTimeline(
  ctx: Ctx,
  companyId: string,
  query: CompanyTimelineQuery,
): Promise<Page<CompanyTimelineEntry>> {
  const { id } = await findRecord(ctx, companyRecords, companyId)
  const known = await ctx.db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(and(eq(people.companyId, id), isKnownThere))
    .orderBy(desc(people.lastActivityAt), desc(people.id))
    .limit(companyTimelinePeople)
  const personOf = new Map(known.map((person) => [person.id, person]))
  const page = await readLines(ctx, [...personOf.keys()], query)
  return {
    ...page,
    rows: page.rows.flatMap(({ entry, personId }) => {
      const person = personOf.get(personId)
      return person
        ? [{ ...entry, personId, person: person.name || person.email, email: person.email }]
        : []
    }),
  }
}

/** One page of some people's lines of time, read as one. */
async function readLines(
  { db }: Ctx,
  personIds: readonly string[],
  { type, limit, cursor }: TimelineQuery,
): Promise<Page<{ personId: string; entry: TimelineEntry }>> {
  const after = cursor ? decodeCursor(cursor) : undefined
  const found = await db.execute(sql`
    select * from (${linesOf(personIds, type, limit + 1, after)}) as line
    order by at desc, id desc limit ${limit + 1}`)
  const rows = rowsOf<Found>(found)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  // What is all on one page was counted by reading it.
  const isWhole = !after && rows.length <= limit
  const [entries, n] = await Promise.all([
    present(db, shown),
    isWhole ? rows.length : countLines(db, personIds, type),
  ])
  return {
    rows: entries,
    next: rows.length > limit && last ? [new Date(last.at).toISOString(), last.id] : null,
    total: { count: Math.min(n, countedAtMost), atLeast: n > countedAtMost },
  }
}

/** The rows of a subquery for each of some people, who are `whose.id` in it. */
const eachWhose = (personIds: readonly string[], line: SQL) =>
  sql`unnest(${`{${personIds.join()}}`}::uuid[]) as whose(id) cross join lateral (${line}) as line`

/** At most so many of either source and of each person, newest first, each found by its index. */
function linesOf(
  personIds: readonly string[],
  type: TimelineType | undefined,
  most: number,
  after: readonly [string, string] | undefined,
): SQL {
  const beyond = (at: SQL, id: SQL) =>
    after ? sql`and (${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  const ofEach = (line: SQL) =>
    sql`select line.*, whose.id as "personId" from ${eachWhose(personIds, line)}`
  const acts =
    ofEach(sql`select ${auditLog.id} as id, ${auditLog.at} as at, ${auditLog.action} as action,
    ${auditLog.entityId} as "entityId", ${auditLog.actorKind} as "actorKind",
    ${auditLog.actorId} as "actorId", ${auditLog.details} as details
    from ${auditLog} where ${auditLog.personId} = whose.id
    and ${inArray(auditLog.action, actsOf(type))} ${beyond(sql`${auditLog.at}`, sql`${auditLog.id}`)}
    order by ${auditLog.at} desc, ${auditLog.id} desc limit ${most}`)
  const mails =
    ofEach(sql`select ${emails.id} as id, ${emails.createdAt} as at, 'mail.written' as action,
    ${emails.id}::text as "entityId", 'job' as "actorKind", null as "actorId", null::jsonb as details
    from ${emails} where ${emails.personId} = whose.id
    ${beyond(sql`${emails.createdAt}`, sql`${emails.id}`)}
    order by ${emails.createdAt} desc, ${emails.id} desc limit ${most}`)
  if (type === 'mail') return mails
  return type ? acts : sql`${acts} union all ${mails}`
}

/**
 * How many rows either source has, as far as is counted. Each person's are found by the index: of people
 * with much of a table it would be read from its beginning until they come.
 */
async function countLines(
  db: Database,
  personIds: readonly string[],
  type: TimelineType | undefined,
): Promise<number> {
  const most = sql`limit ${countedAtMost + 1}`
  const ofEach = (line: SQL) => sql`(select 1 from ${eachWhose(personIds, line)} ${most})`
  const acts = ofEach(sql`select 1 from ${auditLog} where ${auditLog.personId} = whose.id
    and ${inArray(auditLog.action, actsOf(type))} ${most}`)
  const mails = ofEach(sql`select 1 from ${emails} where ${emails.personId} = whose.id ${most}`)
  const sources = type === 'mail' ? mails : type ? acts : sql`${acts} union all ${mails}`
  const counted = await db.execute(sql`select count(*)::int as n from (${sources}) as line`)
  return rowsOf<{ n: number }>(counted)[0]?.n ?? 0
}

const recordOf: Record<string, TimelineRecord> = {
  lead: 'lead',
  consultation: 'consultation',
  submission: 'submission',
  subscriber: 'subscriber',
  mail: 'mail',
  note: 'note',
  task: 'task',
  deal: 'deal',
}

async function present(
  db: Database,
  rows: readonly Found[],
): Promise<{ personId: string; entry: TimelineEntry }[]> {
  const shown = await readShownRecords(db, rows)
  const importOf = await importsOf(db, rows)
  const changeOf = await wordChangesOf(db, rows)
  const names = await accountNames(db)
  return rows.flatMap((row) => {
    const noun = nounOf(row.action)
    const type = recordOf[noun] ?? null
    const record = row.entityId ? shown.get(row.entityId) : undefined
    const importId = importOf(row)
    // A note that was taken away is not in the line any more.
    if (noun === 'note' && !record) return []
    const assigned = row.details?.set as { assignedTo?: string; ownerId?: string } | undefined
    const owner = assigned?.assignedTo ?? assigned?.ownerId
    const entry: TimelineEntry = {
      id: row.id,
      at: new Date(row.at).toISOString(),
      ...summaryOf(row.action, {
        words: record?.words ?? null,
        set: (row.details?.set as Record<string, string | null> | undefined) ?? {},
        owner: (owner && names.get(owner)) ?? null,
      }),
      actor: actorName(names, row),
      record: importId
        ? { type: 'import', id: importId }
        : record && type && row.entityId
          ? { type, id: row.entityId }
          : null,
      text: row.action.endsWith('.created') ? (record?.text ?? null) : null,
      state: record?.state ?? null,
      change: changeOf(row),
      note: record?.note ?? null,
    }
    return [{ personId: row.personId, entry }]
  })
}

/** The fields whose words are told with those they replaced, the most telling first. */
const wordFields = ['status', 'followupStatus', 'stage', 'priority'] as const

/** Milliseconds by which an act and what the journal kept of it are apart at most: they're written as one. */
const asOne = 5_000

/** Finds in the journal which word an act replaced; none once that is not kept any more. */
async function wordChangesOf(db: Database, rows: readonly Found[]) {
  const wordOf = ({ details }: Found) => {
    const set = (details?.set ?? {}) as Record<string, unknown>
    const field = wordFields.find((each) => typeof set[each] === 'string')
    return field && { field, word: String(set[field]) }
  }
  const ids = [...new Set(rows.filter(wordOf).flatMap(({ entityId }) => entityId ?? []))]
  const kept =
    ids.length === 0
      ? []
      : await db
          .select({
            id: changeItems.recordId,
            field: changeItems.field,
            before: changeItems.before,
            after: changeItems.after,
            at: changes.at,
          })
          .from(changeItems)
          .innerJoin(changes, eq(changes.id, changeItems.changeId))
          .where(and(inArray(changeItems.recordId, ids), inArray(changeItems.field, wordFields)))
  return (row: Found): TimelineEntry['change'] => {
    const said = wordOf(row)
    if (!said) return null
    const apart = ({ at }: { at: Date }) => Math.abs(at.getTime() - new Date(row.at).getTime())
    const [item] = kept
      .filter(
        ({ id, field, after }) =>
          id === row.entityId && field === said.field && after === said.word,
      )
      .toSorted((one, other) => apart(one) - apart(other))
    if (!item || apart(item) > asOne || typeof item.before !== 'string') return null
    return { from: labelOf(item.before), to: labelOf(said.word), word: said.word }
  }
}

const importedActs = ['person.added', 'person.imported']

/** Finds the import that an act on a person was part of; none once it is not kept any more. */
async function importsOf(db: Database, rows: readonly Found[]) {
  const isImported = ({ action }: Found) => importedActs.includes(action)
  const personIds = [...new Set(rows.filter(isImported).flatMap(({ entityId }) => entityId ?? []))]
  const found =
    personIds.length === 0
      ? []
      : await db
          .select({
            id: imports.id,
            personId: importRows.personId,
            from: imports.startedAt,
            until: imports.endedAt,
          })
          .from(importRows)
          .innerJoin(imports, eq(imports.id, importRows.importId))
          .where(inArray(importRows.personId, personIds))
          .orderBy(desc(imports.startedAt))
  return (row: Found): string | undefined => {
    if (!isImported(row)) return undefined
    const at = new Date(row.at)
    return found.find(
      ({ personId, from, until }) =>
        personId === row.entityId && from !== null && from <= at && (!until || at <= until),
    )?.id
  }
}
