import { createHmac, timingSafeEqual } from 'node:crypto'

/** A delivery that was signed longer ago, or further ahead, is refused: it may be an old one sent again. */
const signatureAge = 3 * 60_000

/** Why a delivery is not what its tool signed, in a sentence; null where it is. */
export type SignatureProblem = string | null

const hmac = (secret: string, text: Buffer) => createHmac('sha256', secret).update(text).digest()

/** Compared in the same time, wherever they differ. */
function isSame(expected: Buffer, sent: string): boolean {
  const bytes = /^[\da-f]{64}$/i.test(sent) ? Buffer.from(sent, 'hex') : null
  return bytes !== null && timingSafeEqual(expected, bytes)
}

const forged = 'The signature does not fit the secret.'

/** `Calendly-Webhook-Signature: t=…,v1=…`: the seconds, and HMAC-SHA256 over `t.body`. */
export function calendlyProblem(
  header: string | undefined,
  body: Buffer,
  secret: string,
  now: Date,
): SignatureProblem {
  const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/i.exec(header?.replaceAll(' ', '') ?? '')
  const [, seconds, signature] = parts ?? []
  if (!seconds || !signature) return 'There is no signature.'
  if (!isSame(hmac(secret, Buffer.concat([Buffer.from(`${seconds}.`), body])), signature)) {
    return forged
  }
  const age = Math.abs(now.getTime() - Number(seconds) * 1_000)
  return age > signatureAge ? 'The signature is more than three minutes old.' : null
}

/** `X-Cal-Signature-256`: HMAC-SHA256 over the body; a tool without a secret sends words instead. */
export function calcomProblem(
  header: string | undefined,
  body: Buffer,
  secret: string,
): SignatureProblem {
  if (!header) return 'There is no signature.'
  if (header === 'no-secret-provided') return 'Cal.com has no secret set for this webhook.'
  return isSame(hmac(secret, body), header) ? null : forged
}
