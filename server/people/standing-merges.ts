import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { changeItems, changes, people } from '../db/schema.ts'
import { type Merged, mergeNoun } from './merge-people.ts'
import { type Moved, movedKinds } from './move-records.ts'
import { withMerged } from './remove-people.ts'

/** A merge that stands: who was merged into whom, what went with them, and what who was kept had before. */
type Standing = Pick<Merged, 'tags' | 'further' | 'before'> & {
  fromId: string
  keptId: string
  moved: Record<keyof Moved, ReadonlySet<string>>
}

/** What somebody has of one who was merged into them, also by way of another. */
export type Given = {
  id: string
  /** The ids of the tags that they were given. */
  tags: readonly string[]
  /** The numbers that they had before. */
  ownPhones: readonly string[]
}

/** The merges of all who are merged into somebody, also by way of another, each as it was done last: the earliest first. */
async function standingMerges(db: Database, holderId: string): Promise<Standing[]> {
  const ids = await withMerged(db, eq(people.id, holderId))
  const rows = await db
    .select({ keptId: changeItems.recordId, merged: changeItems.after })
    .from(changeItems)
    .innerJoin(changes, eq(changes.id, changeItems.changeId))
    .innerJoin(people, eq(people.mergedInto, changeItems.recordId))
    .where(
      and(
        inArray(changeItems.recordId, ids),
        eq(changeItems.noun, mergeNoun),
        eq(changeItems.field, 'merged'),
        isNotNull(changeItems.after),
        eq(sql`${changeItems.after} ->> 'from'`, sql`${people.id}::text`),
      ),
    )
    .orderBy(asc(changes.at), asc(changes.id))
  const merges = rows.map(({ keptId, merged }) => {
    const { from, moved, ...rest } = merged as Merged
    const sets = movedKinds.map((kind) => [kind, new Set(moved[kind])])
    return { ...rest, fromId: from, keptId, moved: Object.fromEntries(sets) as Standing['moved'] }
  })
  const last = new Map(merges.map((merge) => [merge.fromId, merge]))
  return merges.filter((merge) => last.get(merge.fromId) === merge)
}

/** Who had the records of somebody once these merges were done. */
function holderAfter(merges: readonly Standing[], id: string): string {
  const further = merges.find(({ fromId }) => fromId === id)
  return further ? holderAfter(merges, further.keptId) : id
}

/**
 * Whether what the merge at this place has moved is still where that brought it: it left with somebody who was
 * parted from them where a later merge should have moved it, and has not.
 */
function hasStayed(
  merges: readonly Standing[],
  place: number,
  isMovedBy: (merge: Standing) => boolean,
): boolean {
  let holder: string | undefined
  for (const [index, merge] of merges.entries()) {
    if (index < place || (holder && merge.fromId !== holder)) continue
    if (!isMovedBy(merge)) return false
    holder = holderAfter(merges.slice(0, index), merge.keptId)
  }
  return true
}

/**
 * What goes back with somebody who is parted from whoever has their records (`holderId`): what was moved with them
 * and those who are merged into them, but for what has left with one of these and come there another way; and what
 * those whom they were merged into, one after the other, have of them. Call it while they are merged.
 */
export async function givenBy(
  db: Database,
  { fromId, holderId }: { fromId: string; holderId: string },
): Promise<{ moved: Moved; given: Given[] }> {
  const merges = await standingMerges(db, holderId)
  const theirs = new Set(await withMerged(db, eq(people.id, fromId)))
  const way = wayOf(merges, fromId)
  // What moved on with those whom they are merged into came from anybody.
  const further = new Set(way.slice(1))
  const isTheirs = (kind: keyof Moved, id: string) => {
    const isMovedBy = ({ moved }: Standing) => moved[kind].has(id)
    const place = merges.findLastIndex((merge) => !further.has(merge) && isMovedBy(merge))
    return theirs.has(merges[place]?.fromId ?? '') && hasStayed(merges, place, isMovedBy)
  }
  const ofTheirs = merges.filter((merge) => theirs.has(merge.fromId))
  const parts = movedKinds.map((kind) => {
    const ids = ofTheirs.flatMap(({ moved }) => [...moved[kind]])
    return [kind, [...new Set(ids)].filter((id) => isTheirs(kind, id))]
  })
  return { moved: Object.fromEntries(parts) as Moved, given: givenAlong(way, ofTheirs) }
}

/** The merges by which somebody has come to whoever has their records now, one after the other. */
function wayOf(merges: readonly Standing[], fromId: string): Standing[] {
  const merge = merges.find((each) => each.fromId === fromId)
  return merge ? [merge, ...wayOf(merges, merge.keptId)] : []
}

/** What each has on this way: of the tags of the one before those that they had not, and what was given to them when a merge below was done again. */
function givenAlong(way: readonly Standing[], ofTheirs: readonly Standing[]): Given[] {
  const given: Given[] = []
  for (const { keptId: id, tags, before } of way) {
    const last = given.at(-1)?.tags
    const along = last ? tags.filter((tag) => last.includes(tag)) : tags
    const again = ofTheirs.flatMap(({ further = [] }) =>
      further.flatMap((each) => (each.id === id ? each.tags : [])),
    )
    given.push({ id, tags: [...new Set([...along, ...again])], ownPhones: before.phones })
  }
  return given
}
