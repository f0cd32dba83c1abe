import type { MailPayload } from '#shared/mail/payload.ts'

/** A message to be drawn: all it shows, and the site it leads to (an origin without a final slash). */
export type DrawingOrder = {
  readonly payload: MailPayload
  readonly siteUrl: string
}

/** A message as it is sent: complete HTML, and the same in plain text. */
export type DrawnMail = { readonly html: string; readonly text: string }
