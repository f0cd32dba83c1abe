import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Ctx, inTransaction } from '../context.ts'
import { insertMany } from '../db/many-rows.ts'
import { changeItems, changes } from '../db/schema.ts'
import type { Step } from '../record-kind.ts'

/** The field under which the journal keeps a tag: its id after it was given, or before it was taken. */
export const tagField = 'tags'

/** Made by rule of what a record says, and never set back by itself. */
const derived = new Set(['searchText', 'messageWords', 'personId', 'updatedAt', 'version'])

/** Whether a field is kept in the journal. */
const isJournaled = (field: string) => !derived.has(field)

/** Two values as the journal compares them: instants by what they say. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Which of the fields are another value than before; what is made by rule of them is none. */
export const changedFields = ({
  before,
  after,
  fields,
}: Pick<Step, 'before' | 'after' | 'fields'>) =>
  fields.filter((field) => isJournaled(field) && !isSame(before[field], after[field]))

/**
 * Notes what was done to records: as a change of its own, or as part of the command under way
 * ({@link asOneChange}). Call it in the transaction of the change.
 */
export async function writeSteps(ctx: Ctx, act: string, steps: readonly Step[]): Promise<void> {
  const items = folded(steps.flatMap(itemsOf))
  if (items.length === 0) return
  const changeId = ctx.changeId ?? (await beginChange(ctx, act))
  await insertMany(
    ctx.db,
    changeItems,
    items.map((item) => ({ ...item, changeId })),
  )
}

type NewItem = ReturnType<typeof itemsOf>[number]

/** What became of one field in several steps, as one: two of a change would each find that another was there since. */
function folded(items: readonly NewItem[]): NewItem[] {
  const byField = Map.groupBy(items, ({ noun, recordId, field, id }) =>
    field === tagField ? id : `${noun} ${recordId} ${field}`,
  )
  return [...byField.values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)]
    if (!first || !last || (first !== last && isSame(first.before, last.after))) return []
    return [{ ...first, after: last.after }]
  })
}

function itemsOf({ noun, id: recordId, tags, ...step }: Step) {
  const { before, after } = step
  const values = [
    ...changedFields(step).map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    })),
    ...(tags?.removed ?? []).map((tag) => ({ field: tagField, before: tag, after: null })),
    ...(tags?.added ?? []).map((tag) => ({ field: tagField, before: null, after: tag })),
  ]
  return values.map((value) => ({ id: randomUUIDv7(), noun, recordId, ...value }))
}

/**
 * Begins a change that more than one transaction belongs to, each with its id as `ctx.changeId`; for
 * all others see {@link asOneChange}. Returns the change's id.
 */
export async function beginChange(
  ctx: Ctx,
  act: string,
  undoes: string | null = null,
): Promise<string> {
  const id = randomUUIDv7()
  await ctx.db.insert(changes).values({
    id,
    at: ctx.clock(),
    actorKind: ctx.actor.kind,
    actorId: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
    act,
    undoes,
  })
  return id
}

/**
 * As {@link asOneChange}, for what may turn out to change nothing: that is no change, and its id is null.
 */
export const asChangeIfAny = <Result>(
  ctx: Ctx,
  act: string,
  work: (ctx: Ctx) => Promise<Result>,
): Promise<{ changeId: string | null; result: Result }> =>
  inTransaction(ctx, async (ctx) => {
    const { changeId, result } = await asOneChange(ctx, act, work)
    return { changeId: (await dropIfEmpty(ctx, changeId)) ? null : changeId, result }
  })

/** A change that did nothing stands in no history. Returns whether it was one. */
export async function dropIfEmpty({ db }: Ctx, changeId: string): Promise<boolean> {
  const [item] = await db
    .select({ id: changeItems.id })
    .from(changeItems)
    .where(eq(changeItems.changeId, changeId))
    .limit(1)
  if (!item) await db.delete(changes).where(eq(changes.id, changeId))
  return !item
}

/**
 * Runs a command that changes many records in one transaction and as one change, which is undone as
 * one. Returns the change's id beside what the command returns.
 */
export const asOneChange = <Result>(
  ctx: Ctx,
  act: string,
  work: (ctx: Ctx) => Promise<Result>,
  undoes: string | null = null,
): Promise<{ changeId: string; result: Result }> =>
  inTransaction(ctx, async (ctx) => {
    const changeId = await beginChange(ctx, act, undoes)
    return { changeId, result: await work({ ...ctx, changeId }) }
  })
