import { expect } from 'vitest'
import type { Ctx } from '#server/context.ts'
import type { Database } from '#server/db/database.ts'
import { redoChange, undoChange } from '#server/history/undo-change.ts'
import type { Undone } from '#shared/journal/schema.ts'
import { isShown } from '#shared/journal/words.ts'
import { minute, type TestClock } from './clock.ts'
import { type Act, doIt } from './undo-acts.ts'
import { type As, readWorld, type World } from './undo-world.ts'

/** A change that was made, and what the world was before and after it. */
type Made = { id: string; before: World; after: World; undoes?: number }

/** What follows from a merge and has no value of its own to be left: whose things are, and what both brought. */
const ofMerges = new Set([
  ...['email', 'otherEmails', 'phones', 'namedAt', 'source', 'setAside', 'createdAt'],
  ...['deletedAt', 'mergedInto', 'personId'],
])

/**
 * Does the acts, and holds what relationship.md §5 says of each undo and redo among them. Then takes back
 * everything, the last change first: where nobody came between, the world is as it was before each. Then does
 * all of it again.
 */
export async function expectLaws(
  { db, as, clock }: { db: Database; as: As; clock: TestClock },
  acts: readonly Act[],
): Promise<void> {
  const accounts = [as(0, db), as(1, db)].map(({ actor }) =>
    actor.kind === 'admin' ? actor.adminId : null,
  )
  const made: Made[] = []
  const stands = (index: number): boolean =>
    !made.some(({ undoes }, undo) => undoes === index && stands(undo))
  const first = await readWorld(db)
  let world = first
  /** Runs one command, and notes the change that it was, if it was one. */
  const note = async (work: (ctx: Ctx) => Promise<unknown>, who: number, undoes?: number) => {
    clock.advance(minute)
    await work(as(who, db))
    const before = world
    world = await readWorld(db)
    const fresh = world.changes.filter((id) => !before.changes.includes(id))
    expect(fresh.length, 'one command is one change').toBeLessThan(2)
    for (const id of fresh) {
      made.push({ id, before, after: world, ...(undoes !== undefined && { undoes }) })
    }
  }
  for (const act of acts) {
    if (act.do !== 'undo' && act.do !== 'redo') {
      await note((ctx) => doIt({ ctx, world, accounts: [...accounts, null] }, act), act.by)
      continue
    }
    const can = made.flatMap((_each, index) =>
      stands(index) === (act.do === 'undo') ? [index] : [],
    )
    const index = can[act.which % can.length]
    if (index === undefined) continue
    const undo = made.findLastIndex(({ undoes }) => undoes === index)
    const takenBack = made[act.do === 'undo' ? index : undo]
    const change = made[index]
    if (!change || !takenBack) continue
    const before = world
    let answer: Undone | undefined
    const takeBack = act.do === 'undo' ? undoChange : redoChange
    await note(
      async (ctx) => {
        answer = await takeBack(ctx, change.id)
      },
      act.by,
      act.do === 'undo' ? index : undo,
    )
    expectSurvival(takenBack, before, world, answer?.kept ?? [])
  }

  const done = [...made]
  for (const [n, { id, before }] of [...done.entries()].toReversed()) {
    clock.advance(minute)
    const { kept } = await undoChange(as(n, db), id)
    expect(differences(before, await readWorld(db)), `change ${n + 1}, taken back`).toEqual([])
    expect(kept).toEqual([])
  }
  for (const [n, { id, after }] of done.entries()) {
    clock.advance(minute)
    const { kept } = await redoChange(as(n + 1, db), id)
    expect(differences(after, await readWorld(db)), `change ${n + 1}, done again`).toEqual([])
    expect(kept).toEqual([])
  }
}

const taskOf = (cell: string) => cell.split(':').slice(0, 2).join(':')

/** What people are shown: a task that was deleted, as one is whose making was taken back, is none. */
const shownCells = ({ cells }: World) =>
  new Map(
    [...cells].filter(
      ([cell]) => !cell.startsWith('task:') || cells.get(`${taskOf(cell)}:deletedAt`) === null,
    ),
  )

/** Whether a task is none, and went or came with its person: its making was taken back. */
const isNoTask = (cell: string, one: World['cells'], other: World['cells']) => {
  if (!cell.startsWith('task:') || one.has(cell) === other.has(cell)) return false
  const [has, lacks] = one.has(cell) ? [one, other] : [other, one]
  const person = has.get(`${taskOf(cell)}:personId`)
  return has.get(`${taskOf(cell)}:deletedAt`) !== null && !lacks.has(`person:${person}:id`)
}

/** The people whom a change merged or parted, and whoever has what is theirs. */
function peopleOfMerge({ before, after }: Made, ...worlds: World[]): ReadonlySet<unknown> {
  const found = new Set<unknown>()
  for (const cell of after.cells.keys()) {
    const [was, wrote] = [before.cells.get(cell), after.cells.get(cell)]
    if (!cell.endsWith(':mergedInto') || isSame(was, wrote)) continue
    for (const id of [cell.split(':')[1], was, wrote]) if (id) found.add(id)
  }
  // A set goes on to what is added to it on the way.
  for (const id of found) {
    for (const { cells } of worlds) {
      const holder = cells.get(`person:${id}:mergedInto`)
      if (holder) found.add(holder)
    }
  }
  return found
}

/** Whether somebody has lost a tag with one who was parted from them and has it, or with one of theirs who lost it so. */
const isLostWith = (cell: string, now: World['cells'], then: World['cells']) => {
  const [, of, field, tag] = cell.split(':')
  if (field !== 'tags' || !now.has(cell) || then.has(cell)) return false
  return mergedInto(cell, now).some((id) => {
    const isParted = then.get(`person:${id}:mergedInto`) !== of
    return now.has(`person:${id}:tags:${tag}`) && then.has(`person:${id}:tags:${tag}`) === isParted
  })
}

/** Whether one who is merged again has not the tag any more that this cell says of whom they are merged into. */
const isNotGiven = (cell: string, then: World['cells']) => {
  const [, , field, tag] = cell.split(':')
  return (
    field === 'tags' &&
    !then.has(cell) &&
    !mergedInto(cell, then).some((id) => then.has(`person:${id}:tags:${tag}`))
  )
}

/** The ids of those who are merged into the person of a cell. */
const mergedInto = (cell: string, cells: World['cells']) =>
  [...cells].flatMap(([other, into]) =>
    other.endsWith(':mergedInto') && into === cell.split(':')[1] ? [other.split(':')[1]] : [],
  )

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** Whether this is what somebody has, in the field of this cell. */
const isSomebodys = (cells: World['cells'], cell: string, value: unknown) => {
  const what = cell.replace(/^person:[^:]+/, '')
  return [...cells].some(
    ([other, has]) => other.startsWith('person:') && other.endsWith(what) && isSame(has, value),
  )
}

/** Whether a cell says that somebody has a tag which is gone: it is given to nobody. */
const isOfGoneTag = (cell: string, { cells }: World) => {
  const [, , field, tag] = cell.split(':')
  return field === 'tags' && cells.get(`tag:${tag}:deletedAt`) !== null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A company that somebody of the firm has edited stays without anybody known there, also where that was taken back. */
const isLasting = (cell: string, one: World, { edited }: World) => {
  const [kind, domain] = cell.split(':')
  return kind === 'company' && edited.has(domain) && !one.cells.has(`company:${domain}:name`)
}

/** Whether a company went with the last who was known there, and nobody of the firm had done anything to it. */
function isLeft(
  domain: string | undefined,
  { cells: one, edited }: World,
  { cells: other }: World,
) {
  const company = `company:${domain}:`
  const isTheirs = [...one.keys()].some((cell) => cell.startsWith(`${company}tags:`))
  if (isTheirs || edited.has(domain) || one.get(`${company}ownerId`)) return false
  const wentFrom = ([cell, value]: [string, unknown]) =>
    cell.endsWith(':companyId') && value === domain && !other.has(cell)
  return !other.has(`${company}name`) && [...one].some(wentFrom)
}

function differences(one: World, other: World) {
  const [before, after] = [one, other].map(shownCells)
  if (!before || !after) return []
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].flatMap((cell) =>
    isSame(before.get(cell), after.get(cell)) || isLasting(cell, one, other)
      ? []
      : [[cell, before.get(cell), after.get(cell)]],
  )
}

/**
 * What a change wrote and nobody changed since is set back, unless the undo names it as kept; everything
 * else is as it was before the undo.
 */
function expectSurvival(change: Made, nowWorld: World, thenWorld: World, kept: Undone['kept']) {
  const [{ cells: now }, { cells: then }] = [nowWorld, thenWorld]
  const { cells: before } = change.before
  const { cells: after } = change.after
  const isMerge = [...after.keys()].some(
    (cell) => cell.endsWith(':mergedInto') && !isSame(before.get(cell), after.get(cell)),
  )
  const merged = peopleOfMerge(change, nowWorld, thenWorld)
  const isMergedAgain = [...after.keys()].some(
    (cell) => cell.endsWith(':mergedInto') && before.get(cell) && !after.get(cell),
  )
  const isWhollyKept = isMerge && kept.some(({ field }) => field === 'mergedInto')
  const domains = new Map(nowWorld.rows.company?.map(({ id, domain }) => [id, domain]))
  const left = kept.map(({ record: { type, id }, field }) => ({
    of: `${type}:${domains.get(id) ?? id}`,
    field,
  }))
  const isKept = (cell: string) => {
    const [type, id, field = ''] = cell.split(':')
    const names = [field, 'added', 'mergedInto']
    return (
      isWhollyKept || left.some((each) => each.of === `${type}:${id}` && names.includes(each.field))
    )
  }
  /** Whether it may be kept with another field of its record that is named: when something was said, or a deal won. */
  const isAlong = (cell: string) => {
    const [type, id, field = ''] = cell.split(':')
    const isNeverNamed = field === 'isNamed' || (field !== 'deletedAt' && !isShown(field))
    return isNeverNamed && !isKept(cell) && left.some((each) => each.of === `${type}:${id}`)
  }
  for (const cell of new Set([...before, ...after, ...now, ...then].map(([cell]) => cell))) {
    const field = cell.split(':')[2] ?? ''
    const [kind, id] = cell.split(':')
    const isOfMerged = isMerge && (kind !== 'person' || merged.has(id))
    if (field === 'searchText' || (isOfMerged && ofMerges.has(field))) continue
    if (isNoTask(cell, now, then)) continue
    const [was, wrote, is, becomes] = [before, after, now, then].map((cells) => cells.get(cell))
    // Of what was chosen, or is missing, one who is merged again gives what they have by now.
    const isGiven = isBlank(is) || (!isSame(was, wrote) && isSame(is, wrote))
    if (isMergedAgain && isGiven && isSomebodys(now, cell, becomes)) continue
    if (was === true && isOfGoneTag(cell, thenWorld)) continue
    if (isOfMerged && isLostWith(cell, now, then)) continue
    if (isMergedAgain && isNotGiven(cell, then)) continue
    // A company that was made stays while somebody is known there.
    const isHome = [...then].some(
      ([other, value]) => other.endsWith(':companyId') && value === cell.split(':')[1],
    )
    const isOfSomebodyKept = left.some((each) => each.field === 'added')
    const stays = isHome || isLasting(cell, change.before, thenWorld)
    if (cell.startsWith('company:') && was === undefined && (stays || isOfSomebodyKept)) {
      // Who was kept need not be known there.
      expect(stays ? [is] : [is, was], `${cell} stays`).toContainEqual(becomes)
      continue
    }
    if (kind === 'company' && isLeft(id, nowWorld, thenWorld) && !isHome) continue
    // A task that was made is deleted, with what else it says.
    const isMade = cell.startsWith('task:') && was === undefined && wrote !== undefined
    if (isMade && field === 'deletedAt' && is === null) {
      expect(becomes, `${cell} is taken back`).not.toBe(null)
      continue
    }
    const isWritten = !isMade && !isSame(was, wrote) && isSame(is, wrote)
    // With the list of somebody's other addresses each of them is kept.
    const ofAddress = `person:${was ?? wrote}:otherEmails`
    if (cell.startsWith('address:') && isKept(ofAddress)) continue
    // Which of a record's tags were kept is not said, nor that somebody who was changed since is still listed.
    const isUnsaid = field === 'setAside' || (isKept(cell) && field === 'tags') || isAlong(cell)
    if (isWritten && isUnsaid) expect([is, was]).toContain(becomes)
    else if (!isWritten || isKept(cell)) expect(becomes, `${cell} survives`).toEqual(is)
    else expect(becomes, `${cell} is taken back`).toEqual(was)
  }
}
