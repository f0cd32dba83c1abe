import { eq } from 'drizzle-orm'
import { nextAttempt } from '#shared/mail/retry.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { messageAttachments, messages } from '../db/schema.ts'
import type { Attachment } from './attachments.ts'
import { inThisAttempt } from './claim.ts'
import type { DrawnMail } from './order.ts'
import type { MessageRow } from './presenter.ts'
import type { Verdict } from './verdict.ts'

/** What was tried to send; kept with the outcome, so that every later attempt sends the same. */
export type Drawing = DrawnMail & { attachments: readonly Attachment[]; fresh: boolean }

/** The server has it: whatever happened to the row meanwhile, this is the truth. */
export const markSent = (ctx: Ctx, message: MessageRow, drawing: Drawing, answer: string) =>
  keep(ctx, message, drawing, {
    state: 'sent',
    sentAt: ctx.clock(),
    lastAnswer: answer.slice(0, 500),
  })

/**
 * The server has it not: tried again later, or given up for good. What only the server itself stood
 * in the way of is held, for an admin to release once that is mended.
 */
export async function markFailed(
  ctx: Ctx,
  message: MessageRow,
  drawing: Drawing | null,
  { kind, answer }: Verdict,
): Promise<void> {
  const next =
    kind === 'refused' ? null : nextAttempt(message.attempts, ctx.clock(), message.giveUpAt)
  const outcome = next
    ? { nextAttemptAt: next, lastAnswer: answer }
    : { state: kind === 'server' ? ('held' as const) : ('failed' as const), lastAnswer: answer }
  await keep(ctx, message, drawing, outcome)
}

type Outcome = Partial<Pick<MessageRow, 'state' | 'sentAt' | 'lastAnswer' | 'nextAttemptAt'>>

async function keep(ctx: Ctx, message: MessageRow, drawing: Drawing | null, outcome: Outcome) {
  const { html, text } = drawing ?? {}
  const changes = { ...outcome, leasedUntil: null, ...(drawing?.fresh && { html, text }) }
  // A message an admin cancelled meanwhile stays cancelled, unless it is out already.
  const which = outcome.state === 'sent' ? eq(messages.id, message.id) : inThisAttempt(message)
  const update = (ctx: Ctx) => ctx.db.update(messages).set(changes).where(which)
  if (!drawing?.fresh || drawing.attachments.length === 0) return void (await update(ctx))
  await inTransaction(ctx, async (ctx) => {
    await update(ctx)
    if (!(await isStillThere(ctx, message.id))) return
    const rows = drawing.attachments.map((attachment, position) => ({
      messageId: message.id,
      position,
      ...attachment,
    }))
    await ctx.db.insert(messageAttachments).values(rows).onConflictDoNothing()
  })
}

/** A person who was erased meanwhile has taken the message with them. */
async function isStillThere(ctx: Ctx, id: string): Promise<boolean> {
  const query = ctx.db.select({ id: messages.id }).from(messages).where(eq(messages.id, id))
  return (await query.for('share')).length > 0
}
