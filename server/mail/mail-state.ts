import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { EmailCounts } from '#shared/mail/schema.ts'
import { countOfEmails, emailStates } from '#shared/mail/vocabulary.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { emails, notifications, settings } from '../db/schema.ts'
import { noticeOf } from '../notifications/notice.ts'

const counts = createCache<EmailCounts>(async (ctx) => {
  const { db, env } = ctx
  const { total, by } = await countsBy(db, emails, emails.state, undefined, emailStates)
  return { total, byState: by, canSend: env.smtpUrl !== undefined, problem: await mailProblem(ctx) }
})

/** How many e-mails stand in each state, at most three seconds old. */
export const countEmails = ({ ctx }: { ctx: Ctx }): Promise<EmailCounts> => counts.get(ctx)

/** Lets an admin see the effect of their own change at once. */
export const invalidateCounts = counts.invalidate

const key = 'mail_problem'

/** Keeps for every process what keeps the mail server from being used. */
export async function setMailProblem({ db, clock }: Ctx, problem: string): Promise<void> {
  const changes = { value: problem, updatedAt: clock() }
  await db
    .insert(settings)
    .values({ key, ...changes })
    .onConflictDoUpdate({ target: settings.key, set: changes })
}

/** Forgets what was noted before a moment, and may have held for another configuration. */
export async function clearMailProblem({ db }: Ctx, before: Date): Promise<void> {
  await db.delete(settings).where(and(eq(settings.key, key), lt(settings.updatedAt, before)))
}

/** Why the mail server could not be used when last tried; null if since then it took an e-mail. */
export async function mailProblem({ db, env }: Ctx): Promise<string | null> {
  if (!env.smtpUrl) return null
  const [noted] = await db.select().from(settings).where(eq(settings.key, key))
  if (!noted) return null
  const sent = await db
    .select({ id: emails.id })
    .from(emails)
    .where(gt(emails.sentAt, noted.updatedAt))
    .limit(1)
  return sent.length > 0 ? null : z.string().catch('It could not be used.').parse(noted.value)
}

/** Of this notice there is one, so its id is known. */
const heldNoticeId = '00000000-0000-7000-8000-000000000001'

const anyHeld = sql<boolean>`exists (select 1 from ${emails} where ${emails.state} = 'held')`

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
  const { byState, canSend } = await countEmails({ ctx })
  // The figures may be a few seconds old, and know of none yet.
  const held = Math.max(1, byState.held)
  return {
    title: `${countOfEmails(held)} ${held === 1 ? 'is' : 'are'} held`,
    body: canSend
      ? 'Made while no mail server was configured. Release them in the outbox.'
      : 'No mail server is configured. Nothing is lost: they wait in the outbox.',
  }
}
