import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/**
 * Streams rows as a CSV file to save: UTF-8 with a byte order mark, which spreadsheets need to read
 * it right, and cells that begin with `= + - @` made harmless, which they would take for formulas.
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: string[],
  rows: AsyncIterable<(string | null)[]>,
) {
  const csv = Readable.from(rows).pipe(
    stringify({ header: true, columns, bom: true, escape_formulas: true }),
  )
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(csv)
}
