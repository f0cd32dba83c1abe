import { zoneByName } from '../zones/zone-by-name.ts'
import type { CellDate } from './cell-date.ts'
import { findColumns } from './columns.ts'
import type { CsvTable } from './read-csv.ts'

/** The zone to offer for the times of a file, and how sure the file is of it. */
export type FileZone = {
  zone: string
  from: 'header' | 'column'
  /** Rows that name this zone, and rows that name any. */
  rows: number
  of: number
}

/**
 * The zone that a file names for its times: in the header ('Start Date & Time (America/Chicago)'),
 * else most often in its column of zones; null when it names none that we know.
 */
export function findFileZone({ headers, rows }: CsvTable): FileZone | null {
  const columns = findColumns(headers)
  const header = headers[columns.start ?? columns.startDate ?? -1] ?? ''
  const inHeader = zoneByName(header.match(/\(([^()]+)\)/)?.[1] ?? '')
  if (inHeader) return { zone: inHeader.zone, from: 'header', rows: rows.length, of: rows.length }
  if (columns.zone === undefined) return null
  const counts = new Map<string, number>()
  for (const { cells } of rows) {
    const label = (cells[columns.zone] ?? '').trim()
    if (label !== '') counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const byZone = new Map<string, number>()
  for (const [label, count] of counts) {
    const zone = zoneByName(label)?.zone
    if (zone) byZone.set(zone, (byZone.get(zone) ?? 0) + count)
  }
  const ranked = [...byZone].sort(([, a], [, b]) => b - a)
  const of = ranked.reduce((sum, [, count]) => sum + count, 0)
  const first = ranked[0]
  return first ? { zone: first[0], from: 'column', rows: first[1], of } : null
}

/** Whether dates in figures begin with the day. */
export type DayOrder = {
  /** True for day/month, false for month/day, null while it is open or no date needs it. */
  dayFirst: boolean | null
  decidedBy: 'rows' | 'person' | null
  /** No row decides, or rows speak against each other, and nobody was asked yet. */
  ambiguous: boolean
  /** How many dates can be read both ways, and one of them as it is written, for the question. */
  swappable: number
  example: string | null
}

/** Settles the order for a whole file: 25/03 in one row tells it for 03/04 in the others. */
export function findDayOrder(
  dates: readonly { date: CellDate; written: string }[],
  answer: boolean | undefined,
): DayOrder {
  const swappable = dates.filter(({ date }) => date.order === 'swappable')
  const dayFirst = dates.some(({ date }) => date.order === 'day-first')
  const monthFirst = dates.some(({ date }) => date.order === 'month-first')
  const about = { swappable: swappable.length, example: swappable[0]?.written ?? null }
  if (answer !== undefined)
    return { dayFirst: answer, decidedBy: 'person', ambiguous: false, ...about }
  if (dayFirst !== monthFirst) return { dayFirst, decidedBy: 'rows', ambiguous: false, ...about }
  return { dayFirst: null, decidedBy: null, ambiguous: swappable.length > 0, ...about }
}
