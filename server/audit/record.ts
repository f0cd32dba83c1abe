import { randomUUIDv7 } from 'node:crypto'
import type { Actor, Ctx } from '../context.ts'
import { auditLog } from '../db/schema.ts'

/** What is written of an act: `details` names fields and ids, never a person's data. */
export type AuditEntry = {
  action: `${string}.${string}`
  entityId: string
  details?: Record<string, unknown>
}

type ListQuery = { q?: string | undefined; limit?: unknown; cursor?: unknown }

/**
 * Writes that a list left the product as a file: which, filtered how, and to which network. Not what
 * was searched for, which may be somebody's name.
 */
export async function recordExport(
  ctx: Ctx & { actor: Extract<Actor, { kind: 'admin' }> },
  list: string,
  { q, limit, cursor, ...filters }: ListQuery,
): Promise<void> {
  const details = { ...filters, searched: q !== undefined, network: ctx.actor.network }
  await recordAudit(ctx, { action: `${list}.exported`, entityId: list, details })
}

/** Writes the audit row of a change; call it in the transaction of that change (house-style rule 5). */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({
    id: randomUUIDv7(),
    at: ctx.clock(),
    actorKind: ctx.actor.kind,
    actorId: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
    action: entry.action,
    entityId: entry.entityId,
    details: entry.details ?? null,
  })
}
