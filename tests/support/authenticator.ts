import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows for a secret at an instant, given in milliseconds. */
export const codeAt = (secret: string, timestamp: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
