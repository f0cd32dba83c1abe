import { and, eq, inArray, isNull, like, lt, ne, not, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { adminPage } from '#shared/routes.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import {
  auditLog,
  changeItems,
  companies,
  companyTags,
  consultations,
  deals,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  notes,
  people,
  personTags,
  tasks,
} from '../db/schema.ts'
import { deleteNotices } from '../notifications/notice.ts'
import { madeNoun } from './keep-people.ts'

/** The tables whose rows a person is kept for. */
const kept = [
  leads,
  consultations,
  leadMagnetSubmissions,
  newsletterSubscribers,
  notes,
  tasks,
  deals,
]

const without = (db: Database, table: PgTable, which: SQL | undefined) =>
  notExists(db.select({ one: sql`1` }).from(table).where(which))

/** That no record, note, task or deal of a person is left. */
const isBare = (db: Database): SQL | undefined =>
  and(...kept.map((table) => without(db, table, sql`${table.personId} = ${people.id}`)))

/** How many records, notes, tasks and deals of a person there are. */
export async function countRecords(db: Database, personId: string): Promise<number> {
  let found = 0
  for (const table of kept) found += await db.$count(table, eq(table.personId, personId))
  return found
}

/**
 * That nobody of the firm has done anything to a person: without owner and tags, neither added by an
 * import nor edited. Who was is known by more than what they sent, and goes by an erasure alone. An undo by
 * itself says nothing: it may be of a record that had told of them.
 */
export const isUntouched = (db: Database): SQL | undefined =>
  and(
    isNull(people.ownerId),
    without(db, personTags, sql`${personTags.personId} = ${people.id}`),
    without(
      db,
      auditLog,
      and(
        sql`${auditLog.personId} = ${people.id}`,
        like(auditLog.action, 'person.%'),
        ne(auditLog.action, 'person.undone'),
      ),
    ),
  )

/**
 * That somebody has no message that does not look automatic, note, task or deal. What was deleted may be
 * restored, and counts, but for tasks: one whose making was taken back is none.
 */
export const isAutomatic = (db: Database): SQL | undefined =>
  and(
    ...kept.map((table) => {
      const isSeen = 'quarantine' in table ? isNull(table.quarantine) : undefined
      const isThere = table === tasks ? isNull(tasks.deletedAt) : undefined
      return without(db, table, and(sql`${table.personId} = ${people.id}`, isSeen, isThere))
    }),
  )

/**
 * Removes those of some people of whom no record, note, task or deal is left and to whom nobody of the
 * firm has done anything, and the companies nobody is known at any more. Returns how many people went.
 */
export const removeEmptyPeople = (db: Database, ids: readonly (string | null)[]): Promise<number> =>
  removeThose(db, ids, and(isBare(db), isUntouched(db)))

/** As {@link removeEmptyPeople}, whatever was done to them. */
export const removeBarePeople = (db: Database, ids: readonly string[]): Promise<number> =>
  removeThose(db, ids, isBare(db))

function removeThose(db: Database, ids: readonly (string | null)[], which: SQL | undefined) {
  const wanted = [...new Set(ids.flatMap((id) => (id ? [id] : [])))]
  if (wanted.length === 0) return Promise.resolve(0)
  return removePeople(db, and(isAmong(people.id, wanted), which))
}

/**
 * As {@link removeBarePeople}, where it is taken back that they were added, at an instant: the journal's words stay,
 * by which they are added again, and so does an older company that somebody may be taken back to. Returns the ids
 * of the people who went, and the companies that went with them as they were.
 */
export async function removeAddedPeople(
  db: Database,
  ids: readonly string[],
  since: Date,
): Promise<{ gone: Set<string>; companies: (typeof companies.$inferSelect)[] }> {
  const { gone, left } = await removeRows(db, and(isAmong(people.id, ids), isBare(db)), since)
  return { gone: new Set(gone.map(({ id }) => id)), companies: left }
}

/** The ids of people and of all who were merged into them. */
export async function withMerged(db: Database, which: SQL | undefined): Promise<string[]> {
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      with recursive found as (
        select ${people.id} from ${people} where ${which ?? sql`true`}
        union select merged.id from ${people} as merged join found on merged.merged_into = found.id)
      select id from found`),
  )
  return rows.map(({ id }) => id)
}

/**
 * Removes people with who was merged into them, their addresses, notes, tasks, deals, tags and
 * what the bell and the journal tell of them, and the companies nobody is left at. Returns how many there were.
 */
export async function removePeople(db: Database, which: SQL | undefined): Promise<number> {
  const { gone, left } = await removeRows(db, which)
  await forgetChanges(
    db,
    [...gone, ...left].map(({ id }) => id),
  )
  return gone.length
}

async function removeRows(db: Database, which: SQL | undefined, since?: Date) {
  const ids = await withMerged(db, which)
  if (ids.length === 0) return { gone: [], left: [] }
  const gone = await db
    .delete(people)
    .where(isAmong(people.id, ids))
    .returning({ id: people.id, companyId: people.companyId })
  const left = await removeEmptyCompanies(
    db,
    gone.flatMap(({ companyId }) => companyId ?? []),
    since,
  )
  await deleteNotices(
    db,
    gone.map(({ id }) => adminPage.person(id)),
  )
  // What was done stays on record, and names nobody.
  await db
    .update(auditLog)
    .set({ personId: null })
    .where(
      isAmong(
        auditLog.personId,
        gone.map(({ id }) => id),
      ),
    )
  return { gone, left }
}

/** Removes the words of people and companies that are gone from the journal. */
const forgetChanges = (db: Database, ids: readonly string[]) =>
  db
    .delete(changeItems)
    .where(
      and(
        isAmong(changeItems.recordId, ids),
        inArray(changeItems.noun, ['person', 'company', madeNoun]),
      ),
    )

/**
 * Removes those of some companies at whom nobody is left, and to which nobody of the firm has done anything;
 * of those made before `since` only what nobody may be taken back to. Returns them as they were.
 */
export async function removeEmptyCompanies(
  db: Database,
  ids: readonly string[],
  since?: Date,
): Promise<(typeof companies.$inferSelect)[]> {
  if (ids.length === 0) return []
  const isEmpty = and(
    isAmong(companies.id, ids),
    isNull(companies.ownerId),
    without(db, people, sql`${people.companyId} = ${companies.id}`),
    without(db, companyTags, sql`${companyTags.companyId} = ${companies.id}`),
    without(
      db,
      auditLog,
      and(
        sql`${auditLog.entityId} = ${companies.id}::text`,
        eq(auditLog.action, 'company.updated'),
      ),
    ),
  )
  const older = since
    ? await db
        .select({ id: companies.id })
        .from(companies)
        .where(and(isEmpty, lt(companies.createdAt, since)))
    : []
  const lasting = await leftByChanges(
    db,
    older.map(({ id }) => id),
  )
  return db
    .delete(companies)
    .where(and(isEmpty, not(isAmong(companies.id, lasting))))
    .returning()
}

/** Which of some companies somebody has left by a change, or by a merge, that the journal can take back. */
async function leftByChanges(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { field, noun, before, after } = changeItems
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      select distinct company #>> '{}' as id from ${changeItems}, jsonb_path_query(
        case ${noun} when 'person' then jsonb_build_object(${field}, ${before})
          else jsonb_build_array(${before}, ${after}) end, '$.**.companyId') as company
      where ${noun} in ('person', 'merge') and ${field} in ('companyId', 'merged')
        and company #>> '{}' = any(${`{${ids.join()}}`}::text[])`),
  )
  return rows.map(({ id }) => id)
}
