import { z } from 'zod'
import { errorBodySchema } from '#shared/errors.ts'

/** The failures every call may answer with, for the API's description. */
export const failures = {
  '4xx': errorBodySchema.describe('The call was refused.'),
  '5xx': errorBodySchema.describe('The server could not do it; trying again may help.'),
} as const

export const noContent = z.undefined().describe('Done; there is nothing to say.')
