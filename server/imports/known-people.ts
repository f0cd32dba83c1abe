import { and, asc, isNull, lt, min, sql } from 'drizzle-orm'
import type { ImportedPerson } from '#shared/imports/read-row.ts'
import { phoneDigits } from '#shared/phone.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAmong, isAmongTexts } from '../db/many-rows.ts'
import {
  admins,
  companies,
  importRows,
  type imports,
  people,
  personEmails,
  personKeys,
} from '../db/schema.ts'
import { companiesByName } from '../people/imported-companies.ts'
import { companyDomain } from '../people/keep-companies.ts'
import type { PersonRow } from '../people/keep-people.ts'
import { readTags, tagLinks } from '../people/keep-tags.ts'
import { phoneKey } from '../people/match-people.ts'
import { namesOfCompanies } from '../people/names.ts'
import { erasedAmong } from '../privacy/suppressions.ts'

export type ImportRecord = typeof imports.$inferSelect
export type ImportRowRecord = typeof importRows.$inferSelect

export type Batch = {
  importId: string
  mapping: ImportRecord['mapping']
  /** In the order of the file. */
  rows: readonly ImportRowRecord[]
  /** Holds the people until the transaction ends. */
  lock: boolean
}

type KnownCompany = { id: string; name: string }

/** What rows are judged by: who is there, read for all of them at once. */
export type Known = {
  /** By compared address, and by the digits of a number. */
  byEmail: Map<string, PersonRow>
  byPhone: Map<string, PersonRow[]>
  /** What their companies and tags are called, by the company's id and the person's. */
  companyNames: Map<string, string>
  tags: Map<string, string[]>
  /** Ids of colleagues by their names and addresses in small letters, and their names by id. */
  accounts: Map<string, string>
  accountNames: Map<string, string>
  /** By names in small letters, and by domains. */
  companies: Map<string, KnownCompany>
  byDomain: Map<string, KnownCompany & { isNamed: boolean }>
  /** Addresses that were erased. */
  erased: Set<string>
  /** The line of this file that an address, or a person, stood in before. */
  emailLines: Map<string, number>
  personLines: Map<string, number>
}

/** Reads for some rows of a file, and what they say, who and what of it is there already. */
export async function readKnown(
  { db }: Ctx,
  { importId, rows, lock }: Batch,
  said: readonly ImportedPerson[],
): Promise<Known> {
  const emails = [...new Set(said.flatMap(({ email }) => (email ? [comparedEmail(email)] : [])))]
  const byEmail = await idsByEmail(db, emails)
  const callers = await idsByPhone(
    db,
    said.filter(({ email }) => !email || !byEmail.has(comparedEmail(email))),
  )
  const found = await peopleWith(db, [...new Set([...byEmail.values(), ...callers])], lock)
  const ids = [...found.keys()]
  const persons = [...found.values()]
  const tagged = await readTags(db, tagLinks.person, ids)
  const before = rows[0]?.line ?? 0
  return {
    byEmail: new Map(
      [...byEmail].flatMap(([email, id]) => {
        const person = found.get(id)
        return person ? [[email, person]] : []
      }),
    ),
    byPhone: byPhone(persons),
    companyNames: await namesOfCompanies(
      db,
      persons.flatMap(({ companyId }) => companyId ?? []),
    ),
    tags: new Map([...tagged].map(([id, tags]) => [id, tags.map(({ name }) => name)])),
    ...(await colleagues(db)),
    companies: await companiesByName(
      db,
      said.flatMap(({ company }) => company ?? []),
    ),
    byDomain: await companiesByDomain(db, [...emails, ...persons.map(({ email }) => email)]),
    erased: await erasedAmong(
      db,
      emails.filter((email) => !byEmail.has(email)),
    ),
    emailLines: await emailLines(db, importId, before, emails),
    personLines: await personLines(db, importId, before, ids),
  }
}

async function idsByEmail(db: Database, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await db.select().from(personEmails).where(isAmongTexts(personEmails.email, emails))
  return new Map(rows.map(({ email, personId }) => [email, personId]))
}

/** Who has one of the numbers, as far as the comparison of people has come. */
async function idsByPhone(db: Database, said: readonly ImportedPerson[]): Promise<string[]> {
  const keys = [
    ...new Set(said.flatMap(({ phones }) => phones.flatMap((phone) => phoneKey(phone) ?? []))),
  ]
  if (keys.length === 0) return []
  const rows = await db
    .select({ personId: personKeys.personId })
    .from(personKeys)
    .where(and(sql`${personKeys.reason} = 'phone'`, isAmongTexts(personKeys.key, keys)))
  return rows.map(({ personId }) => personId)
}

async function peopleWith(db: Database, ids: string[], lock: boolean) {
  if (ids.length === 0) return new Map<string, PersonRow>()
  const query = db
    .select()
    .from(people)
    .where(and(isAmong(people.id, ids), isNull(people.deletedAt)))
    // In one order everywhere, so that two transactions never wait for each other.
    .orderBy(asc(people.id))
  const rows = await (lock ? query.for('update') : query)
  return new Map(rows.map((row) => [row.id, row]))
}

function byPhone(persons: readonly PersonRow[]): Map<string, PersonRow[]> {
  const found = new Map<string, PersonRow[]>()
  for (const person of persons) {
    for (const digits of new Set(person.phones.map(phoneDigits))) {
      found.set(digits, [...(found.get(digits) ?? []), person])
    }
  }
  return found
}

async function colleagues(db: Database) {
  const rows = await db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
    .orderBy(asc(admins.createdAt))
  const entries = rows.flatMap(({ id, name, email }): [string, string][] => [
    [name.toLowerCase(), id],
    [email.toLowerCase(), id],
  ])
  return {
    // Of two with one name the first to come.
    accounts: new Map(entries.toReversed()),
    accountNames: new Map(rows.map(({ id, name }) => [id, name])),
  }
}

async function companiesByDomain(db: Database, emails: readonly string[]) {
  const domains = [...new Set(emails.flatMap((email) => companyDomain(email) ?? []))]
  if (domains.length === 0) return new Map()
  const rows = await db
    .select({
      id: companies.id,
      name: companies.name,
      domain: companies.domain,
      namedAt: companies.namedAt,
    })
    .from(companies)
    .where(isAmongTexts(companies.domain, domains))
  return new Map(
    rows.map(({ id, name, domain, namedAt }) => [domain, { id, name, isNamed: namedAt !== null }]),
  )
}

const ofImport = (importId: string, before: number) =>
  and(sql`${importRows.importId} = ${importId}`, lt(importRows.line, before))

async function emailLines(db: Database, importId: string, before: number, emails: string[]) {
  if (emails.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ email: importRows.email, line: min(importRows.line) })
    .from(importRows)
    .where(and(ofImport(importId, before), isAmongTexts(importRows.email, emails)))
    .groupBy(importRows.email)
  return new Map(rows.flatMap(({ email, line }) => (email && line ? [[email, line]] : [])))
}

async function personLines(db: Database, importId: string, before: number, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ personId: importRows.personId, line: min(importRows.line) })
    .from(importRows)
    .where(and(ofImport(importId, before), isAmong(importRows.personId, ids)))
    .groupBy(importRows.personId)
  return new Map(rows.flatMap(({ personId, line }) => (personId && line ? [[personId, line]] : [])))
}
