import { entriesOf } from '../entries-of.ts'
import { readCellDate } from './cell-date.ts'

/** What a column of an export holds. */
export type Column =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'start'
  | 'startDate'
  | 'startTime'
  | 'zone'
  | 'type'
  | 'cancelled'
  | 'status'
  | 'inviteeId'
  | 'eventId'

/** The headers of the specification (admin-back-office.md §5) first, then what others write. */
const headers: Readonly<Record<Column, string>> = {
  name: 'invitee name|name|full name|invitee|invitee full name|attendee|attendee name|guest name|client name|contact name|customer name|booker name|participant name|client|customer|booked by',
  firstName:
    'invitee first name|first name|given name|vorname|client first name|customer first name|attendee first name',
  lastName:
    'invitee last name|last name|surname|family name|nachname|client last name|customer last name|attendee last name',
  email:
    'invitee email|email|e mail|email address|invitee email address|attendee email|guest email|client email|customer email|e mail adresse|contact email|booker email|participant email|client email address|customer email address',
  phone:
    'text reminder number|phone|phone number|mobile|mobile number|telephone|invitee phone|invitee phone number|cell|telefon|customer phone|customer phone number|client phone|client phone number|attendee phone|attendee phone number|guest phone|contact phone|contact number|mobile phone|cell phone',
  company: 'company|company name|organization|organisation|firma|customer company|client company',
  start:
    'start date time|start date and time|start|event start|event date time|event start time|date time|start datetime|meeting date|preferred date|appointment|meeting start time|meeting start|booking start|booking start time|appointment start|appointment date time|booking date time|date and time|starts at|starts',
  startDate: 'start date|date|event date|datum|appointment date|booking date',
  startTime:
    'start time|time|event time|uhrzeit|appointment time|booking time|appointment start time',
  zone: 'invitee time zone|invitee timezone|time zone|timezone|client time zone|customer time zone|attendee time zone',
  // Where a file has both, a service says more than the kind of event (Microsoft Bookings).
  type: 'event type name|service|service name|event type|meeting type|event name|type|appointment type|meeting name|meeting title|subject',
  cancelled:
    'canceled|cancelled|is canceled|is cancelled|storniert|abgesagt|annulé|cancelado|annullato|geannuleerd|inställd|avbokad|aflyst|avlyst|odwołane|anulowane',
  status: 'status|event status|invitee status|booking status|appointment status|meeting outcome',
  // Of Microsoft Bookings several customers share one Booking Id.
  inviteeId: 'invitee uuid|invitee id|invitee uri|appointment id|booking uid',
  eventId: 'event uuid|event id|event uri|booking id',
}

/** A header as headers are compared: in small letters, without signs and what stands in brackets. */
export const headerKey = (header: string): string =>
  header
    .replace(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const columns = new Map<string, Column>()
for (const [column, names] of entriesOf(headers)) {
  for (const name of names.split('|')) columns.set(name, column)
}
const compact = new Map([...columns].map(([name, column]) => [name.replaceAll(' ', ''), column]))

/** The column that a header names, whatever its case, spacing and signs; null for any other. */
export function columnOf(header: string): Column | null {
  const key = headerKey(header)
  return columns.get(key) ?? compact.get(key.replaceAll(' ', '')) ?? null
}

/** Where each known column stands; of two for the same the one that is named first in our list. */
export function findColumns(header: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {}
  const rank = (index: number): number => {
    const names = [...columns.keys()]
    const at = names.indexOf(headerKey(header[index] ?? ''))
    return at === -1 ? names.length : at
  }
  header.forEach((name, index) => {
    const column = columnOf(name)
    if (!column) return
    const known = found[column]
    if (known === undefined || rank(index) < rank(known)) found[column] = index
  })
  return found
}

/** Whether a cell of a column of times says the day as well: 'December 9, 2026 9:00 am'. */
export const isWholeStart = (cell: string): boolean =>
  cell.length > longestTime && typeof readCellDate(cell) !== 'string'
/** '10:30:00 p.m.' has nothing of a day, and needs no second look. */
const longestTime = 13

/**
 * The columns without which no row can be read: 'Invitee Email' and 'Start Date & Time'. A column of
 * times will do for the start where one of its rows says the day as well.
 */
export function missingColumns(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[] = [],
): string[] {
  const { email, start, startDate, startTime } = findColumns(header)
  const hasStart =
    start !== undefined ||
    startDate !== undefined ||
    (startTime !== undefined && rows.some(({ cells }) => isWholeStart(cells[startTime] ?? '')))
  return [
    ...(email === undefined ? ['Invitee Email'] : []),
    ...(hasStart ? [] : ['Start Date & Time']),
  ]
}
