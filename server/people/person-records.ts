import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListPeople, Person, UpdatePerson } from '#shared/people/schema.ts'
import { phoneDigits } from '#shared/phone.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import { isAmong, updateMany } from '../db/many-rows.ts'
import { changeItems, companies, deals, people, personEmails, tasks } from '../db/schema.ts'
import { matchesSearchOrPhone } from '../db/search-text.ts'
import { byInstant, byText } from '../db/sort-keys.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { changedSince } from '../journal/changed-since.ts'
import { isSame } from '../journal/write-change.ts'
import type { Item, UndoneRecord } from '../record-kind.ts'
import { changeRecord, type RecordKind } from '../records.ts'
import type { PersonRow } from './keep-people.ts'
import { isTagged, keepTagIds, readTags, tagLinks } from './keep-tags.ts'
import { namesOfCompanies } from './names.ts'
import { isOpenDeal } from './open-deals.ts'
import { cameFrom, firstOrigin } from './origins.ts'
import { ownerFilter, refuseStranger } from './owners.ts'
import { personSearchText } from './person-search.ts'
import { isAutomatic } from './remove-people.ts'
import { saidSince } from './said-since.ts'
import { isOpen, nextStepsOf, overdue, presentTask, today } from './task-records.ts'

/** People as records that are edited together. */
export const personRecords = {
  table: people,
  noun: 'person',
  topic: 'people',
  isPerson: true,
  words: ['ownerId'],
  tags: tagLinks.person,
  // The first number is the one that is called.
  unordered: { otherEmails: 0, phones: 1 },
  undoneAll: settleUndone,
  together: ['name', 'namedAt'],
  // Who was changed since is hidden from nobody.
  wholly: ({ field, before }) => field === 'setAside' && before === true,
  leftAmong,
  isBarred: isAddressTaken,
} satisfies RecordKind<typeof people>

/** What follows from a person's fields, made anew when changes of them were taken back. */
async function settleUndone(
  { db }: Ctx,
  undone: readonly UndoneRecord<PersonRow>[],
): Promise<void> {
  for (const { row, before } of undone) {
    if (row.origin || !before.origin) continue
    const origin = await firstOrigin(db, row)
    if (origin) await db.update(people).set({ origin }).where(eq(people.id, row.id))
  }
  const looksThrough = ({ name, phones, companyId, otherEmails }: PersonRow) => [
    name,
    phones,
    companyId,
    otherEmails,
  ]
  const changed = undone.filter(
    ({ row, before }) => !isSame(looksThrough(row), looksThrough(before)),
  )
  if (changed.length === 0) return
  const nameOf = await namesOfCompanies(
    db,
    changed.flatMap(({ row }) => row.companyId ?? []),
  )
  const texts = changed.map(({ row }) => ({
    id: row.id,
    searchText: personSearchText(row, nameOf.get(row.companyId ?? '') ?? null),
  }))
  await updateMany(db, people, texts, {})
  for (const { row, before } of changed) {
    if (!isSame(row.otherEmails, before.otherEmails)) await keepAddresses(db, row, before)
  }
}

/** Gives a person the addresses that they have now, and takes those from them that they had before alone. */
async function keepAddresses(db: Database, row: PersonRow, before: PersonRow): Promise<void> {
  const now = row.otherEmails.map(comparedEmail)
  const gone = before.otherEmails.map(comparedEmail).filter((email) => !now.includes(email))
  if (gone.length > 0) {
    await db
      .delete(personEmails)
      .where(and(eq(personEmails.personId, row.id), inArray(personEmails.email, gone)))
  }
  if (now.length > 0) {
    await db
      .insert(personEmails)
      .values(now.map((email) => ({ email, personId: row.id })))
      .onConflictDoNothing()
  }
}

/**
 * What of people can not be set back: a company that has gone since, with the last who was known there; a
 * number that they have given once more; and that they are set aside, where more has come of them.
 */
async function leftAmong(
  db: Database,
  items: readonly Item[],
  at: Date,
): Promise<ReadonlySet<Item>> {
  const of = Map.groupBy(items, ({ field }) => field)
  const back = of.get('companyId')?.filter(({ before }) => before !== null) ?? []
  const hidden = of.get('setAside')?.filter(({ before }) => before === true) ?? []
  const given = of.get('phones') ?? []
  const isThere = await companiesAmong(db, back)
  const isAside = await unstirredAmong(db, hidden, at)
  const said = await saidSince(db, people.id, given, at)
  const isSaid = (item: Item) => {
    const phones = phonesGiven(item)
    return said
      .get(item.recordId)
      ?.some(({ phone }) => phone && phones.includes(phoneDigits(phone)))
  }
  return new Set([
    ...back.filter(({ before }) => !isThere.has(String(before))),
    ...hidden.filter(({ recordId }) => !isAside.has(recordId)),
    ...given.filter(isSaid),
  ])
}

/** The numbers that a change gave somebody, by their digits. */
const phonesGiven = ({ before, after }: Item) => {
  const [had, has] = [before, after].map((phones) => (phones as string[]).map(phoneDigits))
  return has?.filter((phone) => !had?.includes(phone)) ?? []
}

/** The companies that people are to be at again which are there, and stay until the transaction ends. */
async function companiesAmong(db: Database, items: readonly Item[]) {
  if (items.length === 0) return new Set()
  const ids = [...new Set(items.map(({ before }) => String(before)))]
  const there = await db
    .select({ id: companies.id })
    .from(companies)
    .where(isAmong(companies.id, ids))
    .orderBy(asc(companies.id))
    .for('key share')
  return new Set(there.map(({ id }) => id))
}

/**
 * Those of whom nothing but automatic messages is known, and to whom nobody of the firm has done anything since an
 * instant that stands: they are not merged, nobody who was listed is merged into them, and what the journal has of
 * them is as it was.
 */
async function unstirredAmong(db: Database, items: readonly Item[], at: Date) {
  if (items.length === 0) return new Set()
  const ids = items.map(({ recordId }) => recordId)
  const merged = alias(people, 'merged')
  const isListed = and(eq(merged.mergedInto, people.id), eq(merged.setAside, false))
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        isAmong(people.id, ids),
        isAutomatic(db),
        isNull(people.mergedInto),
        notExists(db.select({ one: sql`1` }).from(merged).where(isListed)),
      ),
    )
  const changed = await changedSince(db, ids, at, eq(changeItems.noun, 'person'))
  return new Set(rows.map(({ id }) => id).filter((id) => !changed.has(id)))
}

/** Whether addresses that are to be a person's again, or no longer, are somebody else's by now: who is merged has none. */
async function isAddressTaken(db: Database, row: PersonRow, set: object): Promise<boolean> {
  const { otherEmails } = { ...row, ...set }
  if (isSame(otherEmails, row.otherEmails)) return false
  if (row.mergedInto) return true
  if (otherEmails.length === 0) return false
  const taken = and(
    inArray(personEmails.email, otherEmails.map(comparedEmail)),
    ne(personEmails.personId, row.id),
  )
  return (await db.$count(personEmails, taken)) > 0
}

/** What people can be sorted by; each is the leading column of an index in db/schema/people.ts. */
export const personKeyset: Keyset<PersonRow, 'lastActivityAt' | 'createdAt' | 'name'> = {
  table: people,
  keys: {
    lastActivityAt: byInstant(people.lastActivityAt, (row) => row.lastActivityAt),
    createdAt: byInstant(people.createdAt, (row) => row.createdAt),
    name: byText(people.name, (row) => row.name),
  },
}

/** Which people a list's filters and search ask for. */
export async function personFilter(
  { db, actor, clock }: Ctx,
  query: Partial<ListPeople>,
): Promise<ListFilter> {
  const { q, tag, deal, step, zone = 'UTC' } = query
  return {
    filter: and(
      isNull(people.deletedAt),
      eq(people.setAside, false),
      ownerFilter(people.ownerId, query.owner, actor),
      query.company ? eq(people.companyId, query.company) : undefined,
      query.source ? sql`lower(${people.source}) = lower(${query.source})` : undefined,
      query.origin ? cameFrom(query.origin) : undefined,
    ),
    search: and(
      q ? matchesSearchOrPhone(people.searchText, q) : undefined,
      await isTagged(db, { link: tagLinks.person, record: people.id, name: tag }),
      deal && (deal === 'open' ? exists : notExists)(openDeals(db)),
      step && stepFilter(db, step, clock(), zone),
    ),
    byWords: Boolean(q),
  }
}

const openDeals = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(deals)
    .where(and(eq(deals.personId, people.id), isOpenDeal))

function stepFilter(
  db: Database,
  step: NonNullable<ListPeople['step']>,
  now: Date,
  zone: string,
): SQL {
  const steps = (when?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(tasks)
      .where(and(eq(tasks.personId, people.id), isOpen, when))
  if (step === 'none') return notExists(steps())
  if (step === 'overdue') return exists(steps(overdue(now, zone)))
  const days = step === 'today' ? 0 : 7
  return exists(steps(lte(tasks.dueDay, today(now, zone).add({ days }).toString())))
}

/** People as clients read them, with what belongs to them read for all at once. */
export async function presentPeople(db: Database, rows: readonly PersonRow[]): Promise<Person[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  // One after another: inside a transaction they have one connection between them.
  const emails = await db
    .select()
    .from(personEmails)
    .where(inArray(personEmails.personId, ids))
    .orderBy(asc(personEmails.email))
  const companyIds = rows.flatMap(({ companyId }) => companyId ?? [])
  const nameOf = await namesOfCompanies(db, companyIds)
  const tagged = await readTags(db, tagLinks.person, ids)
  const stepOf = await nextStepsOf(db, ids)
  const emailsOf = Map.groupBy(emails, ({ personId }) => personId)
  return rows.map((row) => {
    const step = stepOf.get(row.id)
    const others = (emailsOf.get(row.id) ?? [])
      .map(({ email }) => email)
      .filter((email) => email !== row.email.toLowerCase())
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      emails: [row.email, ...others],
      phones: row.phones,
      companyId: row.companyId,
      company: (row.companyId && nameOf.get(row.companyId)) ?? null,
      tags: tagged.get(row.id) ?? [],
      owner: row.ownerId,
      source: row.source,
      origin: row.origin,
      nextStep: step ? presentTask(step, row) : null,
      createdAt: row.createdAt.toISOString(),
      lastActivityAt: row.lastActivityAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    }
  })
}

/**
 * The person with this id; who was merged is the one they were merged into. With `lock`, held until
 * the transaction ends, so that nobody merges them meanwhile.
 * @throws {AppError} `not_found`.
 */
export async function livingPerson(ctx: Ctx, id: string, lock = false): Promise<PersonRow> {
  knownId(id, 'person')
  const query = ctx.db.select().from(people).where(eq(people.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (row?.mergedInto) return livingPerson(ctx, row.mergedInto, lock)
  if (!row || row.deletedAt) throw notFound('person')
  return row
}

/** One person as clients read them, found as {@link livingPerson} does. @throws {AppError} `not_found`. */
export async function readPerson(ctx: Ctx, id: string): Promise<Person> {
  const [person] = await presentPeople(ctx.db, [await livingPerson(ctx, id)])
  if (!person) throw new Error('A person that was found was not presented.')
  return person
}

/**
 * Changes a person; what is absent stays.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `invalid` (nobody to give them to, no such company).
 */
export async function updatePerson(ctx: Ctx, id: string, input: UpdatePerson): Promise<Person> {
  await refuseStranger(ctx, input.owner)
  const presented = await readPerson(ctx, id)
  const company =
    input.companyId === undefined ? presented.company : await nameOfCompany(ctx, input.companyId)
  await changeRecord({
    ctx,
    kind: personRecords,
    id,
    act: 'updated',
    seen: { version: input.version, present: () => presented },
    decide: (row, now) => {
      const name = input.name ?? row.name
      const phones = input.phone === undefined ? row.phones : phonesWith(row.phones, input.phone)
      return {
        name,
        ...(name !== row.name && { namedAt: now }),
        phones,
        companyId: input.companyId === undefined ? row.companyId : input.companyId,
        ownerId: input.owner === undefined ? row.ownerId : input.owner,
        searchText: personSearchText({ ...row, name, phones }, company),
      }
    },
    ...(input.tags && { tags: (ctx: Ctx) => keepTagIds(ctx, input.tags ?? []) }),
  })
  return readPerson(ctx, id)
}

/** @throws {AppError} `invalid` when there is no such company. */
async function nameOfCompany({ db }: Ctx, id: string | null): Promise<string | null> {
  if (!id) return null
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
  if (company) return company.name
  const sentence = 'This company is not there any more.'
  throw new AppError('invalid', sentence, { fields: { companyId: sentence } })
}

/** A number put to the front, and each number once; none at all when it is blank. */
function phonesWith(phones: readonly string[], phone: string | null): string[] {
  if (!phone) return []
  return [phone, ...phones.filter((other) => phoneDigits(other) !== phoneDigits(phone))]
}
