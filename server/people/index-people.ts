import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { consultationSource } from '#shared/consultations/vocabulary.ts'
import { comparedEmail } from '#shared/text.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import {
  auditLog,
  consultations,
  emails,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
} from '../db/schema.ts'
import { nextTurn, peoplePerTurn } from '../turns.ts'
import { type Contact, keepPeople } from './keep-people.ts'

type Table =
  | typeof leads
  | typeof consultations
  | typeof leadMagnetSubmissions
  | typeof newsletterSubscribers
type Personless = Omit<Contact, 'at'> & { id: string; createdAt: Date }

/** The tables whose records are people's, and what each says of them. */
const sources: readonly { table: Table; columns: Record<string, SQL> }[] = [
  {
    table: leads,
    columns: {
      name: sql`${leads.name}`,
      company: sql`${leads.company}`,
      phone: sql`${leads.phone}`,
      source: sql`${leads.source}`,
      origin: sql`${leads.origin}`,
      setAside: sql`${leads.quarantine} is not null`,
    },
  },
  {
    table: consultations,
    columns: {
      name: sql`${consultations.name}`,
      company: sql`${consultations.company}`,
      phone: sql`${consultations.phone}`,
      source: sql`${consultationSource}::text`,
      origin: sql`${consultations.origin}`,
      setAside: sql`${consultations.quarantine} is not null`,
    },
  },
  {
    table: leadMagnetSubmissions,
    columns: {
      name: sql`${leadMagnetSubmissions.name}`,
      company: sql`${leadMagnetSubmissions.company}`,
      source: sql`${leadMagnetSubmissions.leadMagnetType}`,
      origin: sql`${leadMagnetSubmissions.origin}`,
    },
  },
  { table: newsletterSubscribers, columns: { source: sql`${newsletterSubscribers.source}` } },
]

/**
 * Finds the person of every record that has none: those an earlier release wrote, while the product
 * answers. It goes on where it was stopped, and running it twice changes nothing more.
 */
async function run(ctx: Ctx): Promise<void> {
  let found = 0
  for (const source of sources) {
    for (;;) {
      const some = await inTransaction(ctx, (ctx) => indexSome(ctx, source))
      found += some
      if (some < peoplePerTurn) break
      await nextTurn()
    }
  }
  if (found > 0) ctx.publish('people')
}

/** What the records of a person that are as new as an instant say, in the order they came. */
export async function contactsSince(
  db: Database,
  personId: string,
  since: Date,
): Promise<Contact[]> {
  const contacts: Contact[] = []
  for (const { table, columns } of sources) {
    const rows = (await db
      .select({ id: table.id, email: table.email, createdAt: table.createdAt, ...columns })
      .from(table)
      .where(and(eq(table.personId, personId), gte(table.createdAt, since)))) as Personless[]
    contacts.push(...rows.map((row) => ({ ...row, at: row.createdAt })))
  }
  return contacts.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

async function indexSome({ db }: Ctx, { table, columns }: (typeof sources)[number]) {
  const rows = (await db
    .select({ id: table.id, email: table.email, createdAt: table.createdAt, ...columns })
    .from(table)
    .where(isNull(table.personId))
    .orderBy(asc(table.id))
    .limit(peoplePerTurn)
    // One that somebody is just changing comes at the next turn.
    .for('update', { skipLocked: true })) as Personless[]
  if (rows.length === 0) return 0
  const { idOf } = await keepPeople(
    db,
    rows.map((row) => ({ ...row, at: row.createdAt })),
  )
  const found = rows.map(({ id, email }) => ({
    id,
    personId: idOf.get(comparedEmail(email)),
  }))
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id uuid, "personId" uuid)`
  await db.execute(
    sql`update ${table} set person_id = found."personId" from ${pairs} where ${table.id} = found.id`,
  )
  await db.execute(sql`
    update ${auditLog} set person_id = found."personId" from ${pairs}
    where ${auditLog.entityId} = found.id::text`)
  await db.execute(sql`
    update ${emails} set person_id = person_emails.person_id from person_emails
    where ${inArray(
      emails.entityId,
      rows.map(({ id }) => id),
    )} and ${emails.personId} is null and person_emails.email = lower(${emails.toAddress})`)
  return rows.length
}

/** Every minute: mostly it finds nothing to do, in indexes that are empty. */
export const peopleIndexing = { id: 'people-indexing', cron: '* * * * *', run }
