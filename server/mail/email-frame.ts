import { emailFramePath } from '#shared/routes.ts'
import type { App } from '../http/app-instance.ts'

/** E-mails carry their styles in every element, as mail readers want it; nothing else is let in. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ')

/**
 * The document in which the outbox shows an e-mail. It is blank, the same for everyone, and here
 * only for its policy: a frame without an address of its own would have that of the back-office,
 * which refuses inline styles.
 */
export function emailFrame(app: App) {
  app.get(emailFramePath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Content-Security-Policy', policy)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="en"><title>Message</title></html>'),
  )
}
