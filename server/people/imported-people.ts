import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { comparedEmail } from '#shared/text.ts'
import { accountNames, recordAudits } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { insertMany, isAmong, isAmongNames } from '../db/many-rows.ts'
import { changeItems, companies, people, personEmails, tags, tasks } from '../db/schema.ts'
import { type Item, pagesOfItems } from '../journal/read-items.ts'
import { isSame, writeSteps } from '../journal/write-change.ts'
import { tagsIn, tagsOfRecords, writeTags } from '../record-tags.ts'
import { companyDomain, keepCompanies } from './keep-companies.ts'
import type { PersonRow } from './keep-people.ts'
import { tagLinks } from './keep-tags.ts'
import { namesOfCompanies } from './names.ts'
import { personSearchText, renameInSearchLate } from './person-search.ts'
import { removeBarePeople } from './remove-people.ts'
import type { TaskRow } from './task-records.ts'

/** A person who is to be added, with the ids of their tags. */
export type NewPerson = { row: PersonRow; tags: readonly string[] }

/** What the journal keeps of somebody who was added: all that it takes to add them again. */
type Added = Pick<PersonRow, (typeof keptFields)[number]> & {
  tags: string[]
  /** What their company is called, where somebody said it. */
  company: string | null
  /** The domain of that company, which may be another than that of their address; kept since people have it. */
  domain?: string | null
  /** Tasks whose making was taken back, as they went with somebody who was removed. */
  tasks?: readonly TaskRow[]
}
const keptFields = [
  'name',
  'namedAt',
  'email',
  'otherEmails',
  'phones',
  'companyId',
  'ownerId',
  'source',
  'createdAt',
  'lastActivityAt',
] as const
/** Whoever has other values than these was changed since. */
const comparedFields = ['name', 'email', 'otherEmails', 'phones', 'ownerId'] as const

/** The noun of an added person in the journal; its one field is `added`. */
export const addedNoun = 'added-person'
const field = 'added'

/**
 * Adds people who are known by nothing else, with their addresses and tags, and keeps in the journal
 * that they were. Returns the ids of those who were added: not of those whose address somebody else
 * took at the same moment.
 */
export async function addPeople(ctx: Ctx, added: readonly NewPerson[]): Promise<Set<string>> {
  if (added.length === 0) return new Set()
  const { db } = ctx
  await insertMany(
    db,
    people,
    added.map(({ row }) => row),
  )
  const addresses = JSON.stringify(added.flatMap(addressesOf))
  const taken = rowsOf<{ personId: string }>(
    await db.execute(sql`
      insert into ${personEmails} (email, person_id)
      select email, "personId" from jsonb_to_recordset(${addresses}::jsonb) as made(email text, "personId" uuid)
      on conflict do nothing returning person_id as "personId"`),
  )
  const owned = Map.groupBy(taken, ({ personId }) => personId)
  const isWhole = ({ row }: NewPerson) =>
    owned.get(row.id)?.length === new Set([row.email, ...row.otherEmails].map(comparedEmail)).size
  const whole = added.filter(isWhole)
  const needless = added.filter((each) => !isWhole(each)).map(({ row }) => row.id)
  if (needless.length > 0) await db.delete(people).where(inArray(people.id, needless))
  await writeTags(
    db,
    tagLinks.person,
    whole.map(({ row, tags }) => ({ id: row.id, added: tags, removed: [] })),
  )
  await recordAudits(
    ctx,
    whole.map(({ row }) => ({ action: 'person.added', entityId: row.id, personId: row.id })),
  )
  const homesOf = await companiesGiven(db, whole)
  await keepInJournal(
    ctx,
    whole.map((each) => ({ id: each.row.id, before: null, after: addedOf(each, homesOf) })),
  )
  return new Set(whole.map(({ row }) => row.id))
}

const addressesOf = ({ row }: NewPerson) =>
  [...new Set([row.email, ...row.otherEmails].map(comparedEmail))].map((email) => ({
    email,
    personId: row.id,
  }))

/** Their companies by id: the domain of each, and what it is called where somebody has named it. */
async function companiesGiven(db: Database, added: readonly NewPerson[]) {
  const ids = new Set(added.flatMap(({ row }) => row.companyId ?? []))
  const rows = await db
    .select()
    .from(companies)
    .where(isAmong(companies.id, [...ids]))
  return new Map(
    rows.map(({ id, name, namedAt, domain }) => [id, { domain, company: namedAt && name }]),
  )
}

type Home = Pick<Added, 'company' | 'domain'>

const addedOf = ({ row, tags }: NewPerson, homes: ReadonlyMap<string, Home>): Added => ({
  ...(Object.fromEntries(keptFields.map((name) => [name, row[name]])) as Pick<
    PersonRow,
    (typeof keptFields)[number]
  >),
  tags: [...tags].toSorted(),
  ...(homes.get(row.companyId ?? '') ?? { company: null }),
})

/** The domain of somebody's company; of one added by an earlier release that of their address. */
const domainOf = ({ email, domain }: Added) => domain ?? companyDomain(email) ?? ''

type Step = { id: string; before: Added | null; after: Added | null }

const keepInJournal = (ctx: Ctx, steps: readonly Step[]) =>
  writeSteps(
    ctx,
    'person.added',
    steps.map(({ id, before, after }) => ({
      noun: addedNoun,
      id,
      before: { [field]: before },
      after: { [field]: after },
      fields: [field],
    })),
  )

/**
 * Takes back that a change added people, or had removed them again by an undo. Whoever was changed
 * since, or has a message, note, task or deal, stays. Returns how many went or came, and the ids of
 * those who were left.
 */
export async function takeBackAdded(
  ctx: Ctx,
  { id: changeId, at }: { id: string; at: Date },
): Promise<{ changed: number; left: string[] }> {
  let changed = 0
  const left: string[] = []
  for await (const items of pagesOfItems(ctx.db, changeId, eq(changeItems.noun, addedNoun))) {
    const gone = await removeAdded(
      ctx,
      items.filter(({ after }) => after !== null),
      at,
    )
    const back = await addAgain(
      ctx,
      items.filter(({ after }) => after === null),
    )
    changed += gone.size + back.size
    left.push(
      ...items.map(({ recordId }) => recordId).filter((id) => !gone.has(id) && !back.has(id)),
    )
  }
  return { changed, left }
}

/** Removes those of whom nothing more is known than what was added. */
async function removeAdded(ctx: Ctx, items: readonly Item[], at: Date): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const { db } = ctx
  const ids = items.map(({ recordId }) => recordId)
  const rows = await db
    .select()
    .from(people)
    .where(isAmong(people.id, ids))
    .orderBy(asc(people.id))
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tagged = await tagsOfRecords(db, tagLinks.person, ids)
  const isAtHome = await homes(db, rows, items)
  const untouched = items.filter(({ recordId, after }) => {
    const row = byId.get(recordId)
    const added = after as Added
    return row && isUntouched(row, tagsIn(tagged, recordId), added) && isAtHome(row, added)
  })
  const wanted = untouched.map(({ recordId }) => recordId)
  const unmade = await db
    .delete(tasks)
    .where(and(isAmong(tasks.personId, wanted), isNotNull(tasks.deletedAt)))
    .returning()
  await removeBarePeople(db, wanted, at)
  const kept = new Set(
    (await db.select({ id: people.id }).from(people).where(isAmong(people.id, wanted))).map(
      ({ id }) => id,
    ),
  )
  const [stay, went] = [true, false].map((isKept) =>
    unmade.filter(({ personId }) => kept.has(personId) === isKept),
  )
  await insertMany(db, tasks, stay ?? [])
  const tasksOf = Map.groupBy(went ?? [], ({ personId }) => personId)
  const gone = untouched.filter(({ recordId }) => !kept.has(recordId))
  await keepInJournal(
    ctx,
    gone.map(({ recordId, after }) => ({
      id: recordId,
      before: { ...(after as Added), tasks: tasksOf.get(recordId) ?? [] },
      after: null,
    })),
  )
  return new Set(gone.map(({ recordId }) => recordId))
}

const isUntouched = (row: PersonRow, tags: ReadonlySet<string>, added: Added) =>
  row.deletedAt === null &&
  comparedFields.every((name) => isSame(row[name], added[name])) &&
  isSame([...tags].toSorted(), added.tags)

/**
 * Says whether somebody has the company they were given; or, where that one went with its last person,
 * the one of their address, which came back with them.
 */
async function homes(db: Database, rows: readonly PersonRow[], items: readonly Item[]) {
  const given = items.flatMap(({ after }) => (after as Added).companyId ?? [])
  const ids = [...given, ...rows.flatMap(({ companyId }) => companyId ?? [])]
  const found = await db
    .select({ id: companies.id, domain: companies.domain })
    .from(companies)
    .where(isAmong(companies.id, [...new Set(ids)]))
  const domains = new Map(found.map(({ id, domain }) => [id, domain]))
  return (row: PersonRow, added: Added): boolean => {
    const { companyId } = added
    if (row.companyId === companyId) return true
    if (!row.companyId || !companyId || domains.has(companyId)) return false
    return domains.get(row.companyId) === domainOf(added)
  }
}

/** Adds those again whose address nobody has by now, with what is left of their tags and company. */
async function addAgain(ctx: Ctx, items: readonly Item[]): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const { db } = ctx
  const ids = items.map(({ recordId }) => recordId)
  const there = new Set(
    (await db.select({ id: people.id }).from(people).where(isAmong(people.id, ids))).map(
      ({ id }) => id,
    ),
  )
  const lost = items.flatMap(({ recordId, before }) =>
    there.has(recordId) ? [] : [{ id: recordId, added: before as Added }],
  )
  const companyOf = await companiesOf(
    ctx,
    lost.map(({ added }) => added),
  )
  const live = await db.select({ id: tags.id }).from(tags).where(isNull(tags.deletedAt))
  const liveTags = new Set(live.map(({ id }) => id))
  const accounts = await accountNames(db)
  const back = await addPeople(
    ctx,
    lost.map(({ id, added }) => {
      const company = companyOf(added)
      return {
        row: revived(ctx, id, {
          ...added,
          companyId: company?.id ?? null,
          company: company?.name ?? null,
          ownerId: accounts.has(added.ownerId ?? '') ? added.ownerId : null,
        }),
        tags: added.tags.filter((tag) => liveTags.has(tag)),
      }
    }),
  )
  const standing = (id: string | null) => (accounts.has(id ?? '') ? id : null)
  const theirs = lost.flatMap(({ id, added }) => (back.has(id) ? (added.tasks ?? []) : []))
  await insertMany(
    db,
    tasks,
    theirs.map((task) => ({
      ...task,
      assignedTo: standing(task.assignedTo),
      createdBy: standing(task.createdBy),
    })),
  )
  return back
}

/** The company of each as it is now; made again where the last person's going took it along. */
async function companiesOf(ctx: Ctx, added: readonly Added[]) {
  const { db } = ctx
  const nameOf = await namesOfCompanies(
    db,
    added.flatMap(({ companyId }) => companyId ?? []),
  )
  const homeless = added.filter(({ companyId }) => companyId && !nameOf.has(companyId))
  const byId = Map.groupBy(homeless, ({ companyId }) => companyId)
  const { companyOf: byDomain, named } = await keepCompanies(
    db,
    homeless.map((each) => {
      const { company, companyId } = each
      const isItsOwn = byId.get(companyId)?.every((one) => domainOf(one) === domainOf(each))
      // Where several domains had one, as an earlier release kept it, nobody knows whose it was.
      return {
        email: `@${domainOf(each)}`,
        company,
        companyId: isItsOwn ? companyId : null,
        at: ctx.clock(),
      }
    }),
  )
  await renameInSearchLate(ctx, named)
  return (each: Added) => {
    const { companyId } = each
    if (!companyId) return undefined
    const name = nameOf.get(companyId)
    return name === undefined ? byDomain.get(domainOf(each)) : { id: companyId, name }
  }
}

/** A person of the journal as the table has them. */
const revived = (ctx: Ctx, id: string, added: Added): PersonRow => {
  const { tags: _tags, tasks: _tasks, domain: _domain, company, ...row } = added
  const instant = (value: unknown) => new Date(String(value))
  return {
    ...row,
    id,
    namedAt: row.namedAt && instant(row.namedAt),
    createdAt: instant(row.createdAt),
    lastActivityAt: instant(row.lastActivityAt),
    updatedAt: ctx.clock(),
    origin: null,
    setAside: false,
    version: 1,
    deletedAt: null,
    mergedInto: null,
    matched: false,
    searchText: personSearchText(row, company),
  }
}

/** The companies with these names, compared without regard to case, by the name in small letters. */
export async function companiesByName(db: Database, names: readonly string[]) {
  if (names.length === 0) return new Map<string, { id: string; name: string }>()
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(isAmongNames(companies.name, names), isNull(companies.deletedAt)))
    .orderBy(asc(companies.id))
  return new Map(rows.toReversed().map((row) => [row.name.toLowerCase(), row]))
}
