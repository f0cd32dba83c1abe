import { asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { alertKinds } from '#shared/mail/vocabulary.ts'
import type { HoldingName } from '#shared/privacy/vocabulary.ts'
import { comparedEmail } from '#shared/text.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import {
  changeItems,
  consultations,
  deals,
  emailAttachments,
  emailChanges,
  emails,
  importRows,
  invitations,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  notes,
  notifications,
  people,
  personEmails,
  queuedEmails,
  rateLimits,
  tasks,
} from '../db/schema.ts'
import { toldBy } from '../journal/told-by.ts'
import { emailsAbout } from '../mail/delete-emails.ts'
import { readTags, tagLinks } from '../people/keep-tags.ts'
import { keepOwnEmails } from '../people/merge-people.ts'
import { removePeople } from '../people/remove-people.ts'
import type { TagLink } from '../record-tags.ts'
import { type Person, quotes } from './person.ts'
import { redactions } from './redactions.ts'

/** One source where something about a person can be: what is there, and how it is removed. */
export type PersonalDataSource = {
  /** As it is exported. */
  read: (db: Database, person: Person) => Promise<object[]>
  /** Returns how much of it there was. */
  erase: (db: Database, person: Person) => Promise<number>
}

/** What the search box looks through, and keys and secrets of forms, tell nothing that the row does not. */
const withoutKeys = ({
  searchText,
  messageWords,
  idempotencyKey,
  idempotencyHash,
  bookingToken,
  confirmToken,
  ...row
}: Record<string, unknown>) => row

async function deleteRows(db: Database, table: PgTable, which: SQL | undefined): Promise<number> {
  const gone = await db.delete(table).where(which).returning({ one: sql<number>`1` })
  return gone.length
}

/** A table whose matching rows are about the person and go whole. */
function wholeRows(
  table: PgTable,
  isTheirs: (person: Person) => SQL | undefined,
): PersonalDataSource {
  return {
    read: async (db, person) => {
      const rows = await db.select().from(table).where(isTheirs(person))
      return rows.map(withoutKeys)
    },
    erase: (db, person) => deleteRows(db, table, isTheirs(person)),
  }
}

/** As {@link wholeRows}, with what the rows are tagged. */
function taggedRows(source: PersonalDataSource, link: TagLink): PersonalDataSource {
  return {
    ...source,
    read: async (db, person) => {
      const rows = (await source.read(db, person)) as { id: string }[]
      const ids = rows.map(({ id }) => id)
      const tagsOf = await readTags(db, link, ids)
      return rows.map((row) => ({
        ...row,
        tags: tagsOf.get(row.id)?.map(({ name }) => name) ?? [],
      }))
    },
  }
}

const ownRows = (table: PgTable & { email: PgColumn }) =>
  wholeRows(table, ({ emails: addresses }) => sql`lower(${table.email}) in ${addresses}`)

/** What somebody of the firm wrote about the person, or means to do. */
const aboutPerson = (table: PgTable & { personId: PgColumn }) =>
  wholeRows(table, ({ personIds }) =>
    personIds.length > 0 ? inArray(table.personId, personIds) : sql`false`,
  )

/** The person as they are known: every address, number and tag; and who was merged into them. */
async function readPeople(db: Database, { personIds }: Person): Promise<object[]> {
  if (personIds.length === 0) return []
  const rows = await db.select().from(people).where(inArray(people.id, personIds))
  const addresses = await db
    .select()
    .from(personEmails)
    .where(inArray(personEmails.personId, personIds))
  const tagsOf = await readTags(db, tagLinks.person, personIds)
  return rows.map((row) => ({
    ...withoutKeys(row),
    emails: addresses.filter(({ personId }) => personId === row.id).map(({ email }) => email),
    tags: tagsOf.get(row.id)?.map(({ name }) => name) ?? [],
  }))
}

/** Removes the person; one who keeps another address loses this one. */
async function erasePeople(
  db: Database,
  { personIds, emails: addresses }: Person,
): Promise<number> {
  const removed = personIds.length > 0 ? await removePeople(db, inArray(people.id, personIds)) : 0
  const left = await db
    .delete(personEmails)
    .where(inArray(personEmails.email, addresses))
    .returning({ personId: personEmails.personId })
  for (const { personId } of left) await keepOwnEmails(db, personId)
  return removed + left.length
}

/** Changes of their records and of what these told, and of those of others that name them: no half a text is ever set back. */
const changesNaming = (person: Person) =>
  or(
    person.ids.length > 0 ? isAmong(changeItems.recordId, person.ids) : undefined,
    person.ids.length > 0 ? toldBy(person.ids) : undefined,
    quotes(sql`concat_ws(E'\n', ${changeItems.before}::text, ${changeItems.after}::text)`, person),
  )

/** Rows of files that are about the person, or name them. */
const inImports = (person: Person) =>
  or(
    person.personIds.length > 0 ? inArray(importRows.personId, person.personIds) : undefined,
    quotes(
      sql`concat_ws(E'\n', ${importRows.cells}::text, ${importRows.changes}::text, ${importRows.reason})`,
      person,
    ),
  )

/** Changes as they are exported: what was done to others' records is theirs. */
async function readChanges(db: Database, person: Person): Promise<object[]> {
  const rows = await db.select().from(changeItems).where(changesNaming(person))
  return rows.map((row) => (person.ids.includes(row.recordId) ? row : { id: row.id }))
}

const aboutThem = (person: Person) =>
  or(
    sql`lower(${emails.toAddress}) in ${person.emails}`,
    emailsAbout(person.ids),
    quotes(
      sql`concat_ws(E'\n', ${emails.payload}::text, ${emails.subject}, ${emails.replyTo}, ${emails.lastAnswer})`,
      person,
    ),
  )

/** The queue's table is there once jobs have run. */
async function queueIsThere(db: Database): Promise<boolean> {
  const [known] = rowsOf<{ there: boolean }>(
    await db.execute(sql`select to_regclass('pgboss.job') is not null as there`),
  )
  return known?.there ?? false
}

const inCounters = (person: Person): SQL => quotes(sql`${rateLimits.key}`, person)

/** Our jobs carry ids alone; but what one failed with may quote what it was doing. */
const inJobs = (person: Person): SQL =>
  sql`state not in ('created', 'active')
    and ${quotes(sql`concat_ws(E'\n', data::text, output::text)`, person)}`

/** Counters of failed sign-ins, and what the job queue remembers of failures. */
const traces: PersonalDataSource = {
  read: async (db, person) => {
    const counters = await db.select().from(rateLimits).where(inCounters(person))
    const jobs = (await queueIsThere(db))
      ? rowsOf<object>(
          await db.execute(
            sql`select name, state, created_on from pgboss.job where ${inJobs(person)}`,
          ),
        )
      : []
    return [...counters, ...jobs]
  },
  erase: async (db, person) => {
    const counters = await db.delete(rateLimits).where(inCounters(person)).returning()
    const jobs = (await queueIsThere(db))
      ? rowsOf(await db.execute(sql`delete from pgboss.job where ${inJobs(person)} returning 1`))
      : []
    return counters.length + jobs.length
  },
}

/** Every source, in the order it is emptied. */
export const personalDataSources: Record<HoldingName, PersonalDataSource> = {
  leads: taggedRows(ownRows(leads), tagLinks.lead),
  consultations: ownRows(consultations),
  submissions: ownRows(leadMagnetSubmissions),
  subscriptions: ownRows(newsletterSubscribers),
  notes: aboutPerson(notes),
  tasks: aboutPerson(tasks),
  deals: taggedRows(aboutPerson(deals), tagLinks.deal),
  // Counted here, before some of them go with the people.
  changes: {
    read: readChanges,
    erase: (db, person) => deleteRows(db, changeItems, changesNaming(person)),
  },
  people: {
    read: readPeople,
    erase: erasePeople,
  },
  importRows: wholeRows(importRows, inImports),
  messages: {
    read: (db, person) => readEmails(db, person, aboutThem(person)),
    erase: (db, person) => deleteRows(db, emails, aboutThem(person)),
  },
  mailOrders: wholeRows(queuedEmails, (person) =>
    or(
      person.ids.length > 0 ? inArray(queuedEmails.entityId, person.ids) : undefined,
      quotes(sql`${queuedEmails.order}::text`, person),
    ),
  ),
  notifications: wholeRows(notifications, (person) =>
    or(
      person.pages.length > 0 ? inArray(notifications.href, person.pages) : undefined,
      quotes(sql`concat_ws(E'\n', ${notifications.title}, ${notifications.body})`, person),
    ),
  ),
  invitations: ownRows(invitations),
  emailChanges: ownRows(emailChanges),
  mentions: redactions,
  traces,
}

/**
 * Messages as they are exported: with their words when they are about the person's own record, or
 * to them and about nobody else; of an alert that tells of others, only that it was written.
 */
async function readEmails(
  db: Database,
  { emails: addresses, ids }: Person,
  condition: SQL | undefined,
): Promise<object[]> {
  const rows = await db.select().from(emails).where(condition).orderBy(asc(emails.createdAt))
  const files = await db
    .select({ emailId: emailAttachments.emailId, fileName: emailAttachments.fileName })
    .from(emailAttachments)
    .where(
      inArray(
        emailAttachments.emailId,
        rows.map(({ id }) => id),
      ),
    )
  const own = (row: (typeof rows)[number]) =>
    ids.includes(row.entityId ?? '') ||
    (addresses.includes(comparedEmail(row.toAddress)) && !alertKinds.includes(row.kind))
  return rows.map((row) => {
    const { id, kind, state, createdAt, sentAt } = row
    if (!own(row)) return { id, kind, state, createdAt, sentAt }
    const { toAddress, toName, replyTo, subject, payload, text } = row
    const attachments = files
      .filter(({ emailId: messageId }) => messageId === id)
      .map(({ fileName }) => fileName)
    const words = { toAddress, toName, replyTo, subject, payload, text, attachments }
    return { id, kind, state, createdAt, sentAt, ...words }
  })
}
