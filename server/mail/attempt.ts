import { asc, eq } from 'drizzle-orm'
import { nextAttempt } from '#shared/mail/retry.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { emailAttachments, emails } from '../db/schema.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import { type Attachment, attachmentsOf } from './attachments.ts'
import { checkBeforeSend, type SecretLinks } from './check-before-send.ts'
import { inThisAttempt } from './claim.ts'
import { classifySmtpError, type SmtpFailure } from './classify-smtp-error.ts'
import type { EmailRenderer, RenderedEmail } from './email-renderer.ts'
import { setMailProblem } from './mail-state.ts'
import type { EmailRow } from './presenter.ts'
import { dateOf, type Sender, smtpEmailOf } from './smtp-email.ts'
import type { Transport } from './transport.ts'

export type Tools = {
  mails: EmailRenderer
  documents: DocumentRenderer
  transport: Transport
  sender: Sender
  secretLinks: SecretLinks
}

/**
 * Renders a claimed e-mail, or takes it as rendered before, hands it to the mail server and writes down
 * what came of it. A crash before the last step repeats the e-mail with the same Message-ID; so
 * does an error, which is thrown when the database can not be read or written.
 */
export async function attempt(
  ctx: Ctx,
  email: EmailRow,
  tools: Tools,
): Promise<'sent' | 'withdrawn' | SmtpFailure['kind']> {
  const rendering = await render(ctx, email, tools).catch((error: unknown) =>
    classifySmtpError(error),
  )
  if ('kind' in rendering) {
    await markFailed(ctx, email, null, rendering)
    return 'later'
  }
  const complete = await checkBeforeSend(ctx, email, tools.secretLinks)
  if (!complete) return 'withdrawn'
  const { html, text, attachments } = rendering
  const rendered = { html: complete(html), text: complete(text) }
  const sent = await tools.transport
    .send(smtpEmailOf(ctx.env, tools.sender, email, rendered, attachments))
    .catch((error: unknown) => classifySmtpError(error))
  if (typeof sent === 'object') {
    await markFailed(ctx, email, rendering, sent)
    if (sent.kind === 'server') await setMailProblem(ctx, sent.answer)
    return sent.kind
  }
  await markSent(ctx, email, rendering, sent)
  return 'sent'
}

async function render(ctx: Ctx, email: EmailRow, tools: Tools): Promise<Rendering> {
  const { html, text, payload } = email
  if (html !== null && text !== null) {
    const attachments = await ctx.db
      .select()
      .from(emailAttachments)
      .where(eq(emailAttachments.emailId, email.id))
      .orderBy(asc(emailAttachments.position))
    return { html, text, attachments, fresh: false }
  }
  const siteUrl = ctx.env.publicUrl
  const from = tools.sender.address
  const parts = {
    documents: tools.documents,
    siteUrl,
    from,
    at: email.createdAt,
    date: dateOf(email),
  }
  const attachments = await attachmentsOf(payload, parts)
  return { ...(await tools.mails.render({ payload, siteUrl })), attachments, fresh: true }
}

/** What was tried to send; kept with the outcome, so that every later attempt sends the same. */
type Rendering = RenderedEmail & { attachments: readonly Attachment[]; fresh: boolean }

/** The server has it: whatever happened to the row meanwhile, this is the truth. */
const markSent = (ctx: Ctx, email: EmailRow, rendering: Rendering, answer: string) =>
  keep(ctx, email, rendering, {
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
  email: EmailRow,
  rendering: Rendering | null,
  { kind, answer }: SmtpFailure,
): Promise<void> {
  const next = kind === 'refused' ? null : nextAttempt(email.attempts, ctx.clock(), email.giveUpAt)
  const outcome = next
    ? { nextAttemptAt: next, lastAnswer: answer }
    : { state: kind === 'server' ? ('held' as const) : ('failed' as const), lastAnswer: answer }
  await keep(ctx, email, rendering, outcome)
}

type Outcome = Partial<Pick<EmailRow, 'state' | 'sentAt' | 'lastAnswer' | 'nextAttemptAt'>>

async function keep(ctx: Ctx, email: EmailRow, rendering: Rendering | null, outcome: Outcome) {
  const { html, text } = rendering ?? {}
  const changes = { ...outcome, leasedUntil: null, ...(rendering?.fresh && { html, text }) }
  // An e-mail an admin cancelled meanwhile stays cancelled, unless it is out already.
  const which = outcome.state === 'sent' ? eq(emails.id, email.id) : inThisAttempt(email)
  const update = (ctx: Ctx) => ctx.db.update(emails).set(changes).where(which)
  if (!rendering?.fresh || rendering.attachments.length === 0) return void (await update(ctx))
  await inTransaction(ctx, async (ctx) => {
    await update(ctx)
    if (!(await isStillThere(ctx, email.id))) return
    const rows = rendering.attachments.map((attachment, position) => ({
      emailId: email.id,
      position,
      ...attachment,
    }))
    await ctx.db.insert(emailAttachments).values(rows).onConflictDoNothing()
  })
}

/** A person who was erased meanwhile has taken the e-mail with them. */
async function isStillThere(ctx: Ctx, id: string): Promise<boolean> {
  const query = ctx.db.select({ id: emails.id }).from(emails).where(eq(emails.id, id))
  return (await query.for('share')).length > 0
}
