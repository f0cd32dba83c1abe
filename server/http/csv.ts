import { pipeline } from 'node:stream'
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
  const csv = stringify({ header: true, columns, bom: true, escape_formulas: true })
  // What ends either ends both; Fastify hears of it from `csv` and answers, or breaks off.
  pipeline(rows, csv, () => {})
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(csv)
}
