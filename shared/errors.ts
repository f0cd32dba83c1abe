import { z } from 'zod'

/**
 * The closed union of failures the API answers with (design.md §4, "failures").
 * `server/errors.ts` maps each to one HTTP status; the map is exhaustive.
 */
const errorCodes = [
  'invalid',
  'unauthenticated',
  'wrong_credentials',
  'forbidden',
  'not_found',
  'already_exists',
  'edit_conflict',
  'too_large',
  'unsupported_type',
  'too_many_requests',
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
    .describe('For `invalid`: the message of each field that needs another look.'),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('For `edit_conflict`: the record as it stands now.'),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
