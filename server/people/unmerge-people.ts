import { and, desc, eq, gte, inArray, max, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { auditLog, changeItems, changes, people } from '../db/schema.ts'
import { undoneAmong } from '../journal/undone-among.ts'
import { undosOf } from '../journal/undos-of.ts'
import { isSame } from '../journal/write-change.ts'
import { contactsSince } from './index-people.ts'
import type { PersonRow } from './keep-people.ts'
import {
  keepInJournal,
  lockPeople,
  type Merged,
  mergeNoun,
  mergeRows,
  type Parted,
  savePerson,
  type Tagged,
  tagIdsOf,
} from './merge-people.ts'
import {
  type ChosenField,
  mergedFields,
  portraitOf,
  revivePortrait,
  type Sides,
  type Since,
  unmergedPerson,
  withoutPhones,
  withSince,
} from './merged-person.ts'
import { moveRecordsBack } from './move-records.ts'
import { giveFurther, takeFurther, takeTags } from './part-further.ts'
import { isAutomatic, withMerged } from './remove-people.ts'
import { givenBy } from './standing-merges.ts'

/** What an undo left as it was, by the person it is of. */
export type Left = { personId: string; field: string }[]

/** What a change did, and when, that has merged two people or parted them. */
type Step = { changeId: string; at: Date; keptId: string; merged: Merged }

/** The acts that stir a person, besides what their own records tell. */
const touches = ['note.created', 'task.created', 'task.updated', 'task.done', 'task.reopened']

/**
 * Takes a merge back, whatever came between: addresses return with all that bears them by now, notes
 * and tasks to whom they were written about. What somebody changed since is left. One who was merged
 * further meanwhile gives back what is theirs, too. Call it in the transaction of the undo.
 */
export async function unmerge(ctx: Ctx, step: Step): Promise<Left> {
  const { keptId, merged, at } = step
  const locked = await lockHolder(ctx, step)
  if (locked?.from.mergedInto !== keptId) return [{ personId: merged.from, field: 'mergedInto' }]
  const { from, kept, further, holder } = locked
  const { moved, given } = await givenBy(ctx.db, { fromId: from.id, holderId: holder.id })
  await ctx.db
    .update(people)
    .set({ mergedInto: null, deletedAt: null })
    .where(eq(people.id, from.id))
  const tagsBefore = await tagIdsOf(ctx.db, keptId)
  await moveRecordsBack(ctx.db, moved, from.id, holder.id)
  const [toKept, ...toFurther] = given
  // Those of this time, and of the last where it was done again.
  await takeTags(ctx, { id: keptId, tags: [...merged.tags, ...(toKept?.tags ?? [])] })
  const fromSince = await sinceOf(ctx, from.id, at)
  const now = ctx.clock()
  const back = await savePerson(
    ctx.db,
    await listedIfSeen(ctx, { ...withSince(from, fromSince), mergedInto: null, deletedAt: null }),
    now,
  )
  const before = revivePortrait(merged.before)
  const after = revivePortrait(merged.after)
  const { row: unmerged, left } = unmergedPerson({
    person: kept,
    before,
    after,
    since: await sinceOf(ctx, keptId, at),
    other: { phones: back.phones, since: fromSince },
  })
  const row = await savePerson(ctx.db, await listedIfSeen(ctx, unmerged), now)
  const { rows, lost } = await takeFurther(ctx, further, {
    given: toFurther,
    phones: withoutPhones(kept.phones, row.phones),
    told: (await sinceOf(ctx, holder.id, at)).contacts.flatMap(({ phone }) => phone ?? []),
  })
  const last = rows.at(-1)
  const held = last && (await savePerson(ctx.db, last, now))
  await recordAudit(ctx, { action: 'person.unmerged', entityId: from.id, personId: keptId })
  await recordAudit(ctx, { action: 'person.unmerged', entityId: keptId, personId: from.id })
  const parted: Parted = {
    before: { ...portraitOf(kept), tags: tagsBefore },
    kept: await taggedOf(ctx, row),
    from: await taggedOf(ctx, back),
    holderId: holder.id,
    further: lost,
    ...(held &&
      held.email !== holder.email && {
        reached: { id: held.id, email: holder.email, merged: await mergedInto(ctx, held) },
      }),
  }
  const was = { ...merged, left, parted }
  await keepInJournal(ctx, merged, { id: keptId, before: was, after: null })
  return left
    .filter((field) => !isSame(row[field], before[field]))
    .map((field) => ({ personId: keptId, field }))
}

/** Nobody comes back set aside of whom more than automatic messages is there: one was released while they were merged. */
async function listedIfSeen({ db }: Ctx, person: PersonRow): Promise<PersonRow> {
  if (!person.setAside) return person
  const ofThem = and(eq(people.id, person.id), isAutomatic(db))
  return { ...person, setAside: (await db.$count(people, ofThem)) > 0 }
}

/**
 * Merges again what an undo had parted; a field that somebody set since then is left, one that the undo left
 * stays. Where either was merged into others meanwhile, both stay as they are.
 */
export async function mergeAgain(ctx: Ctx, step: Step): Promise<Left> {
  const { keptId, merged } = step
  const locked = await lockHolder(ctx, step)
  const times = await partedTimes(ctx, step)
  const parted = times.find(({ holderId }) => holderId === locked?.holder.id) ?? times[0]
  // Whoever has their records by another merge would not part with what is theirs when that one is taken back.
  const isThere = locked && [keptId, parted?.holderId].includes(locked.holder.id)
  if (!locked || locked.from.deletedAt || !isThere) {
    return [{ personId: merged.from, field: 'mergedInto' }]
  }
  const { kept, from } = locked
  const [before, after] = [revivePortrait(merged.before), revivePortrait(merged.after)]
  // An address that they had before the merge may have left with somebody else until it was taken back.
  const was = parted ? revivePortrait(parted.kept) : before
  const columns = { name: 'name', email: 'email', company: 'companyId', owner: 'ownerId' } as const
  // What the undo did not change is not changed by doing it again.
  const isUnmoved = (field: ChosenField) =>
    parted && kept[field] && isSame(kept[field], parted.before[field])
  const left = Object.entries(columns).filter(([side, field]) =>
    merged.sides[side as keyof Sides] === 'from'
      ? merged.left?.includes(field) || isUnmoved(field) || !isSame(kept[field], was[field])
      : was[field] && !kept[field],
  )
  const asIs = Object.fromEntries(left.map(([side]) => [side, 'as it is' as const]))
  const sides: Sides = { ...merged.sides, ...asIs }
  const again = await asBefore(ctx, locked, times)
  const { rows, given } = await giveFurther(ctx, locked.further, parted?.further)
  const holder = await reachedAgain(ctx, rows.at(-1) ?? kept, parted)
  await mergeRows(ctx, { kept, from, holder, further: given }, sides, again)
  return left.flatMap(([, field]) =>
    field in again || merged.left?.includes(field) || isSame(before[field], after[field])
      ? []
      : [{ personId: keptId, field }],
  )
}

const mergedInto = async ({ db }: Ctx, { id }: PersonRow) =>
  (await withMerged(db, eq(people.id, id))).toSorted()

/**
 * Who has the records, reached by the address that the undo of the merge has taken from them, unless somebody
 * was merged into them since: only a merge chooses another address.
 */
async function reachedAgain(ctx: Ctx, holder: PersonRow, parted?: Parted): Promise<PersonRow> {
  const was = parted?.reached
  if (was?.id !== holder.id) return holder
  if (was.merged && !isSame(was.merged, await mergedInto(ctx, holder))) return holder
  return { ...holder, email: was.email, otherEmails: [holder.email, ...holder.otherEmails] }
}

const taggedOf = async ({ db }: Ctx, person: PersonRow): Promise<Tagged> => ({
  ...portraitOf(person),
  tags: await tagIdsOf(db, person.id),
})

/** What one who is merged again is: what they do moves on. */
const partable = [...mergedFields, 'tags' as const].filter((field) => field !== 'lastActivityAt')

/**
 * What the two were as one, where both are as a time that parted them has left them: what one gave may have come from
 * somebody parted from them.
 */
async function asBefore(
  ctx: Ctx,
  { kept, from }: { kept: PersonRow; from: PersonRow },
  times: readonly Parted[],
): Promise<Partial<Tagged>> {
  const [one, other] = [await taggedOf(ctx, kept), await taggedOf(ctx, from)]
  const isAsLeft = (field: keyof Tagged, parted: Parted) =>
    isSame(one[field], parted.kept[field]) && isSame(other[field], parted.from[field])
  return Object.fromEntries(
    partable.flatMap((field) => {
      const before = times.find((parted) => isAsLeft(field, parted))?.before
      return before ? [[field, { ...revivePortrait(before), tags: before.tags }[field]]] : []
    }),
  )
}

/**
 * What each time that a merge was taken back has parted, of those that stand, the last first: where that time was
 * taken back itself, it left nothing of what it did.
 */
async function partedTimes(
  { db }: Ctx,
  { changeId, keptId, merged }: Step,
): Promise<readonly Parted[]> {
  const times = await db
    .select({ changeId: changes.id, merged: changeItems.before })
    .from(changeItems)
    .innerJoin(changes, eq(changes.id, changeItems.changeId))
    .where(
      and(
        eq(changeItems.recordId, keptId),
        eq(changeItems.noun, mergeNoun),
        eq(changeItems.field, 'merged'),
        eq(sql`${changeItems.before} ->> 'from'`, merged.from),
        sql`${changes.id} in (${undosOf(changeId)})`,
      ),
    )
    .orderBy(desc(changes.at), desc(changes.id))
  const undone = await undoneAmong(
    db,
    times.map((time) => time.changeId),
  )
  // The one that is just being taken back stood until now.
  undone.delete(changeId)
  return times
    .filter((time) => !undone.has(time.changeId))
    .flatMap(({ merged }) => (merged as Merged).parted ?? [])
}

/**
 * Holds who was merged, whom into, and those whom that one was merged into `further`, one after the other: the last
 * is the `holder`, who has the records now. Undefined when one of them is not there any more.
 */
async function lockHolder(ctx: Ctx, { keptId, merged: { from: fromId } }: Step) {
  for (;;) {
    const furtherIds = await furtherIdsOf(ctx, keptId)
    const [from, kept, ...rows] = await lockPeople(ctx, [fromId, keptId, ...furtherIds])
    const further = rows.filter((row) => row !== undefined)
    if (!from || !kept || further.length < furtherIds.length) return undefined
    const holder = further.at(-1) ?? kept
    if (isSame(furtherIds, await furtherIdsOf(ctx, keptId))) return { from, kept, further, holder }
  }
}

async function furtherIdsOf(ctx: Ctx, id: string): Promise<string[]> {
  const [row] = await ctx.db
    .select({ mergedInto: people.mergedInto })
    .from(people)
    .where(eq(people.id, id))
  return row?.mergedInto ? [row.mergedInto, ...(await furtherIdsOf(ctx, row.mergedInto))] : []
}

async function sinceOf({ db }: Ctx, personId: PersonRow['id'], at: Date): Promise<Since> {
  const [touched] = await db
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(
      and(eq(auditLog.personId, personId), gte(auditLog.at, at), inArray(auditLog.action, touches)),
    )
  return { contacts: await contactsSince(db, personId, at), touchedAt: touched?.at ?? null }
}
