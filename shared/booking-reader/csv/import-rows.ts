import Papa from 'papaparse'
import type { ConsultationRequest } from '../../consultations/schema.ts'
import type { Booking } from './read-bookings.ts'
import type { CsvTable } from './read-csv.ts'

/** What one row of a file sends (admin-back-office.md §7). */
export const importRequest = (booking: Booking): ConsultationRequest => ({
  name: booking.name,
  email: booking.email,
  company: booking.company,
  phone: booking.phone,
  preferredDate: booking.utc,
  timeZone: booking.zone,
  meetingType: booking.meetingType,
  status: booking.status,
  message: `Imported from CSV - ${booking.meetingType}`,
  importKey: booking.key,
})

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

/** Rows that the preview shows (admin-back-office.md §2, §9). */
const previewSize = 5

/** The first five of a list, and the note for the rest: 'And 7 more', or null. */
export function previewOf<Row>(rows: readonly Row[]): {
  rows: readonly Row[]
  note: string | null
} {
  const more = rows.length - previewSize
  return { rows: rows.slice(0, previewSize), note: more > 0 ? `And ${more} more` : null }
}
