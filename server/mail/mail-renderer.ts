import { pathToFileURL } from 'node:url'
import type { MailPayload } from '#shared/mail/payload.ts'
import { programFile } from '../folders.ts'
import { createWorkerQueue } from '../threads/worker-queue.ts'

/** A message to be drawn: all it shows, and the site it leads to (an origin without a final slash). */
export type DrawingOrder = {
  readonly payload: MailPayload
  readonly siteUrl: string
}

/** A message as it is sent: complete HTML, and the same in plain text. */
export type DrawnMail = { readonly html: string; readonly text: string }

/** Draws messages away from the thread that answers requests. */
export type MailRenderer = {
  /** @throws {AppError} `unavailable` while too many wait, or when this one failed. */
  draw: (order: DrawingOrder) => Promise<DrawnMail>
  stop: () => Promise<void>
}

/** One thread that draws messages, and the queue before it; a few milliseconds each. */
export function createMailRenderer(): MailRenderer {
  const { order, stop } = createWorkerQueue<DrawingOrder, DrawnMail>({
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
  return { draw: order, stop }
}
