import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { triedFor } from '#shared/mail/retry.ts'
import { emailActs } from '#shared/mail/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../context.ts'
import { emails } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { invalidateCounts } from './mail-state.ts'
import type { EmailRow } from './presenter.ts'
import { findEmail } from './show-email.ts'

/** @throws {AppError} `forbidden` when there is no mail server to send to. */
export function refuseWithoutServer(ctx: Ctx): void {
  if (ctx.env.smtpUrl) return
  throw new AppError(
    'forbidden',
    'No mail server is configured. Set SMTP_URL and MAIL_FROM, start the server again, then send.',
  )
}

/**
 * Sends an e-mail now, whatever became of it before, and tries it for a day. One that was sent goes
 * again as a copy of its own, so that the history stays true.
 * @throws {AppError} `not_found`; `forbidden` without a mail server.
 */
export async function sendEmail({ ctx, id }: { ctx: Ctx; id: string }): Promise<EmailRow> {
  refuseWithoutServer(ctx)
  const email = await inTransaction(ctx, async (ctx) => {
    const row = await findEmail(ctx, id, true)
    const now = ctx.clock()
    const isOnItsWay = row.leasedUntil !== null && row.leasedUntil > now
    const again = {
      state: 'waiting' as const,
      attempts: 0,
      // Two processes must not have it at once: due if nothing comes of the attempt that runs.
      nextAttemptAt: isOnItsWay ? (row.leasedUntil ?? now) : now,
      giveUpAt: new Date(now.getTime() + triedFor),
    }
    const [sent] =
      row.state === 'sent'
        ? await ctx.db
            .insert(emails)
            .values({ ...row, ...again, ...unsent, id: randomUUIDv7(), createdAt: now })
            .returning()
        : await ctx.db.update(emails).set(again).where(eq(emails.id, id)).returning()
    if (!sent) throw new Error('A locked message was not changed.')
    await recordAudit(ctx, { action: 'message.sent_again', entityId: sent.id })
    return sent
  })
  invalidateCounts(ctx)
  ctx.publish('messages')
  return email
}

/** What a copy has not gone through; it is rendered anew from the same content. */
const unsent = {
  html: null,
  text: null,
  leasedUntil: null,
  firstAttemptAt: null,
  lastAttemptAt: null,
  lastAnswer: null,
  sentAt: null,
}

/**
 * Keeps an e-mail from being sent, or puts a failed one aside. @throws {AppError} `not_found`; `edit_conflict` when it is
 * through already.
 */
export async function cancelEmail({ ctx, id }: { ctx: Ctx; id: string }): Promise<EmailRow> {
  const email = await inTransaction(ctx, async (ctx) => {
    const row = await findEmail(ctx, id, true)
    if (!emailActs[row.state].includes('cancel')) {
      throw new AppError('edit_conflict', 'This message is not waiting any more.')
    }
    const [cancelled] = await ctx.db
      .update(emails)
      .set({ state: 'cancelled' })
      .where(eq(emails.id, id))
      .returning()
    if (!cancelled) throw new Error('A locked message was not changed.')
    await recordAudit(ctx, { action: 'message.cancelled', entityId: id })
    return cancelled
  })
  invalidateCounts(ctx)
  ctx.publish('messages')
  return email
}

/**
 * Lets go all that was held while no mail server was configured, and returns how many.
 * @throws {AppError} `forbidden` while there still is none.
 */
export async function releaseHeld({ ctx }: { ctx: Ctx }): Promise<number> {
  refuseWithoutServer(ctx)
  const now = ctx.clock()
  const released = await inTransaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .update(emails)
      .set({
        state: 'waiting',
        nextAttemptAt: now,
        giveUpAt: new Date(now.getTime() + triedFor),
      })
      .where(eq(emails.state, 'held'))
      .returning({ id: emails.id })
    if (rows.length > 0) {
      const details = { count: rows.length }
      await recordAudit(ctx, { action: 'message.held_released', entityId: 'held', details })
    }
    return rows.length
  })
  invalidateCounts(ctx)
  ctx.publish('messages')
  return released
}

type Arguments = { ctx: AdminCtx; to: string }

/** Orders a test e-mail. @throws {AppError} `forbidden` without a mail server. */
export async function sendTest({ ctx, to }: Arguments): Promise<void> {
  refuseWithoutServer(ctx)
  await inTransaction(ctx, async (ctx) => {
    await enqueueEmail(ctx, { kind: 'test', to }, ctx.actor.adminId)
    await recordAudit(ctx, { action: 'message.test_ordered', entityId: ctx.actor.adminId })
  })
  ctx.publish('messages')
}
