import { and, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import {
  auditLog,
  companies,
  consultations,
  deals,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  notes,
  people,
  tasks,
} from '../db/schema.ts'
import { deleteNotices } from '../notifications/notice.ts'

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

/**
 * Removes those of some people of whom no record, note, task or deal is left, and the companies nobody is
 * known at any more. Returns how many people went.
 */
export async function removeEmptyPeople(
  db: Database,
  ids: readonly (string | null)[],
): Promise<number> {
  const wanted = [...new Set(ids.flatMap((id) => (id ? [id] : [])))]
  if (wanted.length === 0) return 0
  const isEmpty = kept.map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(sql`${table.personId} = ${people.id}`)),
  )
  return removePeople(db, and(isAmong(people.id, wanted), ...isEmpty))
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
 * what the bell tells of them, and the companies nobody is left at.
 */
export async function removePeople(db: Database, which: SQL | undefined): Promise<number> {
  const ids = await withMerged(db, which)
  if (ids.length === 0) return 0
  const gone = await db
    .delete(people)
    .where(isAmong(people.id, ids))
    .returning({ id: people.id, companyId: people.companyId })
  if (gone.length === 0) return 0
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
  const left = gone.flatMap(({ companyId }) => (companyId ? [companyId] : []))
  if (left.length > 0) {
    await db
      .delete(companies)
      .where(
        and(
          isAmong(companies.id, left),
          isNull(companies.ownerId),
          notExists(
            db
              .select({ one: sql`1` })
              .from(people)
              .where(sql`${people.companyId} = ${companies.id}`),
          ),
        ),
      )
  }
  return gone.length
}
