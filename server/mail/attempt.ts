import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { messageAttachments } from '../db/schema.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import { attachmentsOf } from './attachments.ts'
import { lastLook } from './last-look.ts'
import { noteMailProblem } from './mail-problem.ts'
import type { MailRenderer } from './mail-renderer.ts'
import { type Drawing, markFailed, markSent } from './mark.ts'
import { dateOf, outgoing } from './outgoing.ts'
import type { MessageRow } from './presenter.ts'
import type { Sender } from './sender.ts'
import type { Transport } from './transport.ts'
import { type Verdict, verdictOn } from './verdict.ts'

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
): Promise<'sent' | 'withdrawn' | Verdict['kind']> {
  const drawing = await draw(ctx, message, tools).catch((error: unknown) => verdictOn(error))
  if ('kind' in drawing) {
    await markFailed(ctx, message, null, drawing)
    return 'later'
  }
  const complete = await lastLook(ctx, message)
  if (!complete) return 'withdrawn'
  const { html, text, attachments } = drawing
  const drawn = { html: complete(html), text: complete(text) }
  const sent = await tools.transport
    .send(outgoing(ctx.env, tools.sender, message, drawn, attachments))
    .catch((error: unknown) => verdictOn(error))
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
