import { z } from 'zod'
import { epochOf, instantOf } from '../booking-reader/zones/zoned-time.ts'
import { line } from '../text.ts'
import { type ConsultationRequest, consultationLimits, hasMeetingYear } from './schema.ts'
import { meetingTypes } from './vocabulary.ts'

const { name, company, phone } = consultationLimits

/** The form 'Add Calendly Booking', its messages word for word (admin-back-office.md §5). */
export const bookingFormSchema = z.object({
  name: line('Name', name).min(1, 'Name is required'),
  email: z
    .string()
    .trim()
    .max(254, 'Email can have at most 254 characters.')
    .pipe(z.email('Valid email is required')),
  company: line('Company', company),
  phone: line('Phone', phone),
  /** On the clocks of `timeZone`: `2026-03-02T15:30`. */
  local: z
    .string()
    .refine((local) => hasMeetingYear(new Date(epochOf(local))), 'Meeting date is required'),
  timeZone: z.string(),
  meetingType: z
    .string()
    .refine((value) => meetingTypes.some((type) => type === value), 'Meeting type is required'),
})
export type BookingForm = z.output<typeof bookingFormSchema>

/** What the form sends: the instant in UTC to the minute, and the zone it was stated in. */
export function bookingRequest({ local, ...form }: BookingForm): ConsultationRequest {
  return {
    ...form,
    preferredDate: instantOf(local, form.timeZone)?.utc ?? null,
    status: 'scheduled',
    message: `Calendly booking - ${form.meetingType}`,
  }
}
