import type { ConsultationRequest } from '../../consultations/schema.ts'
import type { Booking } from './read-bookings.ts'

/** What one row of a file sends (admin-back-office.md §7). */
export const importRequest = (booking: Booking): ConsultationRequest => ({
  name: booking.name,
  email: booking.email,
  company: booking.company,
  phone: booking.phone,
  preferredDate: booking.utc,
  timeZone: booking.zone,
  meetingType: booking.meetingType,
  status: booking.status,
  message: `Imported from CSV - ${booking.meetingType}`,
  importKey: booking.key,
})
