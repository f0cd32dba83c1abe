import { takenPlaces } from '../dates/find-dates.ts'
import { type LabelKind, labelKind, particularLabels, standaloneLabels } from './label-words.ts'
import { linesOf, type Span, trimmed } from './source.ts'

/** A label with its value: on its own line, or on the lines below up to a blank line or a label. */
export type Labelled = {
  kind: LabelKind
  label: string
  start: number
  /** The first line of the value, trimmed. */
  value: Span
  /** The whole value, to the next label or the second blank line in a row. */
  block: Span
}

const wordsEnd = String.raw`(?![\p{L}\d])`
const atLineStart =
  /^[\s|\-+{,"]*([\p{L}][\p{L}\d_ /&.'()?-]{0,70}?)"?(?:\s*[:?][:\s]*(?!\/\/)|[ ]*\t[\s:]*|\s+\|\s+|\s+=\s+|:(?!\/\/))(?=\s|\S|$)/u
/** `name=Ines Cordeiro`, as programs write it. */
const keyed = /^\s*(\p{L}[\p{L}\d_.-]{1,40})=(?=\S)/u
const dashed = /^\s*([\p{L}][\p{L} /-]{1,30}?)\s+-+>?\s+(?=\S)/u
const inside = new RegExp(
  String.raw`(?<=^|[\s.;,|>)])(${particularLabels
    .map((label) => label.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('|')})${wordsEnd}\s*:(?!//)`,
  'giu',
)

/** 'Name: Jane Doe, Email: …' and 'When: … Who: …' on one line: the capital tells them from prose. */
const capitalInside =
  /(?<=[\s.;,|)])(Name|E-?mail|Phone|Company|Date|Time|What|When|Where|Who|Location|Guests|Attendees|Organizer|Host|Subject|Description|Questions|Message|Notes)\s*:(?!\/\/)/g

/** `{"name": "Ines Cordeiro"}` and `name="Ines Cordeiro"`, in objects and logs. */
const quotedInside =
  /(?:(?<=[\s,{[])"(\p{L}[\p{L}\d_ -]{1,30})"\s?:|(?<=[\s,;])(\p{L}[\p{L}\d_-]{1,30})=)\s?(?=")/gu

type Found = { kind: LabelKind; label: string; start: number; end: number; line: number }

function labelsInLine(text: string, [start, end]: Span, line: number): Found[] {
  const part = text.slice(start, end)
  const found: Found[] = []
  const taken = takenPlaces(part)
  const add = (label: string, at: number, length: number) => {
    const kind = labelKind(label)
    if (!kind) return
    found.push({ kind, label, start: start + at, end: start + at + length, line })
    taken.add(at, at + length)
  }
  for (const form of [atLineStart, keyed, dashed]) {
    const match = part.match(form)
    if (match?.[1] && found.length === 0) {
      const at = part.indexOf(match[1])
      add(match[1], at, match[0].length - at)
    }
  }
  for (const form of [inside, capitalInside, quotedInside]) {
    for (const match of part.matchAll(form)) {
      const index = match.index
      const label = match[1] ?? match[2]
      if (label && !taken.has(index, index + 1)) add(label, index, match[0].length)
    }
  }
  const alone = part.trim()
  if (found.length === 0 && standaloneLabels.has(alone.toLowerCase())) {
    add(alone, part.indexOf(alone), part.length - part.indexOf(alone))
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Every label of the text with its value, in order. */
export function readLabels(text: string): Labelled[] {
  const lines = linesOf(text)
  const table = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    const isRule = next && tableRule.test(text.slice(...next))
    return tableLabels(text, line, isRule ? lines[index + 2] : next) ?? []
  })
  if (table.length > 0) return table
  const found = lines.flatMap((line, index) => labelsInLine(text, line, index))
  return found.map((label, index) => {
    const next = found[index + 1]
    const stop = next ? next.start : text.length
    const block = trimmed(text, [label.end, endOfBlock(text, lines, label, stop)])
    const ownLine = lines[label.line]?.[1] ?? stop
    const onOwnLine = trimmed(text, [label.end, Math.min(ownLine, stop)])
    const value = onOwnLine[0] < onOwnLine[1] ? onOwnLine : firstLine(text, block)
    return { kind: label.kind, label: label.label, start: label.start, value, block }
  })
}

/** Where a value of several lines ends: the next label, or the second blank line in a row. */
function endOfBlock(text: string, lines: readonly Span[], label: Found, stop: number): number {
  let seen = text.slice(label.end, lines[label.line]?.[1]).trim() !== ''
  let blanks = 0
  for (const [start, end] of lines.slice(label.line + 1)) {
    if (start >= stop) break
    const empty = text.slice(start, end).trim() === ''
    if (!empty) {
      if (blanks > (seen ? 1 : 2)) return start
      blanks = 0
      seen = true
    } else blanks += 1
  }
  return stop
}

function firstLine(text: string, [start, end]: Span): Span {
  const stop = text.indexOf('\n', start)
  return trimmed(text, [start, stop === -1 || stop > end ? end : stop])
}

/** The line between the head of a Markdown table and its rows. */
const tableRule = /^[\s|:+-]*-[\s|:+-]*$/

/** The cells of a line of a table, copied from a spreadsheet by tabs or written with bars. */
function cellsOf(text: string, [start, end]: Span): Span[] {
  const line = text.slice(start, end)
  const cells: Span[] = []
  let at = start
  for (const cell of line.split(line.includes('\t') ? '\t' : '|')) {
    cells.push(trimmed(text, [at, at + cell.length]))
    at += cell.length + 1
  }
  return cells
}

/**
 * Labels in one line and their values in the next, as a spreadsheet's head and a row of it are
 * pasted; null when the line is no such head.
 */
function tableLabels(text: string, head: Span, row: Span | undefined): Labelled[] | null {
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
