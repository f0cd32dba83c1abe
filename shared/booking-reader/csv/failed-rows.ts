import Papa from 'papaparse'
import type { CsvTable } from './read-csv.ts'

const added = ['Line', 'Problem'] as const

/**
 * The rows that could not be imported as a file to mend and import again: as they came, with the
 * line and the reason behind. With a byte order mark, so that spreadsheets read it as UTF-8, and
 * with a quote before cells that a spreadsheet would compute (`readCsv` takes it off again).
 */
export function failedRowsCsv(
  { headers, rows, delimiter }: CsvTable,
  failed: readonly { line: number; reason: string }[],
): string {
  const byLine = new Map(rows.map((row) => [row.line, row.cells]))
  // A file that comes back mended has the two columns already.
  const kept = headers.flatMap((header, index) =>
    added.some((name) => name === header) ? [] : [index],
  )
  const data = failed.map(({ line, reason }) => {
    const cells = byLine.get(line) ?? []
    return [...kept.map((index) => cells[index] ?? ''), String(line), reason]
  })
  const fields = [...kept.map((index) => headers[index] ?? ''), ...added]
  return `\ufeff${Papa.unparse({ fields, data }, { delimiter, escapeFormulae: true, newline: '\r\n' })}`
}
