import type { Encoding, EncodingSource } from '../booking-reader/csv/decode-text.ts'
import { farCells } from '../booking-reader/csv/far-cells.ts'
import { openCsv } from '../booking-reader/csv/read-csv.ts'
import { isImportHeader } from './columns.ts'

/** In which encoding a file is read, and cells by which one sees whether that is right. */
export type FileLetters = { encoding: Encoding; encodingSource: EncodingSource; samples: string[] }

/**
 * The letters of a file of people, in the encoding that its words tell or `chosen`; null for a file
 * that is no table, of which the server says why.
 */
export function lettersOf(bytes: Uint8Array, chosen?: Encoding): FileLetters | null {
  const opened = openCsv(bytes, isImportHeader, chosen)
  if ('problem' in opened) return null
  const { encoding, source, headers, batches } = opened
  const samples = source === 'unicode' ? [] : farCells({ headers, rows: rowsOf(batches) })
  return { encoding, encodingSource: source, samples }
}

function* rowsOf<Row>(batches: Iterable<{ rows: readonly Row[] }>): Generator<Row> {
  for (const { rows } of batches) yield* rows
}
