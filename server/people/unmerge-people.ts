import { and, eq, gte, inArray, max } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { auditLog, people, personTags } from '../db/schema.ts'
import { isSame } from '../journal/write-change.ts'
import { contactsSince } from './index-people.ts'
import type { PersonRow } from './keep-people.ts'
import { keepInJournal, lockPeople, type Merged, mergeRows, savePerson } from './merge-people.ts'
import {
  revivePortrait,
  type Sides,
  type Since,
  unmergedPerson,
  withSince,
} from './merged-person.ts'
import { moveRecordsBack } from './move-records.ts'

/** What an undo left as it was, by the person it is of. */
export type Left = { personId: string; field: string }[]

type Step = { keptId: string; merged: Merged }

/** The acts that stir a person, besides what their own records tell. */
const touches = ['note.created', 'task.created', 'task.updated', 'task.done', 'task.reopened']

/**
 * Takes a merge back, whatever came between: addresses return with all that bears them by now, notes
 * and tasks to whom they were written about. What somebody changed since is left. One who was merged
 * further meanwhile gives back what is theirs, too. Call it in the transaction of the undo.
 */
export async function unmerge(ctx: Ctx, { keptId, merged }: Step, at: Date): Promise<Left> {
  const locked = await lockHolder(ctx, keptId, merged.from)
  if (!locked) return [{ personId: merged.from, field: 'mergedInto' }]
  const { from, kept, holder } = locked
  await ctx.db
    .update(people)
    .set({ mergedInto: null, deletedAt: null })
    .where(eq(people.id, from.id))
  await moveRecordsBack(ctx.db, merged.moved, from.id, holder.id)
  if (merged.tags.length > 0) {
    await ctx.db
      .delete(personTags)
      .where(and(eq(personTags.personId, keptId), inArray(personTags.tagId, merged.tags)))
  }
  const fromSince = await sinceOf(ctx, from.id, at)
  const now = ctx.clock()
  const back = await savePerson(
    ctx.db,
    { ...withSince(from, fromSince), mergedInto: null, deletedAt: null },
    now,
  )
  const before = revivePortrait(merged.before)
  const after = revivePortrait(merged.after)
  const { row, left } = unmergedPerson({
    person: kept,
    before,
    after,
    since: await sinceOf(ctx, keptId, at),
    other: { phones: back.phones, since: fromSince },
  })
  await savePerson(ctx.db, row, now)
  if (holder.id !== keptId) await savePerson(ctx.db, holder, now)
  await recordAudit(ctx, { action: 'person.unmerged', entityId: from.id, personId: keptId })
  await recordAudit(ctx, { action: 'person.unmerged', entityId: keptId, personId: from.id })
  await keepInJournal(ctx, merged, { id: keptId, before: merged, after: null })
  return left.map((field) => ({ personId: keptId, field }))
}

/** Merges again what an undo had parted; a field that somebody set since then is left. */
export async function mergeAgain(ctx: Ctx, { keptId, merged }: Step): Promise<Left> {
  const [kept, from] = await lockPeople(ctx, [keptId, merged.from])
  if (!kept || !from || kept.deletedAt || from.deletedAt) {
    return [{ personId: merged.from, field: 'mergedInto' }]
  }
  const before = revivePortrait(merged.before)
  const columns = { name: 'name', email: 'email', company: 'companyId', owner: 'ownerId' } as const
  const left = Object.entries(columns).filter(
    ([side, field]) =>
      merged.sides[side as keyof Sides] === 'from' && !isSame(kept[field], before[field]),
  )
  const sides = { ...merged.sides, ...Object.fromEntries(left.map(([side]) => [side, 'kept'])) }
  await mergeRows(ctx, kept, from, sides)
  return left.map(([, field]) => ({ personId: keptId, field }))
}

/**
 * Holds who was merged, whom into, and who has their records now: the same, unless that one was
 * merged, too. Undefined when they are no longer merged.
 */
async function lockHolder(ctx: Ctx, keptId: string, fromId: string) {
  for (;;) {
    const holderId = await holderOf(ctx, keptId)
    const [from, kept, holder] = await lockPeople(ctx, [fromId, keptId, holderId])
    if (!from || !kept || !holder || from.mergedInto !== keptId) return undefined
    if (holderId === (await holderOf(ctx, keptId))) return { from, kept, holder }
  }
}

async function holderOf(ctx: Ctx, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ mergedInto: people.mergedInto })
    .from(people)
    .where(eq(people.id, id))
  return row?.mergedInto ? holderOf(ctx, row.mergedInto) : id
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
