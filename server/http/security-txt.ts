import { brand } from '#content/brand.ts'
import { securityPolicyPath, securityTxtPath } from '#shared/routes.ts'
import type { Shared } from './actor.ts'
import type { App } from './app-instance.ts'

/** Days for which what is said counts; under a year, as RFC 9116 advises. */
const validDays = 180

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness. It runs out long after it is
 * served, and is written anew for whoever asks, so that a product left alone never shows a stale one.
 */
export function securityTxt(app: App, { env, clock }: Shared) {
  app.get(securityTxtPath, { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(clock().getTime() + validDays * 24 * 60 * 60 * 1000)
    expires.setUTCMilliseconds(0)
    const fields = {
      Contact: `mailto:${brand.email}`,
      Expires: expires.toISOString().replace('.000Z', 'Z'),
      'Preferred-Languages': 'en',
      Canonical: env.publicUrl + securityTxtPath,
      Policy: env.publicUrl + securityPolicyPath,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(lines.join(''))
  })
}
