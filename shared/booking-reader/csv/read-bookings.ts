import { oneLine } from '../../blank.ts'
import { type ClockChange, instantOf } from '../../calendar/zoned-time.ts'
import { defaultMeetingType } from '../../consultations/vocabulary.ts'
import { email as emailSchema } from '../../text.ts'
import { bookingKey } from '../booking-key.ts'
import { isCancelledCell, isCancelledStatus } from '../cancelled/cancelled-status.ts'
import { type CellDate, type CellProblem, cellLocal, readCellDate } from './cell-date.ts'
import { type Column, findColumns, isWholeStart } from './columns.ts'
import { emailOfCell } from './email-cell.ts'
import { type DayOrder, findDayOrder } from './file-settings.ts'
import { nameOfCells } from './name-cells.ts'
import type { CsvTable } from './read-csv.ts'
import { isShortened, readPhoneCell } from './spreadsheet-number.ts'

/** A meeting of the file, ready to be sent. */
export type Booking = {
  line: number
  name: string
  email: string
  phone: string | null
  company: string | null
  meetingType: string
  /** The instant, ISO 8601 in UTC to the minute. */
  utc: string
  local: string
  zone: string
  /** The clocks change there: the hour does not exist, or exists twice. */
  clockChange: ClockChange | null
  status: 'scheduled' | 'cancelled'
  inviteeId: string | null
  eventId: string | null
  /** The same for the same booking of whatever file (booking-key.ts). */
  key: string
}

type DroppedRow = { line: number; reason: string }
type DuplicateRow = { line: number; firstLine: number }

export type ReadBookings = {
  bookings: Booking[]
  dropped: DroppedRow[]
  /** Rows that say once more what an earlier row says. */
  duplicates: DuplicateRow[]
  /** Bookings whose phone number the file has lost; each is read without it. */
  withoutPhone: DroppedRow[]
  /** Whether day or month comes first; `ambiguous` when no row and nobody decides: then no booking is read. */
  order: DayOrder
}

export type BookingOptions = {
  /** The zone of times that name none: IANA name. */
  zone: string
  /** The answer to whether 03/04 is 3 April; left out while nobody was asked. */
  dayFirst?: boolean
}

/**
 * The bookings of a table by the headers of admin-back-office.md §5. A row without an e-mail
 * address or a start is dropped, with its line and the reason. While day and month can not be told
 * apart, `order.ambiguous` is true and there are no bookings: ask, and read again with `dayFirst`.
 */
export function readBookings(table: CsvTable, options: BookingOptions): ReadBookings {
  const columns = findColumns(table.headers)
  const rows = table.rows.map(({ line, cells }) => {
    const cell = (column: Column) => (cells[columns[column] ?? -1] ?? '').trim()
    const written = startOf(cell)
    return { line, cell, written, start: written === '' ? null : readCellDate(written) }
  })
  const order = findDayOrder(
    rows.flatMap(({ start, written }) =>
      start && typeof start !== 'string' ? [{ date: start, written }] : [],
    ),
    options.dayFirst,
  )
  const isEventOnce = eventsOnce(rows)
  const result: ReadBookings = {
    bookings: [],
    dropped: [],
    duplicates: [],
    withoutPhone: [],
    order,
  }
  const seen = new Map<string, number>()
  for (const row of rows) {
    const read = readRow(row, options.zone, order.dayFirst ?? false, isEventOnce)
    if (typeof read === 'string') result.dropped.push({ line: row.line, reason: read })
    else if (!order.ambiguous) {
      const firstLine = seen.get(read.key)
      if (firstLine === undefined) {
        seen.set(read.key, row.line)
        result.bookings.push(read)
        const { problem } = readPhoneCell(row.cell('phone'))
        if (problem) result.withoutPhone.push({ line: row.line, reason: problem })
      } else result.duplicates.push({ line: row.line, firstLine })
    }
  }
  return result
}

/** Tells the events that a file has once for an address from those that come again, such as a series. */
function eventsOnce(rows: readonly Row[]) {
  const of = (eventId: string, email: string) => `${eventId}|${email}`.toLowerCase()
  const counts = new Map<string, number>()
  for (const { cell } of rows) {
    const event = of(cell('eventId'), emailOfCell(cell('email')))
    counts.set(event, (counts.get(event) ?? 0) + 1)
  }
  return (eventId: string, email: string) => counts.get(of(eventId, email)) === 1
}

/** What a row says of its start: a column of times may hold the dates as well, as Acuity's does. */
function startOf(cell: Row['cell']): string {
  if (cell('start')) return cell('start')
  const time = cell('startTime')
  if (isWholeStart(time)) return time
  // 'From' may be where somebody comes from; a column of days may have midnight beside each.
  if (!/\p{Nd}/u.test(time)) return cell('startDate')
  return `${cell('startDate').replace(midnight, '')} ${time}`.trim()
}

const midnight = /[T ]00?:00(?::00(?:\.0+)?)?$/

type Row = {
  line: number
  cell: (column: Column) => string
  written: string
  start: CellDate | CellProblem | null
}

const dateReasons: Readonly<Record<CellProblem, (written: string) => string>> = {
  'no-date': (written) => `“${written}” is not a date that can be read.`,
  'no-time': (written) => `“${written}” has no time of day that can be read.`,
  'no-such-day': (written) => `The calendar has no day “${written}”.`,
}

/** A row as a booking, or the sentence why it is none. */
function readRow(
  { line, cell, written, start }: Row,
  zone: string,
  dayFirst: boolean,
  isEventOnce: (eventId: string, email: string) => boolean,
): Booking | string {
  const email = emailOfCell(cell('email'))
  if (email === '') return 'The row has no e-mail address.'
  if (!emailSchema.safeParse(email).success) return `“${email}” is not an e-mail address.`
  if (start === null) return 'The row has no date.'
  if (typeof start === 'string') return dateReasons[start](written)
  const local = cellLocal(start, dayFirst)
  const ownZone = start.zone ?? zone
  const instant = local && instantOf(local, ownZone, start.statedOffset)
  if (!local || !instant) return dateReasons['no-such-day'](written)
  const inviteeId = idOf(cell('inviteeId'))
  const eventId = idOf(cell('eventId'))
  return {
    line,
    name:
      nameOfCells({
        name: cell('name'),
        firstName: cell('firstName'),
        lastName: cell('lastName'),
      }) || email,
    email,
    phone: readPhoneCell(cell('phone')).phone,
    company: oneLine(cell('company')) || null,
    meetingType: cell('type') || defaultMeetingType,
    utc: instant.utc,
    local,
    zone: ownZone,
    clockChange: instant.change,
    status: isCancelled(cell) ? 'cancelled' : 'scheduled',
    inviteeId,
    eventId,
    key: bookingKey({ inviteeId, eventId, email, utc: instant.utc }, isEventOnce),
  }
}

/** An id that a spreadsheet has shortened is that of many: it tells none apart. */
const idOf = (cell: string): string | null => (isShortened(cell) ? null : cell || null)

const isCancelled = (cell: Row['cell']): boolean =>
  isCancelledCell(cell('cancelled')) || isCancelledStatus(cell('status'))
