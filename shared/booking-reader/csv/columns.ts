import { entriesOf } from '../entries-of.ts'

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
  name: 'invitee name|name|full name|invitee|invitee full name|attendee|attendee name|guest name|client name|contact name|customer name',
  firstName: 'invitee first name|first name|given name|vorname',
  lastName: 'invitee last name|last name|surname|family name|nachname',
  email:
    'invitee email|email|e mail|email address|invitee email address|attendee email|guest email|client email|customer email|e mail adresse',
  phone:
    'text reminder number|phone|phone number|mobile|mobile number|telephone|invitee phone|invitee phone number|cell|telefon',
  company: 'company|company name|organization|organisation|firma',
  start:
    'start date time|start date and time|start|event start|event date time|event start time|date time|start datetime|meeting date|preferred date|appointment',
  startDate: 'start date|date|event date|datum',
  startTime: 'start time|time|event time|uhrzeit',
  zone: 'invitee time zone|invitee timezone|time zone|timezone',
  type: 'event type name|event type|meeting type|event name|type|service',
  cancelled:
    'canceled|cancelled|is canceled|is cancelled|storniert|abgesagt|annulé|cancelado|annullato|geannuleerd|inställd|avbokad|aflyst|avlyst|odwołane|anulowane',
  status: 'status|event status|invitee status',
  inviteeId: 'invitee uuid|invitee id|invitee uri',
  eventId: 'event uuid|event id|event uri',
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

/** The columns without which no row can be read: 'Invitee Email' and 'Start Date & Time'. */
export function missingColumns(header: readonly string[]): string[] {
  const found = findColumns(header)
  return [
    ...(found.email === undefined ? ['Invitee Email'] : []),
    ...(found.start === undefined && found.startDate === undefined ? ['Start Date & Time'] : []),
  ]
}
