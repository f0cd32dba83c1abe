import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Origin } from '#shared/origins/schema.ts'
import { phoneDigits } from '#shared/phone.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Database } from '../db/database.ts'
import { companies, people, personEmails } from '../db/schema.ts'
import type { Step } from '../record-kind.ts'
import {
  type CompanyName,
  companyDomain,
  keepCompanies,
  type NamedCompany,
} from './keep-companies.ts'
import { personSearchText, renameInSearch } from './person-search.ts'

/** What a record says of the person it comes from. */
export type Contact = {
  email: string
  name?: string | null
  company?: string | null
  phone?: string | null
  source: string
  /** How the visit began in which it was said. */
  origin?: Origin | null
  /** When it was said. */
  at: Date
  /** It looks automatic: who is known by such messages alone is in no list. */
  setAside?: boolean
}

export type PersonRow = typeof people.$inferSelect

/** What a record tells of its person and of their company, beside what follows from it. */
const toldOfPeople = ['name', 'namedAt', 'phones', 'companyId', 'origin', 'setAside'] as const
const toldOfCompanies = ['name', 'namedAt'] as const

/** How the journal calls that a change of a record has made its person. */
export const madeNoun = 'made-person'

/** The persons' ids by compared address, and what became of people and companies. */
type Kept = { idOf: Map<string, string>; steps: Step[] }

/**
 * The person behind each address, made where nobody was known, and brought up to date with what the
 * records say: the newest name, every number, the company of the address, the first source and the
 * first origin that is known. Call it in the transaction that writes the records.
 */
export async function keepPeople(db: Database, contacts: readonly Contact[]): Promise<Kept> {
  if (contacts.length === 0) return { idOf: new Map(), steps: [] }
  const inTime = contacts.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const byEmail = Map.groupBy(inTime, ({ email }) => comparedEmail(email))
  const { companyOf, named } = await keepCompanies(db, inTime)
  if (named.length > 0) await holdAll(db, [...byEmail.keys()], named)
  const { known, steps } = await updateKnown(db, byEmail, companyOf)
  const unknown = inTime.filter(({ email }) => !known.has(comparedEmail(email)))
  const made = await makeUnknown(db, byEmail, unknown, companyOf)
  await renameInSearch(db, named)
  // Others have made these meanwhile, and they are known by now.
  const late = unknown.filter(({ email }) => !made.has(comparedEmail(email)))
  const then = await keepPeople(db, late)
  return {
    idOf: new Map([...known, ...made, ...then.idOf]),
    steps: [
      ...steps,
      ...named.map(stepOfCompany),
      ...[...made.values()].map(stepOfMaking),
      ...then.steps,
    ],
  }
}

const stepOfMaking = (id: string): Step => {
  const [before, after] = [{ made: null }, { made: true }]
  return { noun: madeNoun, id, before, after, fields: ['made'] }
}

const stepOfCompany = ({ id, before, ...after }: NamedCompany): Step => ({
  noun: 'company',
  id,
  before,
  after,
  fields: toldOfCompanies,
})

/** As {@link keepPeople}, for one record: the person's id, and what became of people and companies. */
export async function tellPerson(
  db: Database,
  contact: Contact,
): Promise<{ id: string; steps: Step[] }> {
  const { idOf, steps } = await keepPeople(db, [contact])
  const id = idOf.get(comparedEmail(contact.email))
  if (!id) throw new Error('A person was neither made nor found.')
  return { id, steps }
}

/** As {@link keepPeople}, for one record: the person's id. */
export const keepPerson = async (db: Database, contact: Contact): Promise<string> =>
  (await tellPerson(db, contact)).id

type ByEmail = Map<string, Contact[]>
type CompanyOf = Map<string, CompanyName>

/**
 * Holds who is written to, and who is found by the name of a company that has just got one: all at once
 * and in the order in which everybody does.
 */
async function holdAll(db: Database, emails: string[], named: readonly CompanyName[]) {
  const ids = named.map(({ id }) => id)
  // One list of ids, which an index finds: of two conditions joined by "or" it finds neither.
  const all = db
    .select({ id: personEmails.personId })
    .from(personEmails)
    .where(inArray(personEmails.email, emails))
    .union(db.select({ id: people.id }).from(people).where(inArray(people.companyId, ids)))
  await db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, all))
    .orderBy(people.id)
    .for('no key update')
}

/** Brings those up to date whose address is known; returns their ids by address, and what became of them. */
async function updateKnown(db: Database, byEmail: ByEmail, companyOf: CompanyOf) {
  const found = await db
    .select({ address: personEmails.email, person: people, company: companies.name })
    .from(personEmails)
    .innerJoin(people, eq(people.id, personEmails.personId))
    .leftJoin(companies, eq(companies.id, people.companyId))
    // Who was merged while they were waited for is looked for again, where their address is now.
    .where(and(inArray(personEmails.email, [...byEmail.keys()]), isNull(people.mergedInto)))
    // In one order everywhere, so that two transactions never wait for each other.
    .orderBy(people.id)
    .for('no key update', { of: people })
  const changed = [...Map.groupBy(found, ({ person }) => person.id).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const contacts = rows.flatMap(({ address }) => byEmail.get(address) ?? [])
    const told = contacts.reduce(withContact, first.person)
    return [{ before: first.person, after: withCompany(told, first.company, companyOf) }]
  })
  if (changed.length > 0) {
    await writePeople(
      db,
      changed.map(({ after }) => after),
    )
  }
  return {
    known: new Map(found.map(({ address, person }) => [address, person.id])),
    steps: changed.map((change): Step => {
      return { noun: 'person', id: change.after.id, ...change, fields: toldOfPeople }
    }),
  }
}

/** Makes people of addresses that nobody has; those that somebody else is just making are left out. */
async function makeUnknown(
  db: Database,
  byEmail: ByEmail,
  unknown: readonly Contact[],
  companyOf: CompanyOf,
) {
  const emails = [...new Set(unknown.map(({ email }) => comparedEmail(email)))].toSorted()
  const rows = emails.flatMap((address) => {
    const contacts = byEmail.get(address) ?? []
    const [first] = contacts
    if (!first) return []
    return [
      { address, ...withCompany(contacts.reduce(withContact, blank(first)), null, companyOf) },
    ]
  })
  if (rows.length === 0) return new Map<string, string>()
  await db.insert(people).values(rows)
  const taken = await db
    .insert(personEmails)
    .values(rows.map(({ id, address }) => ({ email: address, personId: id })))
    .onConflictDoNothing()
    .returning()
  const made = new Map(taken.map(({ email, personId }) => [email, personId]))
  const needless = rows.filter(({ address }) => !made.has(address)).map(({ id }) => id)
  if (needless.length > 0) await db.delete(people).where(inArray(people.id, needless))
  return made
}

/** Somebody of whom only the address is known, and when it came from where. */
export const blank = ({
  email,
  source,
  at,
}: Pick<Contact, 'email' | 'source' | 'at'>): PersonRow => ({
  id: randomUUIDv7(),
  name: '',
  namedAt: null,
  email: email.trim(),
  otherEmails: [],
  phones: [],
  companyId: null,
  ownerId: null,
  source,
  origin: null,
  setAside: true,
  createdAt: at,
  lastActivityAt: at,
  updatedAt: at,
  version: 1,
  deletedAt: null,
  mergedInto: null,
  matched: false,
  searchText: '',
})

/** A person as they stand after a record said this of them. */
export function withContact(person: PersonRow, contact: Contact): PersonRow {
  const { name, phone, source, origin, at, setAside = false } = contact
  const isNewest = !person.namedAt || at >= person.namedAt
  const isFirst = at < person.createdAt
  const known = person.phones.map(phoneDigits)
  return {
    ...person,
    ...(name && isNewest && { name, namedAt: at }),
    ...(phone && !known.includes(phoneDigits(phone)) && { phones: [...person.phones, phone] }),
    ...(isFirst && { createdAt: at, source }),
    ...(origin && (isFirst || !person.origin) && { origin }),
    setAside: person.setAside && setAside,
    lastActivityAt: at > person.lastActivityAt ? at : person.lastActivityAt,
  }
}

/** With the company of the address where none was chosen, and what the search looks through. */
function withCompany(person: PersonRow, chosen: string | null, companyOf: CompanyOf): PersonRow {
  const own = person.companyId ? undefined : companyOf.get(companyDomain(person.email) ?? '')
  return {
    ...person,
    companyId: person.companyId ?? own?.id ?? null,
    searchText: personSearchText(person, chosen ?? own?.name ?? null),
  }
}

/** Writes rows that are locked, in one statement however many there are. */
async function writePeople(db: Database, rows: readonly PersonRow[]): Promise<void> {
  await db.execute(sql`
    update ${people} set
      name = row.name, named_at = row."namedAt", phones = row.phones,
      company_id = row."companyId", source = row.source, origin = row.origin, set_aside = row."setAside",
      created_at = row."createdAt",
      last_activity_at = row."lastActivityAt", search_text = row."searchText"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      id uuid, name text, "namedAt" timestamptz, phones text[], "companyId" uuid, source text,
      origin jsonb, "setAside" boolean, "createdAt" timestamptz, "lastActivityAt" timestamptz, "searchText" text)
    where ${people.id} = row.id`)
}
