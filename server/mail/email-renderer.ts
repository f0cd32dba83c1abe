import { pathToFileURL } from 'node:url'
import type { EmailPayload } from '#shared/mail/payload.ts'
import { programFile } from '../folders.ts'
import { createWorkerQueue } from '../workers/worker-queue.ts'

/** An e-mail to be rendered: all it shows, and the site it leads to (an origin without a final slash). */
export type EmailToRender = {
  readonly payload: EmailPayload
  readonly siteUrl: string
}

/** An e-mail as it is sent: complete HTML, and the same in plain text. */
export type RenderedEmail = { readonly html: string; readonly text: string }

/** Renders e-mails away from the thread that answers requests. */
export type EmailRenderer = {
  /** @throws {AppError} `unavailable` while too many wait, or when this one failed. */
  render: (email: EmailToRender) => Promise<RenderedEmail>
  stop: () => Promise<void>
}

/** One thread that renders e-mails, and the queue before it; a few milliseconds each. */
export function createEmailRenderer(): EmailRenderer {
  const { run, stop } = createWorkerQueue<EmailToRender, RenderedEmail>({
    name: 'mail',
    module: pathToFileURL(programFile('mail-worker')),
    maxWaiting: 200,
    timeLimit: 20_000,
    sentences: {
      busy: 'Many messages are being made right now. Please try again in a few seconds.',
      failed: 'The message could not be made. Please try again.',
      stopped: 'The server is stopping. Please try again.',
    },
  })
  return { render: run, stop }
}
