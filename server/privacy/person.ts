import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Database } from '../db/database.ts'
import {
  admins,
  changeItems,
  consultations,
  deals,
  invitations,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  notes,
  people,
  personEmails,
  tasks,
} from '../db/schema.ts'
import { addedNoun } from '../people/imported-people.ts'
import { withMerged } from '../people/remove-people.ts'

/** Who is behind an address, as far as the database knows. */
export type Person = {
  /** The address that was asked for; trimmed, in small letters. */
  email: string
  /** That and every other of theirs, which a merge brought. */
  emails: string[]
  /** Finds any of the addresses in text, and not as the end of another; for PostgreSQL's `~*`. */
  pattern: string
  /** The person known by the address, and all who were merged into them. */
  personIds: string[]
  /** The records that are theirs, deleted ones among them. */
  ids: string[]
  /** Where those records are shown. */
  pages: string[]
}

const escapeRegex = (text: string) => text.replace(/[!-/:-@[-^`{-~]/g, '\\$&')

/** In the text of JSON a letter before the address may be the end of an escaped line break. */
const beginning = `((?<=\\\\[nrt])|(?<![[:alnum:]._+-]))`
const end = '(?![[:alnum:]-]|\\.[[:alnum:]])'

/** The tables whose rows are a person's own, each with the page that shows one, where notices may lead to it. */
const owned = [
  [leads, adminPage.lead],
  [consultations, adminPage.consultation],
  [leadMagnetSubmissions, adminPage.submission],
  [newsletterSubscribers, null],
  [invitations, null],
] as const

/**
 * Who is behind an address. With `alone`, what is known by this address and no other of theirs: whom
 * an older database has merged may have been parted since.
 */
export async function findPerson(db: Database, email: string, alone = false): Promise<Person> {
  const compared = comparedEmail(email)
  const known = await personOf(db, compared)
  const isWhole = !alone || known.emails.length <= 1
  const emails = isWhole ? [...new Set([compared, ...known.emails])] : [compared]
  const person: Person = {
    email: compared,
    emails,
    pattern: `${beginning}(${emails.map(escapeRegex).join('|')})${end}`,
    personIds: known.people
      .filter((each) => isWhole || (each.mergedInto && comparedEmail(each.email) === compared))
      .map(({ id }) => id),
    ids: [],
    pages: [],
  }
  for (const [table, pageOf] of owned) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`lower(${table.email}) in ${emails}`)
    for (const { id } of rows) {
      person.ids.push(id)
      if (pageOf) person.pages.push(pageOf(id))
    }
  }
  person.ids.push(...(await idsOfUndone(db, emails)))
  if (person.personIds.length > 0) {
    person.ids.push(...person.personIds)
    person.pages.push(...person.personIds.map(adminPage.person))
    for (const table of [notes, tasks, deals]) {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(inArray(table.personId, person.personIds))
      person.ids.push(...rows.map(({ id }) => id))
    }
  }
  return person
}

/** People with one of these addresses who went when an import of them was undone, and the tasks that went with them. */
async function idsOfUndone(db: Database, emails: readonly string[]): Promise<string[]> {
  const { noun, recordId, before, after } = changeItems
  const rows = await db
    .select({
      id: recordId,
      tasks: sql<string[]>`jsonb_path_query_array(${before}, '$.tasks[*].id')`,
    })
    .from(changeItems)
    .where(
      and(
        eq(noun, addedNoun),
        sql`lower(coalesce(${after}, ${before}) ->> 'email') in ${emails}`,
        notExists(db.select({ one: sql`1` }).from(people).where(eq(people.id, recordId))),
      ),
    )
  return [...new Set(rows.flatMap(({ id, tasks }) => [id, ...(tasks ?? [])]))]
}

/** Who has an address: all their addresses, and the rows of those who were merged into them. */
async function personOf(db: Database, email: string) {
  const [known] = await db.select().from(personEmails).where(eq(personEmails.email, email))
  if (!known) return { emails: [], people: [] }
  const emails = await db
    .select({ email: personEmails.email })
    .from(personEmails)
    .where(eq(personEmails.personId, known.personId))
  const rows = await db
    .select({ id: people.id, email: people.email, mergedInto: people.mergedInto })
    .from(people)
    .where(inArray(people.id, await withMerged(db, eq(people.id, known.personId))))
  return { emails: emails.map((row) => row.email), people: rows }
}

/**
 * Whether words quote the address. Plain text is looked for first, which is ten times as quick as
 * the pattern: written with `and`, the database chooses the order itself, and wrongly.
 */
export const quotes = (words: SQL, { emails, pattern }: Person): SQL => {
  const stands = emails.map((email) => sql`strpos(lower(${words}), ${email}) > 0`)
  return sql`case when ${or(...stands)} then ${words} ~* ${pattern} else false end`
}

/** The account that signs in with an address, if there is one. */
export async function accountOf(db: Database, email: string) {
  const [account] = await db
    .select()
    .from(admins)
    .where(sql`lower(${admins.email}) = ${comparedEmail(email)}`)
  return account ?? null
}
