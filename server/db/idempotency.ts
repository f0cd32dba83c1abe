import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'

/** The two columns of a row that a call with an `Idempotency-Key` made. */
export type Keyed = { idempotencyKey: string | null; idempotencyHash: string | null }

/**
 * What a row keeps of its call's key: the key, and the hash of what came with it. `content` is what
 * was parsed, without what tells of the attempt alone, so that a second try is the same.
 */
export const keyed = (key: string | undefined, content: object): Keyed =>
  key === undefined
    ? { idempotencyKey: null, idempotencyHash: null }
    : { idempotencyKey: key, idempotencyHash: hashOf(content) }

const hashOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/**
 * Refuses a key that has made another row than it would now. One from before hashes were kept is
 * taken at its word.
 * @throws {AppError} `key_reused`.
 */
export function refuseOtherContent(made: Keyed, { idempotencyHash }: Keyed): void {
  if (made.idempotencyHash === null || made.idempotencyHash === idempotencyHash) return
  throw new AppError(
    'key_reused',
    'This Idempotency-Key has been used for another content, which is kept as it was sent. Send anything else with a key of its own.',
  )
}
