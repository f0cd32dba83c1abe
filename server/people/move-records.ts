import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  auditLog,
  consultations,
  deals,
  emails,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  notes,
  personEmails,
  tasks,
} from '../db/schema.ts'

/** Records that bear an address: whose they are follows from it. */
const borne = [leads, consultations, leadMagnetSubmissions, newsletterSubscribers]
/** Records that bear none: whose they were has to be kept in mind. */
const written = { notes, tasks, deals }

/** Acts that tell of a merge itself: they stay in the line of whom it was told. */
const mergeActs = ['person.merged', 'person.unmerged']

/** What went from one person to another, as far as the records do not say it themselves. */
export type Moved = {
  /** The addresses, compared. With them goes what bears them, also what comes later. */
  emails: string[]
  /** The ids of what bears no address. */
  notes: string[]
  tasks: string[]
  deals: string[]
  /** The ids of entries of the audit log whose record is gone. */
  traces: string[]
}

/** Each kind of what a merge moves. */
export const movedKinds = ['emails', 'notes', 'tasks', 'deals', 'traces'] as const

const both = [...borne, ...Object.values(written)]
const recordsOf = (personId: string) =>
  sql.join(
    both.map(
      (table) => sql`select ${table.id}::text from ${table} where ${table.personId} = ${personId}`,
    ),
    sql` union all `,
  )

/** Gives all that is one person's to another. Call it with both locked. */
export async function moveRecords(db: Database, from: string, to: string): Promise<Moved> {
  const isFrom = eq(auditLog.personId, from)
  const traces = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        isFrom,
        sql`${auditLog.entityId} is distinct from ${from}`,
        sql`${auditLog.entityId} not in (${recordsOf(from)})`,
      ),
    )
  const set = { personId: to }
  const addresses = await db
    .update(personEmails)
    .set(set)
    .where(eq(personEmails.personId, from))
    .returning({ email: personEmails.email })
  for (const table of borne) await db.update(table).set(set).where(eq(table.personId, from))
  await db.update(emails).set(set).where(eq(emails.personId, from))
  await db.update(auditLog).set(set).where(isFrom)
  const moved = { notes: [] as string[], tasks: [] as string[], deals: [] as string[] }
  for (const [name, table] of Object.entries(written)) {
    const rows = await db
      .update(table)
      .set(set)
      .where(eq(table.personId, from))
      .returning({ id: table.id })
    moved[name as keyof typeof moved] = rows.map(({ id }) => id)
  }
  return {
    ...moved,
    emails: addresses.map(({ email }) => email),
    traces: traces.map(({ id }) => id),
  }
}

/**
 * Gives back what went to another person: the addresses, with all that bears them by now, and what
 * was written before. Nothing that has gone further since. Call it with both locked.
 */
export async function moveRecordsBack(
  db: Database,
  moved: Moved,
  back: string,
  holder: string,
): Promise<void> {
  const set = { personId: back }
  const bears = (address: SQL) => sql`lower(${address}) in ${moved.emails}`
  if (moved.emails.length > 0) {
    await db
      .update(personEmails)
      .set(set)
      .where(and(eq(personEmails.personId, holder), inArray(personEmails.email, moved.emails)))
    for (const table of borne) {
      await db
        .update(table)
        .set(set)
        .where(and(eq(table.personId, holder), bears(sql`${table.email}`)))
    }
    await db
      .update(emails)
      .set(set)
      .where(and(eq(emails.personId, holder), bears(sql`${emails.toAddress}`)))
  }
  for (const [name, table] of Object.entries(written)) {
    const ids = moved[name as keyof typeof written]
    if (ids.length === 0) continue
    await db
      .update(table)
      .set(set)
      .where(and(eq(table.personId, holder), inArray(table.id, ids)))
  }
  await db
    .update(auditLog)
    .set(set)
    .where(
      and(
        eq(auditLog.personId, holder),
        or(
          moved.traces.length > 0 ? inArray(auditLog.id, moved.traces) : undefined,
          and(eq(auditLog.entityId, back), notInArray(auditLog.action, mergeActs)),
          sql`${auditLog.entityId} in (${recordsOf(back)})`,
        ),
      ),
    )
}
