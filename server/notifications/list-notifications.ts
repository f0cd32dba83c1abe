import { and, desc, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { mutedKinds } from '#shared/accounts/notification-switches.ts'
import type { NotificationKind } from '#shared/notifications/kinds.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import type { AdminCtx, Ctx } from '../context.ts'
import { type admins, notificationReads, notifications } from '../db/schema.ts'
import { knownId, notFound } from '../errors.ts'

/** The panel shows this many that tell of something new; what is older has its own place in the lists. */
const shown = 100

/** Where the notifications of a fresh install lead; the migration that wrote them knows no addresses. */
const setupHref: Record<string, string> = {
  setup_mail: adminPage.outbox,
  setup_two_factor: settingsPage('security'),
  setup_postgresql: settingsPage('system'),
} satisfies Partial<Record<NotificationKind, string>>

/** What the notice of held mail says as it is read; null while none is held. */
export type HeldNotice = (ctx: Ctx) => Promise<{ title: string; body: string } | null>

type List = {
  ctx: Ctx
  admin: typeof admins.$inferSelect
  held: Awaited<ReturnType<HeldNotice>>
}

/**
 * The newest notifications that reach this admin, each with the instant they read it. Those of a
 * fresh install stay among them, however many came after: what they ask for is left to be done.
 * While mail is held, the one notice of it stands for the one that asks for a mail server.
 */
export async function listNotifications({ ctx, admin, held }: List): Promise<Notification[]> {
  const reaching = (which: SQL) =>
    ctx.db
      .select({ notification: notifications, readAt: notificationReads.readAt })
      .from(notifications)
      .leftJoin(
        notificationReads,
        and(
          eq(notificationReads.notificationId, notifications.id),
          eq(notificationReads.adminId, admin.id),
        ),
      )
      .where(
        and(
          or(isNull(notifications.adminId), eq(notifications.adminId, admin.id)),
          notInArray(notifications.kind, mutedKinds(admin)),
          ne(notifications.kind, held ? 'setup_mail' : 'mail_held'),
          which,
        ),
      )
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(shown)
  const setup = Object.keys(setupHref)
  const [newest, ofInstall] = await Promise.all([
    reaching(notInArray(notifications.kind, setup)),
    reaching(inArray(notifications.kind, setup)),
  ])
  const rows = [...newest, ...ofInstall].sort(
    (one, other) => other.notification.createdAt.getTime() - one.notification.createdAt.getTime(),
  )
  return rows.map(({ notification: { createdAt, href, kind, ...notification }, readAt }) => ({
    ...notification,
    ...(kind === 'mail_held' && held),
    kind,
    href: href ?? setupHref[kind] ?? null,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
}

type Reader = { ctx: AdminCtx }

/**
 * Marks one notification as read by this admin. Safe to repeat.
 * @throws {AppError} `not_found`.
 */
export async function markRead({ ctx, id }: Reader & { id: string }): Promise<void> {
  const [notification] = await ctx.db
    .select({ notificationId: notifications.id })
    .from(notifications)
    .where(eq(notifications.id, knownId(id, 'notification')))
  if (!notification) throw notFound('notification')
  await ctx.db
    .insert(notificationReads)
    .values({ ...notification, adminId: ctx.actor.adminId, readAt: ctx.clock() })
    .onConflictDoNothing()
  ctx.publish('notifications')
}

/** Marks every notification there is as read by this admin. Safe to repeat. */
export async function markAllRead({ ctx }: Reader): Promise<void> {
  await ctx.db.execute(sql`
    insert into notification_reads (notification_id, admin_id, read_at)
    select id, ${ctx.actor.adminId}::uuid, ${ctx.clock().toISOString()}::timestamptz from notifications
    on conflict do nothing`)
  ctx.publish('notifications')
}
