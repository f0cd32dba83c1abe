import { farWords } from '../encoding/guess-encoding.ts'
import type { CsvTable } from './read-csv.ts'

/** How many are shown, and most letters of each. */
const most = 5
const longest = 60

/** Cells of a table with letters beyond ASCII, by which one sees whether its encoding is right. */
export function farCells({ headers, rows }: Pick<CsvTable, 'headers' | 'rows'>): string[] {
  const found = new Set<string>()
  for (const cells of [...rows.map(({ cells }) => cells), headers]) {
    for (const cell of cells) {
      if (found.size < most && farWords(cell).length > 0) found.add(shortened(cell.trim()))
    }
    if (found.size === most) break
  }
  return [...found]
}

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text
