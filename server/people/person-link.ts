import { and, eq, inArray } from 'drizzle-orm'
import { comparedEmail } from '#shared/text.ts'
import type { Database } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import {
  auditLog,
  changeItems,
  companies,
  emails,
  importRows,
  people,
  personEmails,
  personTags,
} from '../db/schema.ts'
import type { Step } from '../record-kind.ts'
import type { PersonLink } from '../records.ts'
import { companyDomain } from './keep-companies.ts'
import { type Contact, type PersonRow, tellPerson } from './keep-people.ts'
import { mergeNoun } from './merge-people.ts'
import { mergedPortrait, type Sides } from './merged-person.ts'
import { namesOfCompanies } from './names.ts'
import { personSearchText } from './person-search.ts'
import { countRecords, isUntouched, removeBarePeople, removeEmptyPeople } from './remove-people.ts'

/** How records of a kind find their person by what they say, and leave one that is no longer theirs. */
export const personLink = <Row>(contactOf: (row: Row) => Contact): PersonLink<Row> => ({
  keep: (db, row, at) => tellPerson(db, { ...contactOf(row), at }),
  keepBack: async (db, row, at) => {
    const contact = { ...contactOf(row), at }
    const [id] = await knownAt(db, [contact.email])
    if (!id) return tellPerson(db, contact)
    return { id, steps: contact.setAside ? [] : await listAgain(db, id) }
  },
  renameBack: async (db, row, before, at) => {
    const { email, source, name = null } = contactOf(row)
    const [person] = await db
      .select({ name: people.name })
      .from(personEmails)
      .innerJoin(people, eq(people.id, personEmails.personId))
      .where(eq(personEmails.email, comparedEmail(email)))
    if (person?.name !== contactOf(before).name) return undefined
    return tellPerson(db, { email, source, name, at })
  },
  leave: async (db, left, to, { mayBeSame, isRenamed }) => {
    if (mayBeSame) await handOver(db, left, to, isRenamed)
    await removeEmptyPeople(db, [left])
  },
})

/** Whose record does not look automatic is in the lists. Returns what that changes of them. */
async function listAgain(db: Database, id: string): Promise<Step[]> {
  const listed = await db
    .update(people)
    .set({ setAside: false })
    .where(and(eq(people.id, id), eq(people.setAside, true)))
    .returning({ id: people.id })
  const [before, after] = [{ setAside: true }, { setAside: false }]
  return listed.map(({ id }) => ({ noun: 'person', id, before, after, fields: ['setAside'] }))
}

/** The ids of those who are known by some addresses. */
export async function knownAt(db: Database, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: personEmails.personId })
    .from(personEmails)
    .where(inArray(personEmails.email, emails.map(comparedEmail)))
  return [...new Set(rows.map(({ id }) => id))]
}

/**
 * Gives all that is known of somebody whose only record has gone to an address that is known by nothing
 * else: the address was corrected, and the person is the same. Set back, it all returns. Who was added by an
 * import, or has other addresses, is known without the record, and stays as they are. They are called as they were,
 * unless the record calls them otherwise now.
 */
async function handOver(
  db: Database,
  leftId: string,
  toId: string,
  isRenamed: boolean,
): Promise<void> {
  if (!(await isRecordAlone(db, leftId)) || !(await isNew(db, toId))) return
  // Who holds one of them, as this does, never waits for another: beside others nothing is handed over.
  const rows = await db
    .select()
    .from(people)
    .where(isAmong(people.id, [leftId, toId]))
    .for('update', { skipLocked: true })
  const left = rows.find(({ id }) => id === leftId)
  const to = rows.find(({ id }) => id === toId)
  if (!left || !to || !(await isRecordAlone(db, leftId))) return
  const sides: Sides = isRenamed || !left.name ? {} : { name: 'from' }
  const person: PersonRow = { ...to, ...mergedPortrait(to, left, sides), ...addressesOf(to) }
  person.companyId = await companyOf(db, left, to)
  const names = await namesOfCompanies(db, person.companyId ? [person.companyId] : [])
  const { id, ...set } = person
  const searchText = personSearchText(person, names.get(person.companyId ?? '') ?? null)
  await db
    .update(people)
    .set({ ...set, searchText })
    .where(eq(people.id, id))
  for (const table of [personTags, auditLog, emails, importRows]) {
    await db.update(table).set({ personId: toId }).where(eq(table.personId, leftId))
  }
  // What was done to them stands with them, and is taken back from them.
  await db.update(auditLog).set({ entityId: toId }).where(eq(auditLog.entityId, leftId))
  await db.update(changeItems).set({ recordId: toId }).where(eq(changeItems.recordId, leftId))
  await removeBarePeople(db, [leftId])
}

const addressesOf = ({ email, otherEmails }: PersonRow) => ({ email, otherEmails })

/**
 * Whether somebody was known by one address, and by records that are gone: added by no import, and never
 * merged, which is taken back by its own change.
 */
async function isRecordAlone(db: Database, id: string): Promise<boolean> {
  const isAdded = and(eq(auditLog.personId, id), eq(auditLog.action, 'person.added'))
  const isMerged = and(eq(changeItems.recordId, id), eq(changeItems.noun, mergeNoun))
  return (
    (await countRecords(db, id)) === 0 &&
    (await db.$count(personEmails, eq(personEmails.personId, id))) === 1 &&
    (await db.$count(auditLog, isAdded)) === 0 &&
    (await db.$count(changeItems, isMerged)) === 0
  )
}

/** Whether somebody is known by one record alone, and nobody of the firm has done anything to them. */
const isNew = async (db: Database, id: string): Promise<boolean> =>
  (await countRecords(db, id)) === 1 &&
  (await db.$count(people, and(eq(people.id, id), isUntouched(db)))) === 1

/** The company of the new address; else that of the old one, where it was chosen and not read off the address. */
async function companyOf(db: Database, left: PersonRow, to: PersonRow): Promise<string | null> {
  if (!left.companyId) return to.companyId
  const [company] = await db
    .select({ domain: companies.domain })
    .from(companies)
    .where(eq(companies.id, left.companyId))
  return company?.domain === companyDomain(left.email) ? to.companyId : left.companyId
}
