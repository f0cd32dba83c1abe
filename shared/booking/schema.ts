import { z } from 'zod'
import { isZone } from '../calendar/zoned-time.ts'
import { consultationLimits } from '../consultations/schema.ts'
import { consultationStatuses } from '../consultations/vocabulary.ts'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import { dayRanges, weeklyHours } from './weekly-hours.ts'

/** Most characters of the texts of booking, and the bounds of its numbers. */
export const bookingLimits = {
  typeName: 100,
  description: 1_000,
  instructions: 2_000,
  place: 500,
  feeds: 10,
  exceptions: 400,
  minutes: { min: 5, max: 480 },
  /** Days of one request for slots. */
  days: 62,
} as const

const instant = z.iso.datetime()
const day = z.iso.date({ error: 'Enter a day, such as 2026-12-01.' })
const versionError = { error: 'Version must be a whole number, at least 1.' }
const version = z.number(versionError).int(versionError).min(1, versionError)
const whole = (label: string, min: number, max: number) =>
  z
    .number({ error: `${label} must be a whole number.` })
    .int(`${label} must be a whole number.`)
    .min(min, `${label} must be at least ${min}.`)
    .max(max, `${label} can be at most ${max.toLocaleString('en-US')}.`)
const zone = line('Time zone', consultationLimits.timeZone).refine(isZone, {
  error: 'Time zone must be one that clocks keep, such as America/Chicago.',
})
const typeId = z
  .string({ error: 'Choose a meeting type.' })
  .trim()
  .min(1, 'Choose a meeting type.')
  .max(100, 'Choose a meeting type.')
const start = z.iso
  .datetime({ offset: true, error: 'Start must be an instant, such as 2026-12-01T15:30:00Z.' })
  .transform((value) => new Date(value).toISOString())

/** A meeting type as a visitor reads it (`GET /api/booking/types`). */
export const bookingTypeSchema = z.object({
  /** Also its address: `/schedule?type=…`. */
  id: z.string(),
  name: z.string(),
  minutes: z.number().int(),
  description: z.string(),
})
export type BookingType = z.output<typeof bookingTypeSchema>

/** A meeting type as the office reads it. */
export const meetingTypeSchema = bookingTypeSchema.extend({
  /** What the receipt and the mails say besides; empty for nothing. */
  instructions: z.string(),
  /** Accounts that take it; empty while every host takes it. */
  hostIds: z.array(z.string()),
  remindDayBefore: z.boolean(),
  remindHourBefore: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int().positive(),
})
export type MeetingTypeRecord = z.output<typeof meetingTypeSchema>

const meetingTypeFields = {
  name: requiredLine('Name', bookingLimits.typeName),
  minutes: whole('Length', bookingLimits.minutes.min, bookingLimits.minutes.max),
  description: paragraph('Description', bookingLimits.description),
  instructions: paragraph('Instructions', bookingLimits.instructions),
  hostIds: z.array(z.uuid({ error: 'Choose somebody of the team.' })).max(1_000),
  remindDayBefore: z.boolean(),
  remindHourBefore: z.boolean(),
}

/** `POST /api/admin/meeting-types`. */
export const createMeetingTypeSchema = z.object({
  ...meetingTypeFields,
  description: meetingTypeFields.description.default(''),
  instructions: meetingTypeFields.instructions.default(''),
  hostIds: meetingTypeFields.hostIds.default([]),
  remindDayBefore: meetingTypeFields.remindDayBefore.default(true),
  remindHourBefore: meetingTypeFields.remindHourBefore.default(true),
})
export type CreateMeetingType = z.output<typeof createMeetingTypeSchema>

/** `PATCH /api/admin/meeting-types/{id}`: what is absent stays. */
export const updateMeetingTypeSchema = z
  .object(meetingTypeFields)
  .partial()
  .extend({ version: version.optional() })
export type UpdateMeetingType = z.output<typeof updateMeetingTypeSchema>

const feedUrl = z
  .string({ error: 'Enter the whole address of the calendar feed.' })
  .trim()
  .max(2_000, 'The address can have at most 2,000 characters.')
  // Programs hand these addresses out as webcal; what is behind is https.
  .overwrite((url) => url.replace(/^webcals?:\/\//i, 'https://'))
  .refine((url) => URL.canParse(url) && new URL(url).protocol === 'https:', {
    error: 'Enter the whole address of the calendar feed; it begins with https://.',
  })

/** A date with hours of its own; without ranges the host is away. */
const exceptionSchema = z.object({ date: day, ranges: dayRanges })
export type AvailabilityException = z.output<typeof exceptionSchema>

/** How a calendar feed stands, beside its address. */
const feedStateSchema = z.object({
  url: z.string(),
  /** When it was last read whole; null while it never was. */
  fetchedAt: instant.nullable(),
  /** Why the last try failed, in a sentence; null where it did not. */
  failure: z.string().nullable(),
  /** How many busy times it holds. */
  busy: z.number().int(),
})
export type FeedState = z.output<typeof feedStateSchema>

const availabilityFields = {
  timeZone: zone,
  weekly: weeklyHours,
  exceptions: z
    .array(exceptionSchema)
    .max(bookingLimits.exceptions, `There can be at most ${bookingLimits.exceptions} exceptions.`)
    .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, {
      error: 'A day can have one exception.',
    })
    .overwrite((all) => all.toSorted((a, b) => a.date.localeCompare(b.date))),
  leastNoticeMinutes: whole('Least notice', 0, 60 * 24 * 60),
  horizonDays: whole('How far ahead', 1, 365),
  bufferBeforeMinutes: whole('Buffer before', 0, 240),
  bufferAfterMinutes: whole('Buffer after', 0, 240),
  dailyLimit: whole('At most a day', 1, 100).nullable(),
  place: line('Place', bookingLimits.place),
}

/** What a host has until they say otherwise. */
export const defaultAvailability = {
  leastNoticeMinutes: 240,
  horizonDays: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  dailyLimit: null,
  place: '',
} as const

/** `PUT /api/admin/availability`: the whole of it. */
export const saveAvailabilitySchema = z.object({
  ...availabilityFields,
  exceptions: availabilityFields.exceptions.default([]),
  leastNoticeMinutes: availabilityFields.leastNoticeMinutes.default(
    defaultAvailability.leastNoticeMinutes,
  ),
  horizonDays: availabilityFields.horizonDays.default(defaultAvailability.horizonDays),
  bufferBeforeMinutes: availabilityFields.bufferBeforeMinutes.default(0),
  bufferAfterMinutes: availabilityFields.bufferAfterMinutes.default(0),
  dailyLimit: availabilityFields.dailyLimit.default(null),
  place: availabilityFields.place.default(''),
  feeds: z
    .array(z.object({ url: feedUrl }))
    .max(bookingLimits.feeds, `There can be at most ${bookingLimits.feeds} feeds.`)
    .default([]),
  /** As it was read; 0 where nothing was saved. */
  version: z.number(versionError).int(versionError).min(0, versionError).optional(),
})
export type SaveAvailability = z.output<typeof saveAvailabilitySchema>

/** The hours of a host and all that bounds them, as read (`GET /api/admin/availability`). */
export const availabilitySchema = z.object({
  adminId: z.string(),
  timeZone: z.string(),
  weekly: weeklyHours,
  exceptions: z.array(exceptionSchema),
  leastNoticeMinutes: z.number().int(),
  horizonDays: z.number().int(),
  bufferBeforeMinutes: z.number().int(),
  bufferAfterMinutes: z.number().int(),
  dailyLimit: z.number().int().nullable(),
  /** A video address, a phone number or words. */
  place: z.string(),
  feeds: z.array(feedStateSchema),
  /** The address under which a calendar program reads the host's bookings; null before there are hours. */
  ownFeedUrl: z.string().nullable(),
  /** 0 while nothing was saved. */
  version: z.number().int(),
})
export type Availability = z.output<typeof availabilitySchema>

/** Query of `GET /api/booking/slots`: days of `timeZone`, at most 62. */
export const slotsQuerySchema = z
  .object({ type: typeId, from: day, to: day, timeZone: zone })
  .refine(({ from, to }) => from <= to, {
    error: 'The last day is before the first.',
    path: ['to'],
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 < bookingLimits.days, {
    error: `Ask for at most ${bookingLimits.days} days.`,
    path: ['to'],
  })
export type SlotsQuery = z.output<typeof slotsQuerySchema>

const slot = z.object({ start: instant, end: instant })
export type Slot = z.output<typeof slot>

/** The free times: only days that have some; instants in UTC, days of the zone that was asked for. */
export const slotsSchema = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
})
export type Slots = z.output<typeof slotsSchema>

/** `POST /api/booking/holds`. */
export const createHoldSchema = z.object({
  type: typeId,
  start,
  /** The hold of the time that was chosen before; it is given up. */
  holdToken: line('Hold', 200).optional(),
})
export type CreateHold = z.output<typeof createHoldSchema>
export const holdSchema = z.object({ holdToken: z.string(), expiresAt: instant })
export type Hold = z.output<typeof holdSchema>

/** `POST /api/bookings`; `website` is the honeypot. */
export const createBookingSchema = z.object({
  type: typeId,
  start,
  name: requiredLine('Name', consultationLimits.name),
  email,
  company: optional(line('Company', consultationLimits.company)),
  phone: optional(line('Phone', consultationLimits.phone)),
  message: optional(paragraph('Message', consultationLimits.message)),
  timeZone: zone,
  holdToken: line('Hold', 200).optional(),
  website: z.string().max(2_000).optional(),
})
export type CreateBooking = z.output<typeof createBookingSchema>

/** A booking as who holds its link reads it. */
export const bookingSchema = z.object({
  id: z.string(),
  /** The meeting type's name, as it is shown, and its id; null once that type is gone. */
  typeName: z.string(),
  type: z.string().nullable(),
  start: instant,
  end: instant,
  /** The visitor's own zone. */
  timeZone: z.string(),
  status: z.enum(consultationStatuses),
  name: z.string(),
  email: z.string(),
  host: z.object({ name: z.string(), timeZone: z.string() }),
  place: z.string(),
  instructions: z.string(),
  /** Whether it can be moved or cancelled here: it stands, and the least notice is not yet reached. */
  changeable: z.boolean(),
  /** When that ends. */
  changeableUntil: instant,
})
export type Booking = z.output<typeof bookingSchema>

/** What `POST /api/bookings` answers; `manageUrl` ends in the token. */
export const bookedSchema = bookingSchema.extend({ manageUrl: z.string() })
export type Booked = z.output<typeof bookedSchema>

/** `POST /api/bookings/{token}/reschedule`. */
export const rescheduleSchema = z.object({ start, holdToken: line('Hold', 200).optional() })
export type Reschedule = z.output<typeof rescheduleSchema>

/** The rules that can take a time away from a host, in the order they are told. */
export const slotRules = [
  'no-hours',
  'not-a-host',
  'outside-hours',
  'away',
  'not-a-start',
  'too-soon',
  'too-far',
  'booked',
  'held',
  'busy',
  'daily-limit',
  'inactive',
] as const
export type SlotRule = (typeof slotRules)[number]

const { min: shortest, max: longest } = bookingLimits.minutes
const lengthError = `Length must be a whole number from ${shortest} to ${longest}.`

/** For what the office asks about a time: for a type that is offered, or for a length alone. */
export const typeOrLength = {
  type: typeId.optional(),
  minutes: z.coerce
    .number(lengthError)
    .int(lengthError)
    .min(shortest, lengthError)
    .max(longest, lengthError)
    .optional(),
}
export type TypeOrLength = { type?: string | undefined; minutes?: number | undefined }

export const isTypeOrLength = ({ type, minutes }: TypeOrLength) =>
  (type === undefined) !== (minutes === undefined)
export const notTypeOrLength = { error: 'Name a meeting type, or a length.', path: ['type'] }

/** Query of `GET /api/admin/booking/explain`; with `hostId` for that account alone, be it without hours. */
export const explainQuerySchema = z
  .object({
    ...typeOrLength,
    start,
    hostId: z.uuid({ error: 'Choose somebody of the team as host.' }).optional(),
    /** The meeting that is to be moved: its own time does not stand in its way. */
    consultationId: z.uuid().optional(),
  })
  .refine(isTypeOrLength, notTypeOrLength)
export type ExplainQuery = z.output<typeof explainQuerySchema>

/** Why a time is, or is not, free: per host, the rules that take it away, each in a sentence. */
export const explanationSchema = z.object({
  /** Null where it was asked for a length. */
  type: z.string().nullable(),
  start: instant,
  end: instant,
  free: z.boolean(),
  hosts: z.array(
    z.object({
      host: z.object({ id: z.string(), name: z.string() }),
      free: z.boolean(),
      rules: z.array(z.object({ rule: z.enum(slotRules), sentence: z.string() })),
    }),
  ),
})
export type Explanation = z.output<typeof explanationSchema>
