import { asc, eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { EmailDetails } from '#shared/mail/schema.ts'
import type { Ctx } from '../context.ts'
import { emailAttachments, emails } from '../db/schema.ts'
import { knownId, notFound } from '../errors.ts'
import { attachmentNames } from './attachments.ts'
import type { EmailRenderer } from './email-renderer.ts'
import { type EmailRow, presentDetails } from './presenter.ts'
import { senderOf } from './smtp-email.ts'

/** The e-mail with this id. @throws {AppError} `not_found`. */
export async function findEmail(ctx: Ctx, id: string, lock = false): Promise<EmailRow> {
  knownId(id, 'message')
  const query = ctx.db.select().from(emails).where(eq(emails.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('message')
  return row
}

type Arguments = { ctx: Ctx; id: string; mails: EmailRenderer }

/**
 * An e-mail with all it says: as it was sent or, before the first attempt, as it would be now.
 * @throws {AppError} `not_found`; `unavailable` when it can not be rendered.
 */
export async function showEmail({ ctx, id, mails }: Arguments): Promise<EmailDetails> {
  const row = await findEmail(ctx, id)
  const { name, address } = await senderOf(ctx)
  const { html, text, payload } = row
  const asSent = html !== null && text !== null
  const rendered = asSent
    ? { html, text }
    : await mails.render({ payload, siteUrl: ctx.env.publicUrl })
  return presentDetails(row, {
    ...rendered,
    asSent,
    from: `${name} <${address}>`,
    replyTo: row.replyTo ?? brand.email,
    attachments: asSent ? await kept(ctx, id) : attachmentNames(payload),
  })
}

const kept = (ctx: Ctx, id: string) =>
  ctx.db
    .select({
      position: emailAttachments.position,
      fileName: emailAttachments.fileName,
      contentType: emailAttachments.contentType,
      bytes: sql<number>`octet_length(${emailAttachments.content})`,
    })
    .from(emailAttachments)
    .where(eq(emailAttachments.emailId, id))
    .orderBy(asc(emailAttachments.position))
