import { eq, sql } from 'drizzle-orm'
import { countOfMessages } from '#shared/mail/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { messages, notifications } from '../db/schema.ts'
import { noticeOf } from '../notifications/notice.ts'
import { countMessages } from './count-messages.ts'

/** Of this notice there is one, so its id is known. */
const heldNoticeId = '00000000-0000-7000-8000-000000000001'

const anyHeld = sql<boolean>`exists (select 1 from ${messages} where ${messages.state} = 'held')`

async function isAnyHeld({ db }: Ctx): Promise<boolean> {
  const [row] = await db.select({ held: anyHeld }).from(sql`(select 1) as one`)
  return row?.held ?? false
}

/**
 * Tells that mail is held: once, however much comes to it, and anew when there was none any more.
 * Call it before more is held, in the same transaction.
 */
export async function noticeHeld(ctx: Ctx): Promise<void> {
  const { db } = ctx
  if (!(await isAnyHeld(ctx))) {
    await db.delete(notifications).where(eq(notifications.id, heldNoticeId))
  }
  await db
    .insert(notifications)
    .values({ id: heldNoticeId, createdAt: ctx.clock(), ...noticeOf({ kind: 'mail_held' }) })
    .onConflictDoNothing()
}

/** What the one notice of held mail says now, with how much there is; null while none is held. */
export async function heldNotice(ctx: Ctx): Promise<{ title: string; body: string } | null> {
  if (!(await isAnyHeld(ctx))) return null
  const { byState, canSend } = await countMessages({ ctx })
  // The figures may be a few seconds old, and know of none yet.
  const held = Math.max(1, byState.held)
  return {
    title: `${countOfMessages(held)} ${held === 1 ? 'is' : 'are'} held`,
    body: canSend
      ? 'Made while no mail server was configured. Release them in the outbox.'
      : 'No mail server is configured. Nothing is lost: they wait in the outbox.',
  }
}
