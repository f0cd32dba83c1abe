import { missingColumns } from '#shared/booking-reader/csv/columns.ts'
import type { Encoding, EncodingSource } from '#shared/booking-reader/csv/decode-text.ts'
import { farCells } from '#shared/booking-reader/csv/far-cells.ts'
import { type FileZone, findFileZone } from '#shared/booking-reader/csv/file-settings.ts'
import { failedRowsCsv } from '#shared/booking-reader/csv/import-rows.ts'
import {
  type BookingOptions,
  type ReadBookings,
  readBookings,
} from '#shared/booking-reader/csv/read-bookings.ts'
import { type CsvTable, readCsv } from '#shared/booking-reader/csv/read-csv.ts'
import type { ParsedMeeting, ParseOptions } from '#shared/booking-reader/text/meeting.ts'
import { parseMeeting } from '#shared/booking-reader/text/parse-meeting.ts'
import type { FailedRow } from './import-run.ts'

/** What is known of a file before a zone is chosen, or the sentence why it is no table of meetings. */
export type OpenedFile =
  | { problem: string; isText: boolean }
  | {
      problem: null
      rows: number
      encoding: Encoding
      encodingSource: EncodingSource
      /** Cells with letters that other encodings read otherwise; none of a file in Unicode. */
      samples: string[]
      delimiter: string
      zone: FileZone | null
    }

/** Every question that is answered, with what it is asked with and what it answers. */
export type Questions = {
  paste: { asked: { text: string; options: ParseOptions }; answer: ParsedMeeting }
  open: { asked: Uint8Array; answer: OpenedFile }
  /** The file last opened, in the encoding that a person chose; it stays as it was where it can not be read so. */
  decode: { asked: Encoding; answer: OpenedFile }
  bookings: { asked: BookingOptions; answer: ReadBookings }
  failedRows: { asked: readonly FailedRow[]; answer: string }
}

type Answers = {
  [Kind in keyof Questions]: (asked: Questions[Kind]['asked']) => Questions[Kind]['answer']
}

const problems = {
  'not-text': 'This file is not text. Export the meetings as CSV and choose that file.',
  empty: 'This file is empty.',
}

/**
 * Reads pastes and files. It keeps the table of the file last opened, so that the questions about
 * it need not carry it along. It runs in a worker: no paste and no file holds up the page.
 */
export function importAnswers(): Answers {
  let file: Uint8Array | null = null
  let table: CsvTable | null = null
  const opened = (): CsvTable => {
    if (!table) throw new Error('No file is open.')
    return table
  }
  const read = (bytes: Uint8Array, encoding?: Encoding): OpenedFile => {
    const answer = readTable(bytes, encoding)
    if ('problem' in answer) return answer
    file = bytes
    table = answer
    const { source, delimiter, rows } = answer
    return {
      problem: null,
      rows: rows.length,
      encoding: answer.encoding,
      encodingSource: source,
      samples: source === 'unicode' ? [] : farCells(answer),
      delimiter,
      zone: findFileZone(answer),
    }
  }
  return {
    paste: ({ text, options }) => parseMeeting(text, options),
    open: (bytes) => read(bytes),
    decode: (encoding) => {
      if (!file) throw new Error('No file is open.')
      return read(file, encoding)
    },
    bookings: (options) => readBookings(opened(), options),
    failedRows: (failed) => failedRowsCsv(opened(), failed),
  }
}

/** A file as a table that has meetings, or why it is none. */
function readTable(
  bytes: Uint8Array,
  encoding: Encoding | undefined,
): CsvTable | { problem: string; isText: boolean } {
  const read = readCsv(bytes, undefined, encoding)
  if ('problem' in read) {
    const { problem } = read
    return {
      isText: problem !== 'not-text',
      problem:
        problem === 'unclosed-quote'
          ? `A quotation mark that begins in line ${read.line} is never closed.`
          : problems[problem],
    }
  }
  const missing = missingColumns(read.headers, read.rows)
  if (missing.length > 0) {
    const columns = missing.map((name) => `“${name}”`).join(' and ')
    return { isText: true, problem: `The first line names no column ${columns}.` }
  }
  if (read.rows.length === 0) {
    return { isText: true, problem: 'This file has a first line and no rows.' }
  }
  return read
}
