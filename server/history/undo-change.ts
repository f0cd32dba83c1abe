import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Undone } from '#shared/journal/schema.ts'
import { isShown } from '#shared/journal/words.ts'
import { consultationRecords } from '../consultations/update-consultation.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { changeItems, changes, imports } from '../db/schema.ts'
import { dealRecords } from '../deals/deal-records.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { type Item, pagesOfItems } from '../journal/read-items.ts'
import { asOneChange } from '../journal/write-change.ts'
import { submissionRecords } from '../lead-magnets/submission-records.ts'
import { leadRecords } from '../leads/lead-records.ts'
import { companyRecords } from '../people/company-records.ts'
import { addedNoun, takeBackAdded } from '../people/imported-people.ts'
import { type Merged, mergeNoun, publishMerge } from '../people/merge-people.ts'
import { noteRecords } from '../people/notes.ts'
import { personRecords } from '../people/person-records.ts'
import { tagRecords } from '../people/tag-records.ts'
import { taskRecords } from '../people/task-records.ts'
import { type Left, mergeAgain, unmerge } from '../people/unmerge-people.ts'
import { publishChange, type RecordKind, type RecordTable } from '../records.ts'
import { viewRecords } from '../views/view-records.ts'
import { setKindBack } from './set-back.ts'
import { undoneAmong } from './undone-among.ts'

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
      (ctx) => setBack(ctx, id, items, change.at),
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

async function setBack(ctx: Ctx, id: string, items: readonly Item[], at: Date) {
  const kept: Undone['kept'] = []
  let changed = 0
  for (const item of items.filter(({ noun, field }) => noun === mergeNoun && field === 'merged')) {
    const left = await undoMerge(ctx, item, at)
    kept.push(
      ...left.map(({ personId, field }) => ({ record: { type: 'person', id: personId }, field })),
    )
    if (!left.some(({ field }) => field === 'mergedInto')) changed += 2
  }
  const fields = items.filter(({ noun }) => noun !== mergeNoun)
  const byNoun = Map.groupBy(fields, ({ noun }) => noun)
  const left: Item[] = []
  const last: (() => Promise<void>)[] = []
  // In one order everywhere, so that two undos never wait for each other; a tag before who has it.
  for (const noun of [...byNoun.keys()].toSorted((one, other) => orderOf(one, other))) {
    const done = await setKindBack(ctx, kinds[noun], byNoun.get(noun) ?? [])
    left.push(...done.left)
    changed += done.changed
    if (done.last) last.push(done.last)
  }
  kept.push(
    ...named(left).map(({ noun, recordId, field }) => ({
      record: { type: noun, id: recordId },
      field,
    })),
  )
  const added = await takeBackAdded(ctx, id)
  for (const follow of last) await follow()
  const person = personRecords.noun
  kept.push(...added.left.map((id) => ({ record: { type: person, id }, field: 'added' })))
  return { changed: changed + added.changed, kept, added: added.changed > 0 }
}

/** What was left, without what is only set along with another field of the same record. */
const named = (left: readonly Item[]): Item[] => {
  const telling = new Set(
    left.filter(({ field }) => isShown(field)).map(({ recordId }) => recordId),
  )
  return left.filter(({ field, recordId }) => isShown(field) || !telling.has(recordId))
}

/** Parts two people who were merged, or merges again those whom an undo had parted. */
function undoMerge(ctx: Ctx, { recordId: keptId, before, after }: Item, at: Date): Promise<Left> {
  if (after) return unmerge(ctx, { keptId, merged: after as Merged }, at)
  return mergeAgain(ctx, { keptId, merged: before as Merged })
}

const orderOf = (one: string, other: string) =>
  Number(other === tagRecords.noun) - Number(one === tagRecords.noun) || (one < other ? -1 : 1)

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
