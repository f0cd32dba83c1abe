import { z } from 'zod'
import type { ErrorCode } from '#shared/errors.ts'
import { failuresOf } from '../http/responses.ts'

const pdf = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({
    type: 'string',
    contentMediaType: 'application/pdf',
  })

/** The answers of a call that makes a document, or fails so. */
export const pdfOrFailure = (...codes: ErrorCode[]) => ({
  200: { content: { 'application/pdf': { schema: pdf } } },
  ...failuresOf(...codes),
})
