import { createHash, randomBytes } from 'node:crypto'

/** A fresh secret of 256 bits, as it travels in a header or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The only form in which a token is kept: its SHA-256, in hexadecimal. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
