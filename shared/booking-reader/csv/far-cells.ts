import { farWords } from '../encoding/guess-encoding.ts'
import type { CsvTable } from './read-csv.ts'

/** How many are shown, and most letters of each. */
const most = 5
const longest = 60

type FarTable = Pick<CsvTable, 'headers'> & { rows: Iterable<CsvTable['rows'][number]> }

/** Cells of a table with letters beyond ASCII, by which one sees whether its encoding is right. */
export function farCells({ headers, rows }: FarTable): string[] {
  const found = new Set<string>()
  const add = (cells: readonly string[]) => {
    for (const cell of cells) {
      if (found.size < most && farWords(cell).length > 0) found.add(shortened(cell.trim()))
    }
  }
  for (const { cells } of rows) {
    add(cells)
    if (found.size === most) return [...found]
  }
  add(headers)
  return [...found]
}

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text
