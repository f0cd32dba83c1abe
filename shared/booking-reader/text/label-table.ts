import { labelKind } from './label-words.ts'
import type { Labelled } from './labels.ts'
import { type Span, trimmed } from './source.ts'

/** The cells of a line of a table that was copied from a spreadsheet, by tabs. */
function cellsOf(text: string, [start, end]: Span): Span[] {
  const cells: Span[] = []
  let at = start
  for (const cell of text.slice(start, end).split('\t')) {
    cells.push(trimmed(text, [at, at + cell.length]))
    at += cell.length + 1
  }
  return cells
}

/**
 * Labels in one line and their values in the next, as a spreadsheet's head and a row of it are
 * pasted; null when the line is no such head.
 */
export function tableLabels(text: string, head: Span, row: Span | undefined): Labelled[] | null {
  const labels = cellsOf(text, head)
  const values = row ? cellsOf(text, row) : []
  if (labels.length < 3 || values.length !== labels.length) return null
  const found = labels.flatMap((label, index) => {
    const kind = labelKind(text.slice(...label))
    const value = values[index]
    return kind && value
      ? [{ kind, label: text.slice(...label), start: label[0], value, block: value }]
      : []
  })
  return found.length >= 3 ? found : null
}
