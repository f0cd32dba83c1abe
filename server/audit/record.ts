import { randomUUIDv7 } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { AdminCtx, Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { insertMany } from '../db/many-rows.ts'
import { admins, auditLog } from '../db/schema.ts'

/** What is written of an act: `details` names fields and ids, never a person's data. */
export type AuditEntry = {
  action: `${string}.${string}`
  entityId: string
  /** In whose line of time it stands. */
  personId?: string | null
  details?: Record<string, unknown>
}

type ListQuery = { q?: string | undefined; limit?: unknown; cursor?: unknown }

/**
 * Writes that a list left the product as a file: which, filtered how, and to which network. Not what
 * was searched for, which may be somebody's name.
 */
export async function recordExport(
  ctx: AdminCtx,
  list: string,
  { q, limit, cursor, ...filters }: ListQuery,
): Promise<void> {
  const details = { ...filters, searched: q !== undefined, network: ctx.actor.network }
  await recordAudit(ctx, { action: `${list}.exported`, entityId: list, details })
}

/** Writes the audit row of a change; call it in the transaction of that change (house-style rule 5). */
export const recordAudit = (ctx: Ctx, entry: AuditEntry): Promise<void> =>
  recordAudits(ctx, [entry])

/** As {@link recordAudit}, for a change of many records. */
export const recordAudits = (ctx: Ctx, entries: readonly AuditEntry[]): Promise<void> =>
  insertMany(
    ctx.db,
    auditLog,
    entries.map((entry) => ({
      id: randomUUIDv7(),
      at: ctx.clock(),
      actorKind: ctx.actor.kind,
      actorId: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
      action: entry.action,
      entityId: entry.entityId,
      personId: entry.personId ?? null,
      details: entry.details ?? null,
    })),
  )

/** What every account is called, by its id; who has left is among them until they are removed. */
export async function accountNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: admins.id, name: admins.name }).from(admins)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Who did something, as people read it: a colleague, `Visitor`, or the firm for what it does by itself. */
export const actorName = (
  names: Map<string, string>,
  { actorKind, actorId }: { actorKind: string; actorId: string | null },
): string => (actorKind === 'visitor' ? 'Visitor' : (names.get(actorId ?? '') ?? brand.name))

/** Who made the last change to a record, when that was an admin; null for a visitor or a job. */
export async function lastChangedBy(
  ctx: Ctx,
  entityId: string,
): Promise<{ name: string; isYou: boolean } | null> {
  const [last] = await ctx.db
    .select({ id: auditLog.actorId, name: admins.name })
    .from(auditLog)
    .leftJoin(admins, sql`${admins.id}::text = ${auditLog.actorId}`)
    .where(eq(auditLog.entityId, entityId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  if (!last?.name) return null
  return { name: last.name, isYou: ctx.actor.kind === 'admin' && ctx.actor.adminId === last.id }
}
