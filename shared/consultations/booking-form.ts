import { z } from 'zod'
import { epochOf, instantOf } from '../calendar/zoned-time.ts'
import { asciiEmail, emailShape } from '../email-rule.ts'
import { line } from '../text.ts'
import { type ConsultationRequest, consultationLimits, hasMeetingYear } from './schema.ts'
import { meetingTypes } from './vocabulary.ts'

const { name, company, phone } = consultationLimits

/** The form 'Add Calendly Booking', its messages word for word (admin-back-office.md §5). */
export const bookingFormSchema = z.object({
  name: line('Name', name).min(1, 'Name is required'),
  email: z
    .string()
    .overwrite(asciiEmail)
    .max(254, 'Email can have at most 254 characters.')
    .pipe(z.email({ pattern: emailShape, error: 'Valid email is required' })),
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
  /** Who holds it; blank for nobody. */
  hostId: z.string().default(''),
})
export type BookingForm = z.output<typeof bookingFormSchema>

/** The host of a meeting as a request names one, with the meeting's length in minutes where that is known. */
export const heldBy = (hostId: string, minutes: number | null): Partial<ConsultationRequest> =>
  hostId === '' ? {} : { hostId, ...(minutes !== null && { minutes }) }

/**
 * What the form sends: the instant in UTC to the minute, and the zone it was stated in.
 * @param minutes the length of its meeting type, null where that is not known
 */
export function bookingRequest(
  { local, hostId, ...form }: BookingForm,
  minutes: number | null = null,
): ConsultationRequest {
  return {
    ...form,
    ...heldBy(hostId, minutes),
    preferredDate: instantOf(local, form.timeZone)?.utc ?? null,
    status: 'scheduled',
    message: `Calendly booking - ${form.meetingType}`,
  }
}
