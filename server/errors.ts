import { z } from 'zod'
import type { ErrorBody, ErrorCode } from '#shared/errors.ts'
import type { Challenge } from '#shared/proof/schema.ts'

/** The one status of each failure; exhaustive, so a new code can not be forgotten. */
export const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  two_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  already_exists: 409,
  edit_conflict: 409,
  erased: 409,
  slot_taken: 409,
  too_large: 413,
  address_too_long: 414,
  unsupported_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  proof_required: 429,
  unavailable: 503,
  unexpected: 500,
}

type Details = {
  fields?: Record<string, string>
  current?: Record<string, unknown>
  changedBy?: ErrorBody['changedBy']
  /** Of `slot_taken`: the next free starts as ISO 8601. */
  next?: string[]
  challenge?: Challenge
  /** Seconds until trying again makes sense; sent as Retry-After. */
  retryAfter?: number
}

/** A failure the product knows: a code of the closed union and a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, sentence: string, details: Details = {}) {
    super(sentence)
    this.code = code
    this.details = details
  }

  get status(): number {
    return statusOf[this.code]
  }

  /** The answer's body. */
  toBody(): ErrorBody {
    const { fields, current, changedBy, next, challenge } = this.details
    return {
      error: this.message,
      code: this.code,
      ...(fields && { fields }),
      ...(current && { current }),
      ...(changedBy && { changedBy }),
      ...(next && { next }),
      ...(challenge && { challenge }),
    }
  }
}

export const notFound = (noun: string) =>
  new AppError('not_found', `This ${noun} does not exist, or has been deleted.`)

/**
 * An id as clients send it. Ids are opaque to them, so one of another shape is simply unknown.
 * @throws {AppError} `not_found`.
 */
export function knownId(id: string, noun: string): string {
  if (!z.uuid().safeParse(id).success) throw notFound(noun)
  return id
}
