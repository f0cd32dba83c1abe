import { brand } from '#content/brand.ts'
import { parseMailbox } from '#shared/mail/mailbox.ts'
import type { MailPayload } from '#shared/mail/payload.ts'
import { subscriptionPage } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import type { Env } from '../env.ts'
import { readSettings } from '../settings/settings.ts'
import type { Attachment } from './attachments.ts'
import type { DrawnMail } from './mail-renderer.ts'
import type { MessageRow } from './presenter.ts'

/** A message as it goes to the mail server. */
export type Outgoing = DrawnMail & {
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
 * The date a message bears, the same at every attempt: of its first one. One that was held for weeks
 * would else arrive among the old mail, and a calendar would take a later part for the older one.
 */
export const dateOf = ({ firstAttemptAt, createdAt }: MessageRow): Date =>
  firstAttemptAt ?? createdAt

/** Puts together what was drawn and what the mail server needs to know. */
export function outgoing(
  env: Env,
  from: Sender,
  message: MessageRow,
  drawn: DrawnMail,
  attachments: readonly Attachment[],
): Outgoing {
  return {
    ...drawn,
    from,
    to: { name: message.toName, address: message.toAddress },
    replyTo: message.replyTo ?? brand.email,
    subject: message.subject,
    // The same at every attempt: a receiver that got it twice can tell.
    messageId: `<${message.id}@${new URL(env.publicUrl).hostname}>`,
    date: dateOf(message),
    headers: {
      // Keeps absence notes and other machines from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...leavingHeaders(env, message.payload),
    },
    attachments,
  }
}

/** What lets a mail program offer its own button to leave the newsletter (RFC 2369, RFC 8058). */
function leavingHeaders(env: Env, payload: MailPayload): Record<string, string> {
  if (payload.kind !== 'subscription_confirm') return {}
  const href = env.publicUrl + subscriptionPage.unsubscribeWith(payload.leaveToken ?? payload.token)
  return {
    'List-Unsubscribe': `<${href}>, <mailto:${brand.email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export type Sender = { name: string; address: string }

/** Who messages come from: the address of Settings, else `MAIL_FROM`, else the firm's own. */
export async function senderOf({ db, env }: Ctx): Promise<Sender> {
  const { fromEmail } = await readSettings(db)
  const configured = env.mailFrom ? parseMailbox(env.mailFrom) : null
  return {
    name: configured?.name ?? brand.name,
    address: fromEmail ?? configured?.address ?? brand.email,
  }
}
