import { pipeline } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/**
 * An international number: digits and the marks that stand between them. Without a letter, a comma
 * or a second `+` it can name no function and no cell.
 */
const phoneNumber = /^\+(?:[ ()./-]{0,2}\d){5,20}$/

/** A cell that is read as the text it is: what would be a formula stands behind an apostrophe. */
export const csvCell = (text: string): string =>
  formulaStart.test(text) && !phoneNumber.test(text) ? `'${text}` : text

/**
 * What some reader takes for the end of a cell or a row: Excel parts cells at a semicolon where a comma
 * is the decimal mark, and pasting parts them at a tab. `csv-stringify` quotes at commas, quotes and
 * line feeds by itself.
 */
const partsCells = /[;\t\r]/

/**
 * Streams rows as a CSV file to save: UTF-8 with a byte order mark, which spreadsheets need to read
 * it right, no cell a formula, and each cell one, whatever parts cells there.
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: string[],
  rows: AsyncIterable<(string | null)[]>,
) {
  const csv = stringify({
    header: true,
    columns,
    bom: true,
    cast: { string: csvCell },
    quoted_match: partsCells,
  })
  // What ends either ends both; Fastify hears of it from `csv` and answers, or breaks off.
  pipeline(rows, csv, () => {})
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(csv)
}
