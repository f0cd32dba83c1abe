import { meetingPlace } from '../booking/meeting-place.ts'
import { icalendar, icalInstant, icalText, meetingSpan, meetingUid } from '../calendar/icalendar.ts'
import { usualMinutes } from '../consultations/vocabulary.ts'
import type { ConsultationEvent, Meeting } from './payload.ts'

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
  booked: 'CONFIRMED',
  scheduled: 'CONFIRMED',
  changed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** A parameter's value in quotes may hold anything but quotes and control characters. */
const parameter = (value: string) => `"${value.replace(/["\p{Cc}]/gu, '')}"`

/** Where it is, for each of the places where a calendar may look for it; without another by the firm's phone. */
function placeLines({ terms }: Meeting, { phone }: Firm, isHosts: boolean): string[] {
  const place = meetingPlace(terms?.place ?? null)
  const advice = terms?.hasPage
    ? 'Does the time not suit you? Choose another one, or cancel, by the link in our mail.'
    : 'Does the time not suit you? Reply to our mail and we will find another.'
  const description = [
    place ? `Where: ${place.text}` : `By phone: ${phone.display}`,
    ...(terms?.instructions ? [terms.instructions] : []),
    ...(isHosts ? [] : [advice]),
  ]
  const href = place ? place.href : `tel:${phone.e164}`
  return [
    `LOCATION:${icalText(place?.text ?? phone.display)}`,
    `DESCRIPTION:${icalText(description.join('\n'))}`,
    ...(href ? [`URL:${href}`] : []),
  ]
}

const attendee = (name: string, email: string, state: string) =>
  `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${state}:mailto:${email}`

/**
 * The calendar's view of what happened to a meeting, or null while no time is agreed. A change that
 * leaves no time takes the entry away (RFC 5546 §3.2.5, which then asks for no DTSTART). The UID is
 * the same for the life of the meeting and the SEQUENCE rises with its version, so that a calendar
 * replaces the entry it has; `at` is the date of the e-mail. With `host` it is their own copy: the
 * firm invites them, too, and it is called after the visitor.
 */
export function calendarPart(
  event: ConsultationEvent,
  meeting: Meeting,
  firm: Firm,
  at: Date,
  host?: { readonly name: string; readonly email: string },
): CalendarPart | null {
  const start = meeting.startsAt ? new Date(meeting.startsAt) : null
  if (!start && event !== 'changed') return null
  const isOff = event === 'cancelled' || !start
  const method = isOff ? 'CANCEL' : 'REQUEST'
  const { terms } = meeting
  const minutes = terms?.minutes ?? usualMinutes
  const holder = terms?.host ? `${terms.host.name}, ${firm.name}` : firm.name
  const guest = meeting.greeting ?? meeting.email
  const lines = [
    `PRODID:-//${icalText(firm.name)}//Consultations//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    meetingUid(meeting.id, firm.host),
    `SEQUENCE:${meeting.sequence}`,
    `DTSTAMP:${icalInstant(at)}`,
    ...(start ? meetingSpan(start, minutes) : []),
    ...(isOff ? [] : placeLines(meeting, firm, host !== undefined)),
    `SUMMARY:${icalText(`${meeting.type} with ${host ? meeting.name : holder}`)}`,
    `STATUS:${isOff ? 'CANCELLED' : statusOf[event]}`,
    `ORGANIZER;CN=${parameter(holder)}:mailto:${firm.address}`,
    ...(host ? [attendee(host.name, host.email, 'ACCEPTED')] : []),
    attendee(guest, meeting.email, host ? 'ACCEPTED' : 'NEEDS-ACTION;RSVP=TRUE'),
    'END:VEVENT',
  ]
  return { method, content: icalendar(lines) }
}
