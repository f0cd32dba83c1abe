import { z } from 'zod'
import { challengeSchema } from './proof/schema.ts'

/**
 * The closed union of failures the API answers with (design.md §4, "failures").
 * `server/errors.ts` maps each to one HTTP status; the map is exhaustive.
 */
const errorCodes = [
  'invalid',
  'unauthenticated',
  'wrong_credentials',
  'two_factor_required',
  'forbidden',
  'not_found',
  'already_exists',
  'edit_conflict',
  'erased',
  'slot_taken',
  'key_reused',
  'too_large',
  'address_too_long',
  'unsupported_type',
  'too_many_requests',
  'proof_required',
  'unavailable',
  'unexpected',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The body of every answer that is not a success: a sentence for people, a code for programs. */
export const errorBodySchema = z.object({
  error: z.string().describe('One sentence a person can act on.'),
  code: z.enum(errorCodes),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('The message of each field that needs another look; for `invalid` above all.'),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('For `edit_conflict`: the record as it stands now.'),
  changedBy: z
    .object({ name: z.string(), isYou: z.boolean() })
    .optional()
    .describe('For `edit_conflict`: who changed it last, when that was a person.'),
  next: z
    .array(z.iso.datetime())
    .optional()
    .describe('For `slot_taken`: the next free starts, at most three.'),
  challenge: challengeSchema
    .optional()
    .describe('For `proof_required`: solve it and call again with the header `Proof-Of-Work`.'),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
