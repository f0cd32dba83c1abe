import { findDates, takenPlaces } from '../dates/find-dates.ts'
import { findTimes } from '../dates/find-times.ts'
import { findZones, zoneRightAfter } from '../zones/find-zones.ts'
import { isMonthFirst, writesAmPm } from '../zones/zone-country.ts'
import { type Labelled, readLabels } from './labels.ts'
import { type Mail, readMails } from './mails.ts'
import type { ParseOptions } from './meeting.ts'
import { linesOf, type Span } from './source.ts'

/** A text with its labels and messages found, as the extractors take it. */
export type Reading = {
  text: string
  labels: readonly Labelled[]
  mails: readonly Mail[]
  stamps: readonly ChatStamp[]
  /** 03/04 is 4 March to whoever wrote the text. */
  monthFirst: boolean
  options: ParseOptions
}

/** Finds the structure of a text that `readable` has made plain. */
export function readText(text: string, options: ParseOptions): Reading {
  const mails = readMails(text)
  // 'Date:' in the head of a mail is when it was sent; its subject alone is a label.
  const heads = mails.flatMap(({ headers: { from, to, cc, date } }) =>
    [from, to, cc, date].filter((span) => span !== undefined),
  )
  const inHeads = takenPlaces(text)
  for (const span of heads) inHeads.add(...span)
  const labels = readLabels(text).filter(({ value: [start] }) => !inHeads.has(start, start + 1))
  const stamps = findChatStamps(text)
  const monthFirst = stampsMonthFirst(text, stamps) ?? writesMonthFirst(text, options)
  return { text, labels, mails, stamps, monthFirst, options }
}

/** The labels of some kinds, in order. */
export const labelled = (reading: Reading, ...kinds: Labelled['kind'][]): Labelled[] =>
  reading.labels.filter((label) => kinds.includes(label.kind))

const americanTelephone = /(?<!\d)\(\d{3}\) ?\d{3}-\d{4}(?!\d)/
const americanClock = /\b\d{1,2}(?::\d{2})? ?[AP]M\b/

/**
 * Whether 03/04 is 4 March to whoever wrote the text: by the zone it names, else by how it writes
 * clocks and telephone numbers, else by the zone of the reader.
 */
function writesMonthFirst(text: string, { defaultZone }: ParseOptions): boolean {
  const behindTimes = findTimes(text).flatMap(({ end }) => zoneRightAfter(text, end) ?? [])
  const named = [...behindTimes, ...findZones(text)].map(({ zone }) => zone)
  if (named.length > 0) return named.some(isMonthFirst)
  return (
    isMonthFirst(defaultZone) ||
    americanTelephone.test(text) ||
    (americanClock.test(text) && !writesAmPm(defaultZone))
  )
}

/** The mark of a chat program on a line, that says when it was written: never the meeting's time. */
type ChatStamp = {
  span: Span
  /** It has a day: what follows counts 'tomorrow' from it. */
  dated: boolean
  /** Who wrote it. */
  writer: Span | null
}

/** Whether the marks of a chat begin with the month, by the days that no month has; null for neither. */
function stampsMonthFirst(text: string, stamps: readonly ChatStamp[]): boolean | null {
  for (const { span } of stamps) {
    const [, first, second] =
      text.slice(...span).match(/\b(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/) ?? []
    if (Number(first) > 12) return false
    if (Number(second) > 12) return true
  }
  return null
}

const stampDate = String.raw`\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}\.?,?`
const stampTime = String.raw`(?:[\p{L}.]{1,4} ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?\p{L}[\p{L}.]{0,4}(?: \p{L}\.)?)?`
const dash = String.raw`^\s*(?<when>${stampDate}\s+${stampTime})\s+-\s+`
const writer = String.raw`(?<writer>[^:\n[\]]{1,40}?)`

/** '[10:15, 02.03.26] Jane:' · '2/3/26, 10:15 - Jane Doe:' · '[Yesterday 10:15] Jane' */
const exported = new RegExp(`${dash}${writer}:`, 'iu')
const marks = [
  new RegExp(String.raw`^\s*\[(?<when>[^\]\n]{4,40})\]\s*${writer}\s*(?::|$)`, 'u'),
  // 'Jane Doe, [02.03.2026 10:15]', as Telegram copies them.
  new RegExp(String.raw`^\s*${writer}, \[(?<when>[^\]\n]{4,40})\]:?\s*$`, 'u'),
  exported,
  // 'Jane Doe  10:15 AM' alone on its line, as team chats are copied.
  /^\s*(?<writer>\p{Lu}[\p{L}.' -]{1,38}?)\s{1,4}(?<when>(?:\[)?(?:(?:today|yesterday|heute|gestern)(?: at|,| um)?\s+)?\d{1,2}:\d{2}(?:\s?[ap]m)?(?:\])?)\s*$/iu,
]
/** The lines of the program itself among those of people, which name nobody: not a span of time. */
const programLine = new RegExp(String.raw`${dash}(?!\d)`, 'iu')

function stampIn(text: string, [start, end]: Span, mark: RegExp): ChatStamp | null {
  const line = text.slice(start, end)
  const found = line.match(mark)?.groups
  const written = found?.when
  if (!written || findTimes(written).length === 0) return null
  const at = start + line.indexOf(written)
  const name = found?.writer?.trim() ?? ''
  const nameAt = start + line.indexOf(name)
  return {
    span: [at, at + written.length],
    dated: findDates(written).length > 0,
    writer: name === '' ? null : [nameAt, nameAt + name.length],
  }
}

/** The marks of chat programs at the beginnings of lines, in order. */
function findChatStamps(text: string): ChatStamp[] {
  const lines = linesOf(text)
  const isExport = lines.some((line) => stampIn(text, line, exported))
  const all = isExport ? [...marks, programLine] : marks
  return lines.flatMap((line) => {
    for (const mark of all) {
      const stamp = stampIn(text, line, mark)
      if (stamp) return [stamp]
    }
    return []
  })
}
