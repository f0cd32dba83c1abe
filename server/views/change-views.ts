import { randomUUIDv7 } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { CreateView, UpdateView, View } from '#shared/views/schema.ts'
import { viewPairs } from '#shared/views/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { viewPins, views } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { changeRecord, deleteRecord } from '../records.ts'
import { findView, isOwn, presentView, type ViewRow, viewRecords, visible } from './view-records.ts'

/** Keeps a view of who calls. @throws {AppError} `already_exists`: they see one of that name already. */
export async function createView(ctx: Ctx, input: CreateView): Promise<View> {
  const { name, list, query, shared, pinned } = input
  const view = await inTransaction(ctx, async (ctx) => {
    await refuseTwice(ctx, { list, name })
    const now = ctx.clock()
    const [created] = await ctx.db
      .insert(views)
      .values({
        id: randomUUIDv7(),
        name,
        list,
        query: viewPairs(query, list),
        shared,
        ownerId: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!created) throw new Error('A view was not created.')
    await recordAudit(ctx, { action: 'view.created', entityId: created.id })
    if (pinned) await pin(ctx, created.id, true)
    return presentView(ctx, created)
  })
  ctx.publish('views')
  return view
}

/**
 * Changes a view; what is absent stays. A shared one is everybody's to change, but only who made it
 * keeps it to themselves; whether it is pinned is each account's own.
 * @throws {AppError} `not_found`, `forbidden`, `already_exists`, `edit_conflict` (with `current`).
 */
export async function updateView(ctx: Ctx, id: string, input: UpdateView): Promise<View> {
  const { name, query, shared, pinned, version } = input
  return inTransaction(ctx, async (ctx) => {
    const before = await findView(ctx, id)
    if (shared === false && before.shared) {
      refuseOthers(ctx, before, 'Only who made a view can keep it to themselves.')
    }
    const current = await presentView(ctx, before)
    if (name !== undefined || shared !== undefined) {
      await refuseTwice(ctx, { id, list: before.list, name: name ?? before.name })
    }
    const row =
      name === undefined && query === undefined && shared === undefined
        ? before
        : await changeRecord({
            ctx,
            kind: viewRecords,
            id,
            act: 'updated',
            seen: { version, present: () => ({ ...current }) },
            decide: () => ({
              ...(name !== undefined && { name }),
              ...(query !== undefined && { query: viewPairs(query, before.list) }),
              ...(shared !== undefined && { shared }),
            }),
          })
    if (pinned !== undefined) {
      await pin(ctx, row.id, pinned)
      ctx.publish('views')
    }
    return presentView(ctx, row)
  })
}

/** Takes a view away; its address goes on to work. @throws {AppError} `not_found`, `forbidden`. */
export async function deleteView(ctx: Ctx, id: string): Promise<void> {
  refuseOthers(ctx, await findView(ctx, id), 'Only who made a view can delete it.')
  await deleteRecord({ ctx, kind: viewRecords, id })
}

/** Whose maker has left is everybody's. */
function refuseOthers(ctx: Ctx, row: ViewRow, sentence: string): void {
  if (row.ownerId !== null && !isOwn(ctx, row)) throw new AppError('forbidden', sentence)
}

type Named = { id?: string; list: ViewRow['list']; name: string }

/** Names wait for each other, so that none is given twice at once. @throws {AppError} `already_exists`. */
async function refuseTwice(ctx: Ctx, { id, list, name }: Named): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.viewNames})`)
  const [twin] = await ctx.db
    .select({ shared: views.shared, ownerId: views.ownerId })
    .from(views)
    .where(
      and(
        visible(ctx),
        eq(views.list, list),
        sql`lower(${views.name}) = lower(${name})`,
        id ? ne(views.id, id) : undefined,
      ),
    )
    .limit(1)
  if (!twin) return
  const sentence = isOwn(ctx, twin)
    ? 'You have a view of this name in this list already. Choose another name.'
    : 'A colleague shares a view of this name in this list already. Choose another name.'
  throw new AppError('already_exists', sentence, { fields: { name: sentence } })
}

async function pin({ db, actor }: Ctx, viewId: string, pinned: boolean): Promise<void> {
  if (actor.kind !== 'admin') return
  const { adminId } = actor
  if (pinned) await db.insert(viewPins).values({ viewId, adminId }).onConflictDoNothing()
  else {
    await db.delete(viewPins).where(and(eq(viewPins.viewId, viewId), eq(viewPins.adminId, adminId)))
  }
}
