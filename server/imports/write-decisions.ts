import { randomUUIDv7 } from 'node:crypto'
import { and, inArray, isNull } from 'drizzle-orm'
import { importSource } from '#shared/people/vocabulary.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Ctx } from '../context.ts'
import type { people } from '../db/schema.ts'
import { companies, personEmails, tags } from '../db/schema.ts'
import { companyRecords } from '../people/company-records.ts'
import { addPeople, type NewPerson } from '../people/imported-people.ts'
import { companyDomain, companySearchText, keepCompanies } from '../people/keep-companies.ts'
import { blank, type PersonRow } from '../people/keep-people.ts'
import { keepTagIds } from '../people/keep-tags.ts'
import { namesOfCompanies } from '../people/names.ts'
import { personRecords } from '../people/person-records.ts'
import { personSearchText, tryToRenameInSearch } from '../people/person-search.ts'
import { type Write, writeRecords } from '../write-records.ts'
import type { Decision } from './decide-rows.ts'

type Accepted = Exclude<Decision, { verdict: 'refused' }>
type About = Accepted & { person: PersonRow }

/** Somebody else took an address between the look and the write, or holds who is written to: the batch is to be done again. */
export class TakenMeanwhile extends Error {}

/**
 * Writes what was decided of some rows, whose people are locked: in a few statements, however many
 * there are. Returns the person of each row by the row's id.
 * @throws {TakenMeanwhile}
 */
export async function writeDecisions(
  ctx: Ctx,
  decisions: readonly Decision[],
): Promise<Map<string, string>> {
  const accepted = decisions.filter((each) => each.verdict !== 'refused')
  const added = accepted.filter(({ person }) => person === null)
  const changed = accepted.filter(
    (each): each is About => each.person !== null && each.verdict === 'changes',
  )
  const companyOf = await companiesFor(ctx, [...added, ...changed])
  const tagIds = await idsOfTags(ctx, [...added, ...changed])
  const made = added.map((each) => ({ each, person: newPerson(ctx, each, companyOf, tagIds) }))
  const done = await addPeople(
    ctx,
    made.map(({ person }) => person),
  )
  if (done.size < made.length) throw new TakenMeanwhile()
  await changePeople(ctx, changed, companyOf, tagIds)
  return new Map([
    ...made.map(({ each, person }): [string, string] => [each.row.id, person.row.id]),
    ...accepted.flatMap(({ row, person }): [string, string][] =>
      person ? [[row.id, person.id]] : [],
    ),
  ])
}

type CompanyOf = (decision: Accepted) => { id: string; name: string } | null

/** The company that each is to have; made, or named, where the row is the first to name it. */
async function companiesFor(ctx: Ctx, decisions: readonly Accepted[]): Promise<CompanyOf> {
  const emailOf = ({ person, said }: Accepted) => person?.email ?? said.email ?? ''
  const sayings = decisions
    // Whoever is known and keeps their company says nothing of it.
    .filter(({ person, company }) => company?.id === null || (person === null && company === null))
    .map((each) => ({
      email: emailOf(each),
      company: each.company?.name ?? null,
      at: ctx.clock(),
    }))
  await nameCompanies(ctx, sayings)
  const { companyOf: byDomain } = await keepCompanies(ctx.db, sayings)
  return (decision) => {
    const { company, person } = decision
    if (company?.id) return company
    if (company === null && person !== null) return null
    return byDomain.get(companyDomain(emailOf(decision)) ?? '') ?? null
  }
}

/**
 * Names companies that are known by their domain alone, each as the first row does; it can be undone.
 * @throws {TakenMeanwhile}
 */
async function nameCompanies(
  ctx: Ctx,
  sayings: readonly { email: string; company: string | null }[],
): Promise<void> {
  const names = new Map<string, string>()
  for (const { email, company } of sayings) {
    const domain = companyDomain(email)
    if (domain && company && !names.has(domain)) names.set(domain, company)
  }
  if (names.size === 0) return
  const unnamed = and(inArray(companies.domain, [...names.keys()]), isNull(companies.namedAt))
  const rows = await ctx.db
    .select()
    .from(companies)
    .where(unnamed)
    .orderBy(companies.id)
    // People are held: whoever holds one of these may wait for one of those.
    .for('update', { skipLocked: true })
  if (rows.length < (await ctx.db.$count(companies, unnamed))) throw new TakenMeanwhile()
  const now = ctx.clock()
  const writes = rows.map((row) => {
    const name = names.get(row.domain) ?? row.name
    const searchText = companySearchText(name, row.domain)
    return { row, changes: { name, namedAt: now, searchText } }
  })
  const named = await writeRecords(ctx, companyRecords, writes, { act: 'imported', now })
  if (!(await tryToRenameInSearch(ctx, named))) throw new TakenMeanwhile()
}

/** The ids of tags by their names in small letters; those that are new are made. */
async function idsOfTags(ctx: Ctx, decisions: readonly Accepted[]): Promise<Map<string, string>> {
  const names = [...new Set(decisions.flatMap(({ tags }) => tags))]
  if (names.length === 0) return new Map()
  const ids = await keepTagIds(ctx, names)
  const rows = await ctx.db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(inArray(tags.id, ids))
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}

const idsIn = (tagIds: Map<string, string>, names: readonly string[]) =>
  names.flatMap((name) => tagIds.get(name.toLowerCase()) ?? [])

function newPerson(
  { clock }: Ctx,
  decision: Accepted,
  companyOf: CompanyOf,
  tagIds: Map<string, string>,
): NewPerson {
  const { said, ownerId, phones, tags } = decision
  const at = clock()
  const company = companyOf(decision)
  const person: PersonRow = {
    ...blank({ email: said.email ?? '', source: importSource, at }),
    name: said.name ?? '',
    namedAt: said.name ? at : null,
    phones,
    companyId: company?.id ?? null,
    ownerId,
    setAside: false,
    id: randomUUIDv7(),
  }
  const searchText = personSearchText(person, company?.name ?? null)
  return {
    row: { ...person, searchText },
    tags: idsIn(tagIds, tags),
  }
}

async function changePeople(
  ctx: Ctx,
  changed: readonly About[],
  companyOf: CompanyOf,
  tagIds: Map<string, string>,
): Promise<void> {
  if (changed.length === 0) return
  const now = ctx.clock()
  const names = await namesOfCompanies(
    ctx.db,
    changed.flatMap(({ person }) => person.companyId ?? []),
  )
  await takeAddresses(ctx, changed)
  const writes = changed.map((decision): Write<typeof people> => {
    const { person, said, email, phones, ownerId, tags } = decision
    const company = companyOf(decision)
    const set = {
      ...(said.name !== null && said.name !== person.name && { name: said.name, namedAt: now }),
      ...(email && { otherEmails: [...person.otherEmails, email] }),
      ...(phones.length > 0 && { phones: [...person.phones, ...phones] }),
      ...(company && { companyId: company.id }),
      ...(ownerId && { ownerId }),
      ...(person.setAside && { setAside: false }),
    }
    const searchText = personSearchText(
      { ...person, ...set },
      company?.name ?? names.get(person.companyId ?? '') ?? null,
    )
    const added = idsIn(tagIds, tags)
    return {
      row: person,
      changes: { ...set, searchText },
      tags: added.length > 0 ? { added, removed: [] } : undefined,
    }
  })
  await writeRecords(ctx, personRecords, writes, { act: 'imported', now })
}

/** Gives people the addresses that they have not. @throws {TakenMeanwhile} */
async function takeAddresses({ db }: Ctx, changed: readonly About[]): Promise<void> {
  const wanted = changed.flatMap(({ email, person }) =>
    email ? [{ email: comparedEmail(email), personId: person.id }] : [],
  )
  if (wanted.length === 0) return
  const taken = await db.insert(personEmails).values(wanted).onConflictDoNothing().returning()
  if (taken.length < wanted.length) throw new TakenMeanwhile()
}
