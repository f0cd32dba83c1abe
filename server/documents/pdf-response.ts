import { z } from 'zod'
import { failures } from '../http/responses.ts'

const pdf = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({
    type: 'string',
    contentMediaType: 'application/pdf',
  })

/** The answers of a call that makes a document. */
export const pdfOrFailure = {
  200: { content: { 'application/pdf': { schema: pdf } } },
  ...failures,
}
