import { brand } from '#content/brand.ts'
import { bookingPage } from '#shared/booking/calls.ts'
import type { Booking } from '#shared/booking/schema.ts'
import {
  icalendar,
  icalInstant,
  icalText,
  meetingSpan,
  meetingUid,
} from '#shared/calendar/icalendar.ts'
import type { Ctx } from '../context.ts'
import type { BookedRow } from './present-booking.ts'

/**
 * A booking as a file for any calendar. It is the entry of the invitation in the mail, and replaces
 * what a calendar has of it: its SEQUENCE rises with the booking's version; a cancelled one takes it away.
 */
export function bookingFile({ env }: Ctx, booking: Booking, row: BookedRow): string {
  const { typeName, host, place, instructions, status } = booking
  const page = env.publicUrl + bookingPage(row.bookingToken ?? '')
  const isOff = status === 'cancelled'
  const description = [instructions, `See, move or cancel it: ${page}`].filter(Boolean)
  return icalendar([
    `PRODID:-//${icalText(brand.name)}//Consultations//EN`,
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    meetingUid(row.id, new URL(env.publicUrl).hostname),
    `SEQUENCE:${row.version}`,
    `DTSTAMP:${icalInstant(row.updatedAt)}`,
    ...meetingSpan(row.preferredDate, row.minutes),
    `SUMMARY:${icalText(`${typeName} with ${host.name}, ${brand.name}`)}`,
    `LOCATION:${icalText(place || brand.phone.display)}`,
    `DESCRIPTION:${icalText(description.join('\n\n'))}`,
    `URL:${page}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ])
}
