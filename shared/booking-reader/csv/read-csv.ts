import Papa from 'papaparse'
import { columnOf } from './columns.ts'
import { decodeText, type Encoding } from './csv-file.ts'

/** A record of the file; `line` is the number of its first line, from 1, as editors show it. */
type CsvRow = { line: number; cells: readonly string[] }

export type CsvTable = {
  encoding: Encoding
  delimiter: string
  headers: readonly string[]
  rows: readonly CsvRow[]
}

/** Why a file is no table: no text, nothing in it, or a quote that is opened and never closed. */
export type CsvProblem =
  | { problem: 'not-text' | 'empty' }
  | { problem: 'unclosed-quote'; line: number }

const delimiters = [',', ';', '\t']

/** The first line with which Excel names the delimiter: `sep=;`. */
const namedDelimiter = /^sep=(.)\r?\n/i

/** A file of comma, semicolon or tab separated values as a table (RFC 4180, quoted line breaks). */
export function readCsv(bytes: Uint8Array): CsvTable | CsvProblem {
  const decoded = decodeText(bytes)
  if (!decoded) return { problem: 'not-text' }
  const named = decoded.text.match(namedDelimiter)
  const text = named ? decoded.text.slice(named[0].length) : decoded.text
  const delimiter = named?.[1] ?? guessDelimiter(text)
  const { rows, unclosedAt } = records(text, delimiter, named ? 2 : 1)
  if (unclosedAt !== null) return { problem: 'unclosed-quote', line: unclosedAt }
  const head = headerIndex(rows)
  const headers = rows[head]?.cells.map((cell) => cell.trim())
  if (!headers) return { problem: 'empty' }
  return { encoding: decoded.encoding, delimiter, headers, rows: rows.slice(head + 1) }
}

/** The delimiter that splits the first lines into most cells. */
function guessDelimiter(text: string): string {
  const start = text.slice(0, 10_000)
  const counted = delimiters.map((delimiter) => {
    const { rows } = records(start, delimiter, 1)
    const known = rows
      .slice(0, 10)
      .map(({ cells }) => cells.filter((cell) => columnOf(cell)).length)
    return { delimiter, score: Math.max(0, ...known) * 1000 + (rows[0]?.cells.length ?? 0) }
  })
  return counted.sort((a, b) => b.score - a.score)[0]?.delimiter ?? ','
}

function records(text: string, delimiter: string, firstLine: number) {
  const rows: CsvRow[] = []
  let line = firstLine
  let cursor = 0
  let unclosedAt: number | null = null
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) unclosedAt ??= line
      if (data.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells: data.map(withoutGuard) })
      line += lineBreaks(text, cursor, meta.cursor)
      cursor = meta.cursor
    },
  })
  return { rows, unclosedAt }
}

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index)
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) count += 1
  }
  return count
}

/** The quote that keeps a spreadsheet from reading `+1…` as a formula, which our own files set. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** Titles may stand above the head: the first of the first lines with most known columns is it. */
function headerIndex(rows: readonly CsvRow[]): number {
  const known = rows.slice(0, 10).map(({ cells }) => cells.filter((cell) => columnOf(cell)).length)
  return Math.max(0, known.indexOf(Math.max(0, ...known)))
}
