import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { admins, auditLog } from '../db/schema.ts'

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
