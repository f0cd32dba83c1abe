import { asc, eq } from 'drizzle-orm'
import { nextAttempt } from '#shared/mail/retry.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { messageAttachments, messages } from '../db/schema.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import { type Attachment, attachmentsOf } from './attachments.ts'
import { checkBeforeSend } from './check-before-send.ts'
import { inThisAttempt } from './claim.ts'
import { classifySmtpError, type SmtpFailure } from './classify-smtp-error.ts'
import type { DrawnMail, MailRenderer } from './mail-renderer.ts'
import { noteMailProblem } from './mail-state.ts'
import { dateOf, outgoing, type Sender } from './outgoing.ts'
import type { MessageRow } from './presenter.ts'
import type { Transport } from './transport.ts'

export type Tools = {
  mails: MailRenderer
  documents: DocumentRenderer
  transport: Transport
  sender: Sender
}

/**
 * Draws a claimed message, or takes it as drawn before, hands it to the mail server and writes down
 * what came of it. A crash before the last step repeats the message with the same Message-ID; so
 * does an error, which is thrown when the database can not be read or written.
 */
export async function attempt(
  ctx: Ctx,
  message: MessageRow,
  tools: Tools,
): Promise<'sent' | 'withdrawn' | SmtpFailure['kind']> {
  const drawing = await draw(ctx, message, tools).catch((error: unknown) =>
    classifySmtpError(error),
  )
  if ('kind' in drawing) {
    await markFailed(ctx, message, null, drawing)
    return 'later'
  }
  const complete = await checkBeforeSend(ctx, message)
  if (!complete) return 'withdrawn'
  const { html, text, attachments } = drawing
  const drawn = { html: complete(html), text: complete(text) }
  const sent = await tools.transport
    .send(outgoing(ctx.env, tools.sender, message, drawn, attachments))
    .catch((error: unknown) => classifySmtpError(error))
  if (typeof sent === 'object') {
    await markFailed(ctx, message, drawing, sent)
    if (sent.kind === 'server') await noteMailProblem(ctx, sent.answer)
    return sent.kind
  }
  await markSent(ctx, message, drawing, sent)
  return 'sent'
}

async function draw(ctx: Ctx, message: MessageRow, tools: Tools): Promise<Drawing> {
  const { html, text, payload } = message
  if (html !== null && text !== null) {
    const attachments = await ctx.db
      .select()
      .from(messageAttachments)
      .where(eq(messageAttachments.messageId, message.id))
      .orderBy(asc(messageAttachments.position))
    return { html, text, attachments, fresh: false }
  }
  const siteUrl = ctx.env.publicUrl
  const from = tools.sender.address
  const parts = {
    documents: tools.documents,
    siteUrl,
    from,
    at: message.createdAt,
    date: dateOf(message),
  }
  const attachments = await attachmentsOf(payload, parts)
  return { ...(await tools.mails.draw({ payload, siteUrl })), attachments, fresh: true }
}

/** What was tried to send; kept with the outcome, so that every later attempt sends the same. */
type Drawing = DrawnMail & { attachments: readonly Attachment[]; fresh: boolean }

/** The server has it: whatever happened to the row meanwhile, this is the truth. */
const markSent = (ctx: Ctx, message: MessageRow, drawing: Drawing, answer: string) =>
  keep(ctx, message, drawing, {
    state: 'sent',
    sentAt: ctx.clock(),
    lastAnswer: answer.slice(0, 500),
  })

/**
 * The server has it not: tried again later, or given up for good. What only the server itself stood
 * in the way of is held, for an admin to release once that is mended.
 */
async function markFailed(
  ctx: Ctx,
  message: MessageRow,
  drawing: Drawing | null,
  { kind, answer }: SmtpFailure,
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
