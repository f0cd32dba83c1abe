import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { accountNames } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { insertMany, isAmong } from '../db/many-rows.ts'
import { changeItems, people, tags, tasks } from '../db/schema.ts'
import { pagesOfItems } from '../journal/read-items.ts'
import { isSame } from '../journal/write-change.ts'
import type { Item } from '../record-kind.ts'
import { tagsIn, tagsOfRecords } from '../record-tags.ts'
import { companiesOf, homes, makeCompaniesAgain } from './imported-companies.ts'
import { type Added, addedNoun, addPeople, keepInJournal } from './imported-people.ts'
import type { PersonRow } from './keep-people.ts'
import { tagLinks } from './keep-tags.ts'
import { personSearchText } from './person-search.ts'
import { removeAddedPeople, removeEmptyCompanies } from './remove-people.ts'

/** Whoever has other values than these was changed since. */
const comparedFields = ['name', 'email', 'otherEmails', 'phones', 'ownerId'] as const

/**
 * What comes before people where a change is taken back that added some, or had removed them: companies that went
 * with them are there again, and deleted tasks are held that go with them.
 */
export async function prepareAdded(ctx: Ctx, changeId: string): Promise<void> {
  await holdUnmadeTasks(ctx, changeId)
  await makeCompaniesAgain(ctx, changeId)
}

/** Holds the deleted tasks of all whom a change added; in one order, so that nobody waits for another in a circle. */
async function holdUnmadeTasks({ db }: Ctx, changeId: string): Promise<void> {
  const added = and(
    eq(changeItems.changeId, changeId),
    eq(changeItems.noun, addedNoun),
    isNotNull(changeItems.after),
  )
  const theirs = db.select({ id: changeItems.recordId }).from(changeItems).where(added)
  await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inArray(tasks.personId, theirs), isNotNull(tasks.deletedAt)))
    .orderBy(asc(tasks.id))
    .for('update')
}

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
  const { gone, companies } = await removeAddedPeople(db, wanted, at)
  await insertMany(
    db,
    tasks,
    unmade.filter(({ personId }) => !gone.has(personId)),
  )
  const tasksOf = Map.groupBy(unmade, ({ personId }) => personId)
  const homeOf = new Map(
    companies.map(({ id, domain, name, namedAt }) => [id, { id, domain, name, namedAt }]),
  )
  await keepInJournal(
    ctx,
    untouched
      .filter(({ recordId }) => gone.has(recordId))
      .map(({ recordId, after }) => ({
        id: recordId,
        before: {
          ...(after as Added),
          home: homeOf.get(byId.get(recordId)?.companyId ?? ''),
          tasks: tasksOf.get(recordId) ?? [],
        },
        after: null,
      })),
  )
  return gone
}

const isUntouched = (row: PersonRow, tags: ReadonlySet<string>, added: Added) =>
  row.deletedAt === null &&
  comparedFields.every((name) => isSame(row[name], added[name])) &&
  isSame([...tags].toSorted(), added.tags)

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
  await removeEmptyCompanies(
    db,
    lost.flatMap(({ id, added }) => (added.home && !back.has(id) ? [added.home.id] : [])),
    ctx.clock(),
  )
  return back
}

/** A person of the journal as the table has them. */
const revived = (ctx: Ctx, id: string, added: Added): PersonRow => {
  const { tags: _tags, tasks: _tasks, domain: _domain, home: _home, company, ...row } = added
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
