import type { FastifyBaseLogger } from 'fastify'
import { smtpTls } from '#shared/mail/smtp-tls.ts'
import type { Ctx } from '../context.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import type { Live } from '../live/live.ts'
import { attempt, type Tools } from './attempt.ts'
import type { SecretLinks } from './check-before-send.ts'
import { claim, giveBack, renew, renewEvery } from './claim.ts'
import { classifySmtpError } from './classify-smtp-error.ts'
import { makeDueAfterClockAhead } from './clock-ahead.ts'
import type { EmailRenderer } from './email-renderer.ts'
import { clearMailProblem, setMailProblem } from './mail-state.ts'
import { planEmails } from './plan-emails.ts'
import type { EmailRow } from './presenter.ts'
import { senderOf } from './smtp-email.ts'
import { connections, openTransport, type Transport } from './transport.ts'

/** E-mails claimed at once: enough that no connection waits for the database. */
const batch = 50
/** How often a mail server that failed is tried again, whoever else does; in milliseconds. */
const recoverEvery = 60_000

export type MailService = {
  /**
   * Finds out what is wrong with the mail server before there is mail for it, and notes it: a
   * sentence, or null. Of one on this machine nothing is asked beforehand.
   */
  check: () => Promise<string | null>
  /**
   * Makes and sends what is due; resolves when nothing more is, or the mail server does not work.
   * Safe to call at any time.
   */
  deliver: () => Promise<void>
  /** Lets the e-mails on their way arrive, and gives back the others. */
  stop: () => Promise<void>
}

type Parts = {
  ctx: Ctx
  live: Pick<Live, 'subscribe'>
  mails: EmailRenderer
  documents: DocumentRenderer
  secretLinks: SecretLinks
  log: FastifyBaseLogger
}

/**
 * The one part that sends. It is woken by whoever enqueued mail, from any process; that is only a
 * hint, and the job that calls `deliver` every minute is what nothing is lost by.
 * @throws {EnvError} when the DKIM key can not be read.
 */
export function startMail(parts: Parts): MailService {
  const { ctx, live, mails, documents, secretLinks, log } = parts
  const transport = openTransport(ctx.env)
  const inHand = new Map<string, EmailRow>()
  const begun = ctx.clock()
  let stopping = false
  let running: Promise<void> | null = null
  let again = false
  /** False for a while after the mail server failed: not every hint tries it. */
  let serverWorks = true

  const onProblem = (err: unknown) => log.error({ err }, 'mail could not be made')

  /** Sends what is claimed over all connections; false when the mail server is not to be worked with. */
  const sendAll = async (claimed: EmailRow[], transport: Transport): Promise<boolean> => {
    const tools: Tools = { mails, documents, secretLinks, transport, sender: await senderOf(ctx) }
    let works = true
    for (const email of claimed) inHand.set(email.id, email)
    const lane = async () => {
      for (let next = claimed.shift(); next; next = claimed.shift()) {
        // Whatever it ends with: what stayed in hand would be renewed for ever, and never be due.
        const outcome = await attempt(ctx, next, tools).finally(() => inHand.delete(next.id))
        if (outcome === 'server') works = false
        if (!works || stopping) return
      }
    }
    const lanes = await Promise.allSettled(Array.from({ length: connections }, lane))
    for (const { id } of claimed) inHand.delete(id)
    await giveBack(ctx, claimed)
    const broken = lanes.find(({ status }) => status === 'rejected')
    if (broken?.status === 'rejected') throw broken.reason
    return works
  }

  const round = async () => {
    while (!stopping) {
      const planned = await planEmails(ctx, onProblem)
      const claimed = transport && serverWorks ? await claim(ctx, batch) : []
      if (planned === 0 && claimed.length === 0) return
      if (transport && claimed.length > 0) serverWorks = await sendAll(claimed, transport)
      ctx.publish('messages', ...(transport ? [] : (['notifications'] as const)))
    }
  }
  const run = async () => {
    do {
      again = false
      await round()
    } while (again && !stopping)
  }
  const go = () => {
    again = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  const wake = () => go().catch((err: unknown) => log.error({ err }, 'mail not delivered'))
  const unsubscribe = live.subscribe((topic) => {
    if (topic === 'messages') void wake()
  })
  const renewal = setInterval(() => {
    renew(ctx, [...inHand.keys()]).catch((err: unknown) => log.warn({ err }, 'mail not renewed'))
  }, renewEvery)
  renewal.unref()
  // The minute's job reaches one process only; the others find out by themselves.
  const recovery = setInterval(() => {
    if (serverWorks) return
    serverWorks = true
    void wake()
  }, recoverEvery)
  recovery.unref()

  void wake()

  return {
    check: async () => {
      await clearMailProblem(ctx, begun)
      const { smtpUrl } = ctx.env
      if (!transport || !smtpUrl || smtpTls(smtpUrl) !== 'required') return null
      const problem = await transport.verify().then(
        () => null,
        (error: unknown) => classifySmtpError(error).answer,
      )
      if (problem && !stopping) {
        await setMailProblem(ctx, problem)
        ctx.publish('messages')
      }
      return problem
    },
    deliver: async () => {
      serverWorks = true
      await makeDueAfterClockAhead(ctx)
      return go()
    },
    stop: async () => {
      stopping = true
      unsubscribe()
      clearInterval(renewal)
      clearInterval(recovery)
      const timeout = new Promise((done) => setTimeout(done, 8_000).unref())
      await Promise.race([running?.catch(() => {}), timeout])
      transport?.close()
    },
  }
}
