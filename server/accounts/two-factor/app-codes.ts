import { Secret, TOTP } from 'otpauth'
import { brand } from '#content/brand.ts'
import { appCodeDigits } from '#shared/accounts/second-factor.ts'

/** The length of a step in seconds (RFC 6238), and what every authenticator app assumes. */
const period = 30
/** Steps a clock may be ahead or behind. */
const drift = 1

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: appCodeDigits,
    period,
  })

/** A fresh secret of 160 bits, in Base32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** The address that a QR code holds: `otpauth://totp/…`. */
export const keyUri = (secret: string, email: string) => totp(secret, email).toString()

/** The step a code belongs to, at most one away from `now`; null when it is none of the secret's. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: drift })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}
