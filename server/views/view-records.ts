import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { ListViews, View } from '#shared/views/schema.ts'
import { accountNames } from '../audit/record.ts'
import type { Actor, Ctx } from '../context.ts'
import { type Keyset, listPage, type Page } from '../db/keyset.ts'
import { viewPins, views } from '../db/schema.ts'
import { byText } from '../db/sort-keys.ts'
import { notFound } from '../errors.ts'
import { findRecord, type RecordKind } from '../records.ts'

export type ViewRow = typeof views.$inferSelect

/** Views as records that people edit together. */
export const viewRecords = { table: views, noun: 'view', topic: 'views' } satisfies RecordKind<
  typeof views
>

const accountOf = (actor: Actor) => (actor.kind === 'admin' ? actor.adminId : null)

export const isOwn = ({ actor }: Ctx, { ownerId }: Pick<ViewRow, 'ownerId'>) =>
  ownerId !== null && ownerId === accountOf(actor)

/** The views that are everybody's, or of who asks. */
export function visible({ actor }: Ctx): SQL | undefined {
  const account = accountOf(actor)
  return and(
    isNull(views.deletedAt),
    or(eq(views.shared, true), account ? eq(views.ownerId, account) : undefined),
  )
}

/** A view that who asks may see. @throws {AppError} `not_found`: none, or somebody else's own. */
export async function findView(ctx: Ctx, id: string): Promise<ViewRow> {
  const row = await findRecord(ctx, viewRecords, id)
  if (!row.shared && !isOwn(ctx, row)) throw notFound('view')
  return row
}

const keyset: Keyset<ViewRow, 'name'> = {
  table: views,
  keys: { name: byText(views.name, (row) => row.name) },
}

/** One page of the views that who asks may see, by name. @throws {AppError} `invalid` for a foreign cursor. */
export async function listViews(ctx: Ctx, query: ListViews): Promise<Page<View>> {
  const page = await listPage({
    db: ctx.db,
    keyset,
    filter: and(visible(ctx), query.list ? eq(views.list, query.list) : undefined),
    sort: 'name',
    limit: query.limit,
    cursor: query.cursor,
  })
  return { ...page, rows: await presentViews(ctx, page.rows) }
}

/** Views as clients read them. */
async function presentViews(ctx: Ctx, rows: readonly ViewRow[]): Promise<View[]> {
  const account = accountOf(ctx.actor)
  if (rows.length === 0) return []
  const names = await accountNames(ctx.db)
  const ids = rows.map(({ id }) => id)
  const pins = account
    ? await ctx.db
        .select({ id: viewPins.viewId })
        .from(viewPins)
        .where(and(eq(viewPins.adminId, account), inArray(viewPins.viewId, ids)))
    : []
  const pinned = new Set(pins.map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    list: row.list,
    query: new URLSearchParams(row.query).toString(),
    shared: row.shared,
    owner: row.ownerId,
    ownerName: names.get(row.ownerId ?? '') ?? null,
    pinned: pinned.has(row.id),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }))
}

/** One view as clients read it. */
export async function presentView(ctx: Ctx, row: ViewRow): Promise<View> {
  const [view] = await presentViews(ctx, [row])
  if (!view) throw new Error('A view was not presented.')
  return view
}
