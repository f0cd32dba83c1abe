import { z } from 'zod'
import { email } from '../text.ts'
import { consultationSchema, createConsultationSchema } from './schema.ts'

const { preferredDate, formerDate, timeZone, importKey, isChange, sequence } =
  createConsultationSchema.shape

/** One booking of a file or a pasted text that is looked for among those that are kept. */
const bookingLookupSchema = z.object({
  importKey,
  email,
  preferredDate,
  /** When it was before it was moved, where that is said. */
  formerDate,
  isChange,
  sequence,
  timeZone,
  status: consultationSchema.shape.status.default('scheduled'),
})
export type BookingLookup = z.output<typeof bookingLookupSchema>

/** Most bookings of one call. */
export const lookupLimit = 500

/** `POST /api/admin/consultations/known`. */
export const lookUpBookingsSchema = z.object({
  bookings: z.array(bookingLookupSchema).max(lookupLimit),
})
export type LookUpBookings = z.input<typeof lookUpBookingsSchema>

/** How a consultation stood before an import changed it, or would stand after it. */
const standingSchema = consultationSchema.pick({
  status: true,
  preferredDate: true,
  timeZone: true,
})
export type Standing = z.output<typeof standingSchema>

/** The consultation that a booking is already, and how it would stand if the booking were kept. */
const knownBookingSchema = standingSchema.extend({
  id: z.string(),
  /** Null where nothing would change. */
  becomes: standingSchema.nullable(),
  /** Whether its host would have another meeting then: it is kept so where `mayOverlap` is sent. */
  overlaps: z.boolean(),
})
export type KnownBooking = z.output<typeof knownBookingSchema>

/** For each booking, in their order; null for one that is new. */
export const knownBookingsSchema = z.array(knownBookingSchema.nullable())

/** What an import answers of a consultation that was there already. */
export const broughtUpToDateSchema = consultationSchema.extend({
  /** How it stood before, and the change that can be undone; null where nothing changed. */
  changed: standingSchema.extend({ changeId: z.string() }).nullable(),
})
export type BroughtUpToDate = z.output<typeof broughtUpToDateSchema>
