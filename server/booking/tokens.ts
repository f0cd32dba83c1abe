import { createHash, randomBytes } from 'node:crypto'

/** A secret that a link or a visitor's page carries: 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** How the token of a hold is kept. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
