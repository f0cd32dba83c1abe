import type { FastifyReply } from 'fastify'

/** Answers with a PDF as a download. The bytes are sent as they are, not copied. */
export const sendPdf = (reply: FastifyReply, fileName: string, pdf: Uint8Array) =>
  reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
