import type { FastifyReply } from 'fastify'
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

/** Sends a PDF as a download. The bytes are sent as they are, not copied. */
export const sendPdf = (reply: FastifyReply, fileName: string, pdf: Uint8Array) =>
  reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
