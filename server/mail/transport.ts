import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { libraryAddress } from '#shared/mail/smtp-tls.ts'
import { type Env, EnvError } from '../env.ts'
import type { SmtpEmail } from './smtp-email.ts'

/** The way to the mail server; connections are kept and used again. */
export type Transport = {
  /** Resolves with the server's answer once it has taken the e-mail. */
  send: (email: SmtpEmail) => Promise<string>
  /** Connects, encrypts and signs in, and sends nothing. Rejects with what keeps it from that. */
  verify: () => Promise<unknown>
  close: () => void
}

/** Connections of one process to the mail server, and so e-mails on their way at a time. */
export const connections = 5

const seconds = 1_000
/** Longest one e-mail may take, whatever the server does; attachments included. */
const sendingLimit = 90 * seconds

/**
 * The transport the configuration names, or null without `SMTP_URL`.
 * @throws {EnvError} when the DKIM key can not be read.
 */
export function openTransport(env: Pick<Env, 'smtpUrl' | 'dkim'>): Transport | null {
  if (!env.smtpUrl) return null
  const pool = createTransport({
    url: libraryAddress(env.smtpUrl),
    pool: true,
    maxConnections: connections,
    maxMessages: 200,
    // The outbox decides what is sent again: a pool that does would repeat behind its back.
    maxRequeues: 0,
    // Shorter than any server's own timeout, so that a connection is never found closed.
    idleTimeout: 5 * seconds,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(env.dkim && { dkim: dkimOf(env.dkim) }),
  })
  return {
    send: async (email) => {
      const signal = AbortSignal.timeout(sendingLimit)
      const { response } = await pool.sendMail({ ...optionsOf(email), signal })
      return response ?? ''
    },
    verify: () => pool.verify(),
    close: () => pool.close({ force: true }),
  }
}

/** What a signature covers: also what a mail program trusts before it offers its own button (RFC 8058 §4). */
const signedFields = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

function dkimOf({ domain, selector, keyFile }: NonNullable<Env['dkim']>) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey: rsaKeyIn(keyFile),
    headerFieldNames: signedFields.join(':'),
  }
}

/** The key in a file, as text. The mail library would send unsigned what it can not sign. */
function rsaKeyIn(file: string): string {
  try {
    const key = readFileSync(file, 'utf8')
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') return key
  } catch (cause) {
    throw new EnvError('DKIM_KEY_FILE can not be read as a private key in PEM.', { cause })
  }
  throw new EnvError('DKIM_KEY_FILE must hold an RSA key.')
}

function optionsOf(email: SmtpEmail): SendMailOptions {
  const calendar = email.attachments.find(({ contentType }) => contentType.includes('calendar'))
  const method = calendar && /method=(\w+)/.exec(calendar.contentType)?.[1]
  return {
    from: email.from,
    to: email.to,
    replyTo: email.replyTo,
    subject: email.subject,
    messageId: email.messageId,
    date: email.date,
    html: email.html,
    text: email.text,
    headers: email.headers,
    ...(calendar && {
      icalEvent: {
        method: method ?? 'REQUEST',
        filename: calendar.fileName,
        content: Buffer.from(calendar.content),
      },
    }),
    attachments: email.attachments
      .filter((attachment) => attachment !== calendar)
      .map(({ fileName, contentType, content }) => ({
        filename: fileName,
        contentType,
        content: Buffer.from(content),
      })),
  }
}
