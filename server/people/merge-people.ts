import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { MergePeople, Person } from '#shared/people/schema.ts'
import { accountNames, lastChangedBy, recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import {
  changeItems,
  changes,
  companies,
  people,
  personEmails,
  personTags,
  tags,
} from '../db/schema.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { asOneChange, writeSteps } from '../journal/write-change.ts'
import { holdMailPlanning } from '../mail/enqueue-email.ts'
import { waitToHold } from './hold-people.ts'
import type { PersonRow } from './keep-people.ts'
import {
  mergedPortrait,
  type Portrait,
  portraitOf,
  type Sides,
  withOwnEmails,
} from './merged-person.ts'
import { type Moved, moveRecords } from './move-records.ts'
import { readPerson } from './person-records.ts'
import { personSearchText } from './person-search.ts'

/** What a person is, with the ids of their tags in one order. */
export type Tagged = Portrait & { tags: readonly string[] }

/** What stood before an undo of a merge and after it, where a merge by rule would not find it again. */
export type Parted = {
  /** What the two were as one, and what each was after it. */
  before: Tagged
  kept: Tagged
  from: Tagged
  /** The id of who had the records of who was kept. */
  holderId: string
  /** Who had the records of who was kept and was reached by this address, which went with the other. */
  reached?: {
    id: string
    email: string
    /** The ids of all who were merged into them: whoever was since may have brought the address they have. */
    merged?: readonly string[]
  }
  /** What those lost whom who was kept was merged into, one after the other, of what they had by way of them. */
  further?: readonly Lost[]
}

/** What somebody lost when one was parted from whom they had it by. */
export type Lost = {
  id: string
  /** The ids of the tags. */
  tags: readonly string[]
  /** The numbers, and the place of each among theirs. */
  phones: readonly { number: string; place: number }[]
}

/** What the journal keeps of a merge, on the record of who was kept. */
export type Merged = {
  /** The id of who was merged into them. */
  from: string
  sides: Sides
  moved: Moved
  /** The ids of the tags they were given. */
  tags: string[]
  /** The ids of the tags that those were given whom who was kept was merged into, where it was done again. */
  further?: readonly { id: string; tags: readonly string[] }[]
  before: Portrait
  after: Portrait
  /** The fields that an undo of it left, as somebody had changed them. */
  left?: readonly string[]
  /** What an undo of it parted, and how: done again, it is as it was. Undos of earlier releases do not say. */
  parted?: Parted
}

/** The noun of a merge in the journal; its fields say what became of either person. */
export const mergeNoun = 'merge'

/** That a change is a merge that stands, or an undo or redo of one: it is kept, however old. */
export const isStandingMerge = sql`exists (
  select 1 from ${changeItems} join ${people} on ${people.mergedInto} = ${changeItems.recordId}
  where ${changeItems.changeId} = ${changes.id} and ${changeItems.noun} = ${mergeNoun}
    and coalesce(${changeItems.after}, ${changeItems.before}) ->> 'from' = ${people.id}::text)`

/**
 * Makes one person of two, all or nothing: records, addresses, numbers, notes, tasks and tags of
 * `from` become those of the person with this id. It is one change, and can be taken back.
 * @throws {AppError} `not_found`; `invalid` for one and the same; `edit_conflict` when either was
 *   merged or changed meanwhile.
 */
export async function mergePeople(
  ctx: Ctx,
  id: string,
  { from: fromId, fields, version, fromVersion }: MergePeople,
): Promise<{ person: Person; changeId: string }> {
  knownId(id, 'person')
  if (id === fromId) throw new AppError('invalid', 'A person can not be merged with themselves.')
  const { changeId } = await asOneChange(ctx, 'person.merged', async (ctx) => {
    const [kept, from] = await lockPeople(ctx, [id, fromId])
    if (!kept || !from) throw notFound('person')
    await assertUnmerged(ctx, kept, version)
    await assertUnmerged(ctx, from, fromVersion)
    await mergeRows(ctx, { kept, from }, fields)
  })
  publishMerge(ctx)
  return { person: await readPerson(ctx, id), changeId }
}

/** Tells open screens that records are other people's. */
export const publishMerge = (ctx: Ctx) =>
  ctx.publish('people', 'leads', 'consultations', 'submissions', 'subscribers', 'messages')

/**
 * People held until the transaction ends; undefined for who is not there. A message of somebody who was
 * merged while it was waiting for them goes on to who was kept.
 * @throws {AppError} `unavailable` when others hold them for too long.
 */
export async function lockPeople(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(PersonRow | undefined)[]> {
  // No mail is planned meanwhile for somebody who is about to be another.
  await holdMailPlanning(ctx.db)
  const rows = await waitToHold(ctx, ids)
  return ids.map((id) => rows.find((row) => row.id === id))
}

/** @throws {AppError} `edit_conflict`, naming who merged or changed them. */
async function assertUnmerged(ctx: Ctx, row: PersonRow, version: number | undefined) {
  if (!row.deletedAt && (version === undefined || version === row.version)) return
  const changedBy = await lastChangedBy(ctx, row.id)
  const who = changedBy?.name ?? 'Somebody else'
  const did = row.mergedInto ? 'merged' : 'changed'
  throw new AppError(
    'edit_conflict',
    `${who} ${did} ${row.name || row.email} meanwhile. Look again.`,
    changedBy ? { changedBy } : {},
  )
}

/**
 * Merges two people who are locked, and keeps in the journal what was done. Where the one who is kept was
 * merged further, the records go to `holder`, who has theirs. What `again` says they are, whichever side
 * is chosen.
 */
export async function mergeRows(
  ctx: Ctx,
  {
    kept,
    from,
    holder = kept,
    further = [],
  }: { kept: PersonRow; from: PersonRow; holder?: PersonRow; further?: Merged['further'] },
  sides: Sides,
  { tags: known, ...again }: Partial<Tagged> = {},
): Promise<void> {
  const { db } = ctx
  const now = ctx.clock()
  const moved = await moveRecords(db, from.id, holder.id)
  const given = await giveTags(ctx, known ?? (await tagIdsOf(db, from.id)), kept.id)
  await db
    .update(people)
    .set({ mergedInto: kept.id, deletedAt: now, updatedAt: now, version: from.version + 1 })
    .where(eq(people.id, from.id))
  const after = { ...mergedPortrait(kept, from, sides), ...again }
  const row = await savePerson(db, { ...kept, ...after }, now)
  if (holder.id !== kept.id) await savePerson(db, holder, now)
  await recordAudit(ctx, { action: 'person.merged', entityId: from.id, personId: kept.id })
  const merged: Merged = {
    from: from.id,
    sides,
    moved,
    tags: given,
    further,
    before: portraitOf(kept),
    after: portraitOf(row),
  }
  await keepInJournal(ctx, merged, { id: kept.id, before: null, after: merged })
}

/** Notes on either person what was done: `merged` on who is kept, `mergedInto` on the other. */
export async function keepInJournal(
  ctx: Ctx,
  { from }: Merged,
  { id, before, after }: { id: string; before: Merged | null; after: Merged | null },
): Promise<void> {
  await writeSteps(ctx, 'person.merged', [
    {
      noun: mergeNoun,
      id,
      before: { merged: before },
      after: { merged: after },
      fields: ['merged'],
    },
    {
      noun: mergeNoun,
      id: from,
      before: { mergedInto: before && id },
      after: { mergedInto: after && id },
      fields: ['mergedInto'],
    },
  ])
}

/** The ids of a person's tags, in one order. */
export async function tagIdsOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .select({ tagId: personTags.tagId })
    .from(personTags)
    .where(eq(personTags.personId, personId))
    .orderBy(asc(personTags.tagId))
  return rows.map(({ tagId }) => tagId)
}

/** Gives a person those of these tags that there are; returns the ids of those they had not. */
export async function giveTags(
  { db }: Ctx,
  tagIds: readonly string[],
  personId: string,
): Promise<string[]> {
  if (tagIds.length === 0) return []
  const there = await db
    .select({ tagId: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...tagIds]))
  if (there.length === 0) return []
  const given = await db
    .insert(personTags)
    .values(there.map(({ tagId }) => ({ personId, tagId })))
    .onConflictDoNothing()
    .returning({ tagId: personTags.tagId })
  return given.map(({ tagId }) => tagId)
}

/**
 * Writes a person who is locked, at an instant, with the addresses that are theirs. Returns them as
 * they stand.
 */
export async function savePerson(db: Database, person: PersonRow, now: Date): Promise<PersonRow> {
  const owned = await db
    .select({ email: personEmails.email })
    .from(personEmails)
    .where(eq(personEmails.personId, person.id))
    .orderBy(asc(personEmails.email))
  const { id, version, matched, ...row } = withOwnEmails(
    await withoutStrangers(db, person),
    owned.map(({ email }) => email),
  )
  const company = row.companyId ? await companyName(db, row.companyId) : null
  const [saved] = await db
    .update(people)
    .set({
      ...row,
      searchText: personSearchText(row, company),
      updatedAt: now,
      version: version + 1,
    })
    .where(eq(people.id, id))
    .returning()
  if (!saved) throw new Error('A locked person was not saved.')
  return saved
}

/** Writes a person anew who has lost an address. */
export async function keepOwnEmails(db: Database, id: string): Promise<void> {
  const [person] = await db.select().from(people).where(eq(people.id, id)).for('update')
  if (person) await savePerson(db, person, person.updatedAt)
}

/** An owner or a company of long ago may be gone. */
async function withoutStrangers(db: Database, person: PersonRow): Promise<PersonRow> {
  const { ownerId, companyId } = person
  const isKnown = ownerId === null || (await accountNames(db)).has(ownerId)
  const isThere = companyId === null || (await companyName(db, companyId)) !== null
  return {
    ...person,
    ownerId: isKnown ? ownerId : null,
    companyId: isThere ? companyId : null,
  }
}

async function companyName(db: Database, id: string): Promise<string | null> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
  return company?.name ?? null
}
