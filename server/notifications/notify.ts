import { randomUUIDv7 } from 'node:crypto'
import { adminPage } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import { notifications } from '../db/schema.ts'

type Notice = { kind: 'lead_created'; title: string; body: string; lead: string }

/** Tells everyone in the back-office of something; call it in the transaction of its cause. */
export async function notify(ctx: Ctx, notice: Notice): Promise<void> {
  await ctx.db.insert(notifications).values({
    id: randomUUIDv7(),
    kind: notice.kind,
    title: notice.title,
    body: notice.body,
    href: `${adminPage.leads}?lead=${notice.lead}`,
    createdAt: ctx.clock(),
  })
}
