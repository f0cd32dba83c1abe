import { sql } from 'drizzle-orm'
import type { Actor, Ctx } from '../context.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

/** Marks every notification there is as read by this admin. Safe to repeat. */
export async function markAllRead({ ctx, actor }: Arguments): Promise<void> {
  await ctx.db.execute(sql`
    insert into notification_reads (notification_id, admin_id, read_at)
    select id, ${actor.adminId}::uuid, ${ctx.clock().toISOString()}::timestamptz from notifications
    on conflict do nothing`)
  ctx.announce('notifications')
}
