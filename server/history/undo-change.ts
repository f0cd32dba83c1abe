import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Undone } from '#shared/journal/schema.ts'
import { isShown } from '#shared/journal/words.ts'
import { consultationRecords } from '../consultations/update-consultation.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { changeItems, changes, imports } from '../db/schema.ts'
import { dealRecords } from '../deals/deal-records.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { pagesOfItems, stillKept } from '../journal/read-items.ts'
import { undoneAmong } from '../journal/undone-among.ts'
import { undosOf } from '../journal/undos-of.ts'
import { asOneChange } from '../journal/write-change.ts'
import { submissionRecords } from '../lead-magnets/submission-records.ts'
import { leadRecords } from '../leads/lead-records.ts'
import { companyRecords } from '../people/company-records.ts'
import { holdCompanies } from '../people/hold-companies.ts'
import { waitToHold } from '../people/hold-people.ts'
import { addedNoun } from '../people/imported-people.ts'
import { madeNoun } from '../people/keep-people.ts'
import { type Merged, mergeNoun, publishMerge } from '../people/merge-people.ts'
import { noteRecords } from '../people/notes.ts'
import { knownAt } from '../people/person-link.ts'
import { personRecords } from '../people/person-records.ts'
import { tagRecords } from '../people/tag-records.ts'
import { prepareAdded, takeBackAdded } from '../people/take-back-imported.ts'
import { taskRecords } from '../people/task-records.ts'
import { mergeAgain, unmerge } from '../people/unmerge-people.ts'
import type { Item } from '../record-kind.ts'
import { publishChange, type RecordKind, type RecordTable } from '../records.ts'
import { viewRecords } from '../views/view-records.ts'
import { personIdOf } from '../write-records.ts'
import { lockedRows, setKindBack } from './set-back.ts'

/** Every kind of record that the journal knows, by its noun. */
const kinds: Record<string, RecordKind<RecordTable>> = Object.fromEntries(
  [
    leadRecords,
    consultationRecords,
    submissionRecords,
    personRecords,
    companyRecords,
    noteRecords,
    taskRecords,
    dealRecords,
    viewRecords,
    tagRecords,
  ].map((kind) => [kind.noun, kind as unknown as RecordKind<RecordTable>]),
)

/** What the kinds that the journal knows are called. */
export const journaledNouns = Object.keys(kinds)

/**
 * Takes a change back: each field is set to what it was where it still has what the change wrote.
 * What somebody changed since is left, and said. The undo is a change, too: undone, it is a redo.
 * @throws {AppError} `not_found` for a change that is not kept any more; `invalid` for one that was taken back already.
 */
export async function undoChange(ctx: Ctx, id: string): Promise<Undone> {
  knownId(id, 'change')
  const { undone, nouns } = await inTransaction(ctx, async (ctx) => {
    const change = await lockStanding(ctx, id)
    await refuseUnderWay(ctx, id)
    // Of thousands who were added each takes some statements.
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    const items: Item[] = []
    // Those who were added are a hundred thousand at times, and are never all in memory.
    for await (const page of pagesOfItems(ctx.db, id, ne(changeItems.noun, addedNoun))) {
      items.push(...page)
    }
    const { changeId, result } = await asOneChange(
      ctx,
      'change.undone',
      (ctx) => setBack(ctx, change, items),
      id,
    )
    const nouns = new Set(items.map(({ noun }) => noun))
    if (result.added) nouns.add(personRecords.noun)
    const { changed, kept } = result
    return { undone: { changeId, changed, kept }, nouns }
  })
  for (const noun of nouns) {
    const kind = kinds[noun]
    if (kind) publishChange(ctx, kind)
    // What is told of it waits in the outbox.
    if (kind?.undone) ctx.publish('messages')
    if (noun === mergeNoun) publishMerge(ctx)
  }
  return undone
}

async function setBack(
  ctx: Ctx,
  { id, at, undoes }: typeof changes.$inferSelect,
  items: readonly Item[],
) {
  const kept: Undone['kept'] = []
  let changed = 0
  for (const item of items.filter(({ noun, field }) => noun === mergeNoun && field === 'merged')) {
    const left = await undoMerge(ctx, { id, at }, item)
    kept.push(
      ...left.map(({ personId, field }) => ({ record: { type: 'person', id: personId }, field })),
    )
    if (!left.some(({ field }) => field === 'mergedInto')) changed += 2
  }
  const ofMaking = items.filter(({ noun }) => noun === madeNoun)
  const made = new Set(ofMaking.map(({ recordId }) => recordId))
  const fields = items.filter(({ noun }) => noun !== mergeNoun && noun !== madeNoun)
  const byNoun = Map.groupBy(fields, ({ noun }) => noun)
  const left: Item[] = []
  const last: (() => Promise<void>)[] = []
  await prepareAdded(ctx, id)
  await holdInOrder(ctx, byNoun)
  const isTold = byNoun.has(personRecords.noun) || (undoes !== null && (await hasTold(ctx, id)))
  for (const noun of [...byNoun.keys()].toSorted(inOrder)) {
    const done = await setKindBack(ctx, kinds[noun], byNoun.get(noun) ?? [], { at, isTold, made })
    left.push(...done.left)
    changed += done.changed
    if (done.last) last.push(done.last)
  }
  kept.push(
    ...named(await stillKept(ctx.db, left)).map(({ noun, recordId, field }) => ({
      record: { type: noun, id: recordId },
      field,
    })),
  )
  const added = await takeBackAdded(ctx, { id, at })
  for (const follow of last) await follow()
  const person = personRecords.noun
  kept.push(...added.left.map((id) => ({ record: { type: person, id }, field: 'added' })))
  return { changed: changed + added.changed, kept, added: added.changed > 0 }
}

/** Whether an undo, or what it takes back, says what it told of people: of an earlier release neither does. */
const hasTold = async ({ db }: Ctx, id: string): Promise<boolean> => {
  const isOfThese = sql`${changeItems.changeId} in (${undosOf(id)})`
  return (
    (await db.$count(changeItems, and(isOfThese, eq(changeItems.noun, personRecords.noun)))) > 0
  )
}

/**
 * Holds what an undo touches where records go back to other addresses, or people to other companies: records
 * before companies and those before people, as when they are edited, so that nobody waits for another in a circle.
 * People are held all at once: who holds one never waits for another.
 */
async function holdInOrder(ctx: Ctx, byNoun: ReadonlyMap<string, readonly Item[]>) {
  const emails = [...byNoun].flatMap(([noun, items]) =>
    kinds[noun]?.person
      ? items.filter(({ field }) => field === 'email').map(({ before }) => String(before))
      : [],
  )
  const companyIds = (byNoun.get(personRecords.noun) ?? []).flatMap(({ field, before }) =>
    field === 'companyId' && before !== null ? [String(before)] : [],
  )
  if (emails.length + companyIds.length === 0) return
  const idsOf = (noun: string) => [
    ...new Set(byNoun.get(noun)?.map(({ recordId }) => recordId) ?? []),
  ]
  const theirs: string[] = []
  for (const noun of [...byNoun.keys()].toSorted(inOrder)) {
    const kind = kinds[noun]
    if (!kind || kind.isPerson || noun === companyRecords.noun) continue
    const rows = await lockedRows(ctx.db, kind, idsOf(noun))
    theirs.push(...[...rows.values()].flatMap((row) => personIdOf(row) ?? []))
  }
  await holdCompanies(ctx.db, [...companyIds, ...idsOf(companyRecords.noun)], emails)
  if (emails.length === 0) return
  const known = await knownAt(ctx.db, emails)
  await waitToHold(ctx, [...theirs, ...known, ...idsOf(personRecords.noun)])
}

/** Fields of people and companies that go with others, and are not missed where they are left. */
const unsaid = ['namedAt', 'setAside']

/** What was left, without what is only set along with another field of the same record. */
const named = (all: readonly Item[]): Item[] => {
  const left = all.filter(({ field }) => !unsaid.includes(field))
  const telling = new Set(
    left.filter(({ field }) => isShown(field)).map(({ recordId }) => recordId),
  )
  return left.filter(({ field, recordId }) => isShown(field) || !telling.has(recordId))
}

/** Parts two people whom a change has merged, or merges again those whom it had parted. */
function undoMerge(
  ctx: Ctx,
  { id: changeId, at }: Pick<typeof changes.$inferSelect, 'id' | 'at'>,
  { recordId: keptId, before, after }: Item,
) {
  const merged = (after ?? before) as Merged
  const step = { changeId, at, keptId, merged }
  return after ? unmerge(ctx, step) : mergeAgain(ctx, step)
}

/**
 * In one order everywhere, so that two undos never wait for each other; a tag before who has it, and as an
 * edit does it a record before the company and the person whom it tells of.
 */
const inOrder = (one: string, other: string) =>
  placeOf(one) - placeOf(other) || (one < other ? -1 : 1)
const places: Record<string, number> = {
  [tagRecords.noun]: 0,
  [companyRecords.noun]: 2,
  [personRecords.noun]: 3,
}
const placeOf = (noun: string) => places[noun] ?? 1

/** Takes the last undo of a change back. @throws {AppError} `not_found`, `invalid` when it was not undone. */
export async function redoChange(ctx: Ctx, id: string): Promise<Undone> {
  knownId(id, 'change')
  const [undo] = await ctx.db
    .select({ id: changes.id })
    .from(changes)
    .where(eq(changes.undoes, id))
    .orderBy(desc(changes.at), desc(changes.id))
    .limit(1)
  if (!undo) throw new AppError('invalid', 'This change was not undone.')
  return undoChange(ctx, undo.id)
}

/** @throws {AppError} `invalid` for the change of an import that still adds to it. */
async function refuseUnderWay({ db }: Ctx, changeId: string): Promise<void> {
  const running = and(eq(imports.changeId, changeId), eq(imports.state, 'running'))
  if ((await db.$count(imports, running)) === 0) return
  throw new AppError('invalid', 'This import is still running. Stop it first.')
}

/** The change, locked, so that two people do not take it back at once. */
async function lockStanding({ db }: Ctx, id: string): Promise<typeof changes.$inferSelect> {
  const [change] = await db.select().from(changes).where(eq(changes.id, id)).for('update')
  if (!change) throw notFound('change')
  if ((await undoneAmong(db, [id])).has(id)) {
    throw new AppError('invalid', 'This change was undone already.')
  }
  return change
}
