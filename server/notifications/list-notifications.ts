import { and, desc, eq } from 'drizzle-orm'
import type { Notification } from '#shared/notifications/schema.ts'
import type { Actor, Ctx } from '../context.ts'
import { notificationReads, notifications } from '../db/schema.ts'

/** The panel shows this many; what is older has its own place in the lists. */
const shown = 100

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

/** The newest notifications, each with the instant this admin read it. */
export async function listNotifications({ ctx, actor }: Arguments): Promise<Notification[]> {
  const rows = await ctx.db
    .select({ notification: notifications, readAt: notificationReads.readAt })
    .from(notifications)
    .leftJoin(
      notificationReads,
      and(
        eq(notificationReads.notificationId, notifications.id),
        eq(notificationReads.adminId, actor.adminId),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(shown)
  return rows.map(({ notification: { createdAt, ...notification }, readAt }) => ({
    ...notification,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
}
