import type { ConsultationEvent, Meeting } from './payload.ts'

/** Minutes a call takes when nothing else is agreed (public-site.md §3, schedule). */
const callMinutes = 30

/** A meeting as an iCalendar object (RFC 5545) with the method it is sent by (RFC 5546). */
export type CalendarPart = { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }

type Firm = {
  readonly name: string
  readonly address: string
  readonly host: string
  /** Where the call is held: for reading, and for a device to dial. */
  readonly phone: { readonly display: string; readonly e164: string }
}

const statusOf: Record<ConsultationEvent, 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'> = {
  requested: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  changed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** `2026-03-02T15:30:00.000Z` as `20260302T153000Z`. */
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const text = (value: string) =>
  value.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')

/** A parameter's value in quotes may hold anything but quotes and control characters. */
const parameter = (value: string) => `"${value.replace(/["\p{Cc}]/gu, '')}"`

/** Every call is by phone: the number, for each of the places where a calendar may look for it. */
const placeLines = ({ display, e164 }: Firm['phone']) => [
  `LOCATION:${text(display)}`,
  `DESCRIPTION:${text(`By phone: ${display}\nDoes the time not suit you? Reply to our mail and we will find another.`)}`,
  `URL:tel:${e164}`,
]

/** Lines of at most 75 bytes, continued after a space; never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 74) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

/**
 * The calendar's view of what happened to a meeting, or null while no time is agreed. A change that
 * leaves no time takes the entry away (RFC 5546 §3.2.5, which then asks for no DTSTART). The UID is
 * the same for the life of the meeting and the SEQUENCE rises with its version, so that a calendar
 * replaces the entry it has; `at` is the date of the message.
 */
export function calendarPart(
  event: ConsultationEvent,
  meeting: Meeting,
  firm: Firm,
  at: Date,
): CalendarPart | null {
  const start = meeting.startsAt ? new Date(meeting.startsAt) : null
  if (!start && event !== 'changed') return null
  const isOff = event === 'cancelled' || !start
  const method = isOff ? 'CANCEL' : 'REQUEST'
  const guest = parameter(meeting.greeting ?? meeting.email)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(firm.name)}//Consultations//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:consultation-${meeting.id}@${firm.host}`,
    `SEQUENCE:${meeting.sequence}`,
    `DTSTAMP:${utc(at)}`,
    ...(start
      ? [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + callMinutes * 60_000))}`]
      : []),
    ...(isOff ? [] : placeLines(firm.phone)),
    `SUMMARY:${text(`${meeting.type} with ${firm.name}`)}`,
    `STATUS:${isOff ? 'CANCELLED' : statusOf[event]}`,
    `ORGANIZER;CN=${parameter(firm.name)}:mailto:${firm.address}`,
    `ATTENDEE;CN=${guest};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${meeting.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method, content: `${lines.map(fold).join('\r\n')}\r\n` }
}
