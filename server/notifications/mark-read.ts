import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor, Ctx } from '../context.ts'
import { notificationReads, notifications } from '../db/schema.ts'
import { notFound } from '../errors.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

/**
 * Marks one notification as read by this admin. Safe to repeat.
 * @throws {AppError} `not_found`.
 */
export async function markRead({ ctx, actor, id }: Arguments & { id: string }): Promise<void> {
  const known = z.uuid().safeParse(id).success
  const [notification] = known
    ? await ctx.db
        .select({ notificationId: notifications.id })
        .from(notifications)
        .where(eq(notifications.id, id))
    : []
  if (!notification) throw notFound('notification')
  await ctx.db
    .insert(notificationReads)
    .values({ ...notification, adminId: actor.adminId, readAt: ctx.clock() })
    .onConflictDoNothing()
  ctx.announce('notifications')
}

/** Marks every notification there is as read by this admin. Safe to repeat. */
export async function markAllRead({ ctx, actor }: Arguments): Promise<void> {
  await ctx.db.execute(sql`
    insert into notification_reads (notification_id, admin_id, read_at)
    select id, ${actor.adminId}::uuid, ${ctx.clock().toISOString()}::timestamptz from notifications
    on conflict do nothing`)
  ctx.announce('notifications')
}
