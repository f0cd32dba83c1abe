import Papa from 'papaparse'
import { columnOf } from './columns.ts'
import { type DecodedText, decodeText, type Encoding } from './decode-text.ts'
import { withoutGuard } from './without-guard.ts'

/** A record of the file; `line` is the number of its first line, from 1, as editors show it. */
type CsvRow = { line: number; cells: readonly string[] }

type CsvHead = Omit<DecodedText, 'text'> & { delimiter: string; headers: readonly string[] }
export type CsvTable = CsvHead & { rows: readonly CsvRow[] }

/** Records that follow each other; `unclosedAt` is the line of a quote that never closes. */
type CsvBatch = { rows: readonly CsvRow[]; unclosedAt: number | null }
/** A file of which the head is read, and the rest a batch at a time, once. */
export type OpenCsv = CsvHead & { batches: Generator<CsvBatch, void> }

/** Why a file is no table: no text, nothing in it, or a quote that is opened and never closed. */
export type CsvProblem =
  | { problem: 'not-text' | 'empty' }
  | { problem: 'unclosed-quote'; line: number }

const delimiters = [',', ';', '\t', '|']

/** The first line with which Excel names the delimiter: `sep=;`. */
const namedDelimiter = /^"?sep=(.)"?\r?\n/i

/** Whether a cell of the head is one that whoever reads the file knows. */
type IsKnown = (header: string) => boolean
const isOfBooking: IsKnown = (header) => columnOf(header) !== null

/** Records that are parsed in one go: a file may have more than memory is to hold. */
const batchSize = 2_000

/**
 * A file of values separated by commas, semicolons, tabs or upright strokes as a table (RFC 4180, quoted line breaks);
 * `encoding` where a person said what it is in.
 */
export function readCsv(
  bytes: Uint8Array,
  isKnown: IsKnown = isOfBooking,
  encoding?: Encoding,
): CsvTable | CsvProblem {
  const opened = openCsv(bytes, isKnown, encoding)
  if ('problem' in opened) return opened
  const { batches, ...head } = opened
  const rows: CsvRow[] = []
  for (const batch of batches) {
    if (batch.unclosedAt !== null) return { problem: 'unclosed-quote', line: batch.unclosedAt }
    rows.push(...batch.rows)
  }
  return { ...head, rows }
}

/** As {@link readCsv}, with the records behind the head read while they are asked for. */
export function openCsv(
  bytes: Uint8Array,
  isKnown: IsKnown,
  chosen?: Encoding,
): OpenCsv | CsvProblem {
  const decoded = decodeText(bytes, chosen)
  if (!decoded) return { problem: 'not-text' }
  const named = decoded.text.match(namedDelimiter)
  const text = named ? decoded.text.slice(named[0].length) : decoded.text
  const delimiter = named?.[1] ?? guessDelimiter(text, isKnown)
  const rest = records(text, delimiter, named ? 2 : 1)
  const first = rest.next().value
  if (first && first.unclosedAt !== null) {
    return { problem: 'unclosed-quote', line: first.unclosedAt }
  }
  const rows = first?.rows ?? []
  const head = headerIndex(rows, isKnown)
  const headers = rows[head]?.cells.map((cell) => cell.trim())
  if (!headers) return { problem: 'empty' }
  const behind = { rows: rows.slice(head + 1), unclosedAt: null }
  const { encoding, source } = decoded
  return { encoding, source, delimiter, headers, batches: chained(behind, rest) }
}

function* chained(first: CsvBatch, rest: Generator<CsvBatch, void>): Generator<CsvBatch, void> {
  yield first
  yield* rest
}

/** The delimiter that splits the first lines into most cells. */
function guessDelimiter(text: string, isKnown: IsKnown): string {
  const start = text.slice(0, 10_000)
  const counted = delimiters.map((delimiter) => {
    const rows = records(start, delimiter, 1).next().value?.rows ?? []
    const known = rows.slice(0, 10).map(({ cells }) => cells.filter(isKnown).length)
    return { delimiter, score: Math.max(0, ...known) * 1000 + (rows[0]?.cells.length ?? 0) }
  })
  return counted.sort((a, b) => b.score - a.score)[0]?.delimiter ?? ','
}

/** The records of a text, batch after batch; empty lines are none. */
function* records(text: string, delimiter: string, firstLine: number): Generator<CsvBatch, void> {
  let line = firstLine
  let at = 0
  let newline: '\r' | '\n' | '\r\n' | undefined
  while (at < text.length) {
    const rows: CsvRow[] = []
    const begin = at
    let unclosedAt: number | null = null
    let count = 0
    // Splitting at every line first, as it does where there is no quote, would split all of the rest.
    Papa.parse<string[]>(begin === 0 ? text : text.slice(begin), {
      delimiter,
      ...(newline && { newline }),
      fastMode: false,
      step: ({ data, errors, meta }, parser) => {
        if (errors.some(({ code }) => code === 'MissingQuotes')) unclosedAt ??= line
        if (data.some((cell) => cell.trim() !== ''))
          rows.push({ line, cells: data.map(withoutGuard) })
        newline ??= newlineOf(meta.linebreak)
        line += lineBreaks(text, at, begin + meta.cursor)
        at = begin + meta.cursor
        count += 1
        if (count === batchSize) parser.abort()
      },
    })
    yield { rows, unclosedAt }
    if (count < batchSize) return
  }
}

const newlineOf = (linebreak: string) =>
  linebreak === '\r' || linebreak === '\r\n' ? linebreak : '\n'

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index)
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) count += 1
  }
  return count
}

/** Titles may stand above the head: the first of the first lines with most known columns is it. */
function headerIndex(rows: readonly CsvRow[], isKnown: IsKnown): number {
  const known = rows.slice(0, 10).map(({ cells }) => cells.filter(isKnown).length)
  return Math.max(0, known.indexOf(Math.max(0, ...known)))
}
