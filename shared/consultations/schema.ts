import { z } from 'zod'
import { epochOf, isZone } from '../calendar/zoned-time.ts'
import { listQuery } from '../list-query.ts'
import { originSchema } from '../origins/schema.ts'
import { quarantined, quarantineReasons } from '../quarantine.ts'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import { requestAboutRoom, requestMessageLimit } from './request-form.ts'
import { consultationSorts, consultationStatuses, defaultConsultationSort } from './vocabulary.ts'

/** Most characters of each field of a consultation request. */
export const consultationLimits = {
  name: 200,
  company: 200,
  phone: 50,
  meetingType: 100,
  timeZone: 64,
  importKey: 400,
  message: requestMessageLimit + requestAboutRoom,
} as const

const status = z.enum(consultationStatuses, {
  error: `Status must be one of ${consultationStatuses.join(', ')}.`,
})

const dateAndTime = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** Whether a meeting can be in that year; others are slips of the keyboard, and not every one fits a column. */
export const hasMeetingYear = (instant: Date) =>
  instant.getUTCFullYear() >= 1900 && instant.getUTCFullYear() < 9999

/** The instant in UTC; one without an offset is UTC already. Null for what is no instant. */
function toInstant(value: string): string | null {
  const [, local, offset] = dateAndTime.exec(value) ?? []
  // `Date` alone would make 2 March of 30 February, and the next day of 24:00.
  if (!local || Number.isNaN(epochOf(local))) return null
  const instant = new Date(offset ? value : `${value}Z`)
  return hasMeetingYear(instant) ? instant.toISOString() : null
}

const preferredDateError =
  'Preferred date must be a date and time, such as 2026-03-02T15:30Z, that the calendar has.'

/** An instant; the calls of admin-back-office.md §5 send it in UTC, trimmed to minutes. */
const preferredDate = z
  .union([z.string(), z.null()], { error: preferredDateError })
  .optional()
  .transform((value, ctx) => {
    if (!value) return null
    const instant = toInstant(value)
    if (instant) return instant
    ctx.addIssue(preferredDateError)
    return z.NEVER
  })

/** The zone that the preferred date was stated in: an IANA name, or an offset such as `-05:00`. */
const timeZone = optional(
  line('Time zone', consultationLimits.timeZone).refine((zone) => zone === '' || isZone(zone), {
    error: 'Time zone must be one that clocks keep, such as America/Chicago.',
  }),
)

/** Who holds a meeting, how long it takes and where; absent, they stay, but the length is that of another type. */
const meetingFields = {
  hostId: z.uuid({ error: 'Choose somebody of the team as host.' }).nullable().optional(),
  /** From `preferredDate` on. */
  minutes: z
    .number({ error: 'Length must be a whole number of minutes.' })
    .int('Length must be a whole number of minutes.')
    .min(5, 'A meeting takes at least 5 minutes.')
    .max(480, 'A meeting takes at most 480 minutes.')
    .nullable()
    .optional(),
  place: line('Place', 500)
    .nullable()
    .transform((value) => value || null)
    .optional(),
  /** Of imported history alone: it may overlap other meetings of its host. */
  mayOverlap: z.boolean({ error: 'May overlap is either on or off.' }).optional(),
}

/**
 * `POST /api/consultation-requests`. `status`, `importKey` and what a meeting has besides count only with an admin's token; a
 * visitor's own request is pending (design.md §4). With an `importKey` a booking that is kept already, by
 * that key or by person and start (`formerDate`, `isChange` of one that was moved), is brought up to date instead, so
 * that a file imported twice adds nothing. `website` is the honeypot.
 */
export const createConsultationSchema = z.object({
  name: requiredLine('Name', consultationLimits.name),
  email,
  company: optional(line('Company', consultationLimits.company)),
  phone: optional(line('Phone', consultationLimits.phone)),
  preferredDate,
  meetingType: optional(line('Meeting type', consultationLimits.meetingType)),
  status: status.optional(),
  message: optional(paragraph('Message', consultationLimits.message)),
  timeZone,
  importKey: optional(line('Import key', consultationLimits.importKey)),
  /** When it was before it was moved; an import finds it by that. */
  formerDate: preferredDate.optional(),
  /** It tells of a meeting that stands already, moved or called off: where nothing else finds it, the person's one to come. */
  isChange: z.boolean({ error: 'Is change is either on or off.' }).optional(),
  /** How often its calendar had changed it (RFC 5545 §3.8.7.4): an earlier state changes no later one. */
  sequence: z
    .int('Sequence must be a whole number.')
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .optional(),
  ...meetingFields,
  website: z.string().max(2_000).optional(),
})
export type CreateConsultation = z.output<typeof createConsultationSchema>
/** What a client sends. */
export type ConsultationRequest = z.input<typeof createConsultationSchema>

/** A consultation request as who made it reads it back; instants as ISO 8601 in UTC. */
export const ownConsultationSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  preferredDate: z.iso.datetime().nullable(),
  meetingType: z.string().nullable(),
  timeZone: z.string().nullable(),
  status,
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
})
export type OwnConsultation = z.output<typeof ownConsultationSchema>

/** A consultation request as the back-office reads it. */
export const consultationSchema = ownConsultationSchema.extend({
  /** Why it was set aside, or null. */
  quarantine: z.enum(quarantineReasons).nullable(),
  /** Whether its visitor is told of changes by mail: they asked for it, or booked it, on our pages. */
  isNotified: z.boolean(),
  /** Whose it is; null until that was looked up. */
  personId: z.string().nullable(),
  /** Where the visitor came from; null where that is not known. */
  origin: originSchema.nullable(),
  /** Who holds the meeting; null while nobody was named. */
  hostId: z.string().nullable(),
  /** The meeting type it was booked as; null for one that was not, or whose type is gone. */
  meetingTypeId: z.string().nullable(),
  /** How long it takes from `preferredDate` on; null where nobody has said. */
  minutes: z.number().int().nullable(),
  /** A video address, a phone number or words. */
  place: z.string().nullable(),
  /** Why this host was chosen among several. */
  hostReason: z.string().nullable(),
})
export type Consultation = z.output<typeof consultationSchema>

/** `PATCH /api/admin/consultations/{id}/status`; the API accepts all four (design.md §4). */
export const setConsultationStatusSchema = z.object({ status })

/** `PATCH /api/admin/consultations/{id}`; see {@link createConsultationSchema} for the fields. */
export const updateConsultationSchema = createConsultationSchema
  .omit({
    status: true,
    website: true,
    timeZone: true,
    importKey: true,
    formerDate: true,
    isChange: true,
    sequence: true,
  })
  .extend({ version: z.number().int().positive().optional() })
export type UpdateConsultation = z.output<typeof updateConsultationSchema>

/** Query of `GET /api/admin/consultation-requests`. */
export const listConsultationsSchema = listQuery(consultationSorts, defaultConsultationSort).extend(
  {
    status: z.enum(['all', ...consultationStatuses]).optional(),
    /** The id of who holds them. */
    host: z.string().max(36).optional(),
    quarantined,
  },
)
export type ListConsultations = z.output<typeof listConsultationsSchema>

/** The summary cards above the list, and how many were set aside. */
export const consultationCountsSchema = z.object({
  total: z.number().int(),
  quarantined: z.number().int(),
  byStatus: z.record(z.enum(consultationStatuses), z.number().int()),
})
export type ConsultationCounts = z.output<typeof consultationCountsSchema>
