import { brand } from '#content/brand.ts'
import { parseMailbox } from '#shared/mail/mailbox.ts'
import type { EmailPayload } from '#shared/mail/payload.ts'
import { breakEncodedWords } from '#shared/mail/plain-words.ts'
import { subscriptionPage } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import type { Env } from '../env.ts'
import { readSettings } from '../settings/settings.ts'
import type { Attachment } from './attachments.ts'
import type { RenderedEmail } from './email-renderer.ts'
import type { EmailRow } from './presenter.ts'

/** An e-mail as it goes to the mail server. */
export type SmtpEmail = RenderedEmail & {
  from: Sender
  to: { name: string; address: string }
  replyTo: string
  subject: string
  messageId: string
  date: Date
  headers: Record<string, string>
  attachments: readonly Attachment[]
}

/**
 * The date an e-mail bears, the same at every attempt: of its first one. One that was held for weeks
 * would else arrive among the old mail, and a calendar would take a later part for the older one.
 */
export const dateOf = ({ firstAttemptAt, createdAt }: EmailRow): Date => firstAttemptAt ?? createdAt

/** Puts together what was rendered and what the mail server needs to know. */
export function smtpEmailOf(
  env: Env,
  from: Sender,
  email: EmailRow,
  rendered: RenderedEmail,
  attachments: readonly Attachment[],
): SmtpEmail {
  return {
    ...rendered,
    from,
    to: { name: breakEncodedWords(email.toName), address: email.toAddress },
    replyTo: email.replyTo ?? brand.email,
    // Written before they were broken up, it may hold some.
    subject: breakEncodedWords(email.subject),
    // The same at every attempt: a receiver that got it twice can tell.
    messageId: `<${email.id}@${new URL(env.publicUrl).hostname}>`,
    date: dateOf(email),
    headers: {
      // Keeps absence notes and other machines from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...leavingHeaders(env, email.payload),
    },
    attachments,
  }
}

/** What lets a mail program offer its own button to leave the newsletter (RFC 2369, RFC 8058). */
function leavingHeaders(env: Env, payload: EmailPayload): Record<string, string> {
  if (payload.kind !== 'subscription_confirm') return {}
  const token = payload.leaveToken ?? payload.token ?? ''
  const href = env.publicUrl + subscriptionPage.unsubscribeWith(token)
  return {
    'List-Unsubscribe': `<${href}>, <mailto:${brand.email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export type Sender = { name: string; address: string }

/** Who e-mails come from: the address of Settings, else `MAIL_FROM`, else the firm's own. */
export async function senderOf({ db, env }: Ctx): Promise<Sender> {
  const { fromEmail } = await readSettings(db)
  const configured = env.mailFrom ? parseMailbox(env.mailFrom) : null
  return {
    name: configured?.name ?? brand.name,
    address: fromEmail ?? configured?.address ?? brand.email,
  }
}
