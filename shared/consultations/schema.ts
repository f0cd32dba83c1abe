import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import { consultationSorts, consultationStatuses, defaultConsultationSort } from './vocabulary.ts'

/** Most characters of each field of a consultation request. */
const consultationLimits = {
  name: 200,
  company: 200,
  phone: 50,
  meetingType: 100,
  message: 10_000,
} as const

const status = z.enum(consultationStatuses, {
  error: `Status must be one of ${consultationStatuses.join(', ')}.`,
})

const dateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

/** The instant in UTC; one without an offset is UTC already. Null for what is no instant. */
function toInstant(value: string): string | null {
  const parts = dateAndTime.exec(value)
  const instant = parts ? new Date(parts[1] ? value : `${value}Z`) : null
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null
}

/** An instant; the calls of admin-back-office.md §5 send it in UTC, trimmed to minutes. */
const preferredDate = z
  .union([z.string(), z.null()])
  .optional()
  .transform((value, ctx) => {
    if (!value) return null
    const instant = toInstant(value)
    if (instant) return instant
    ctx.addIssue('Preferred date must be a date and time, such as 2026-03-02T15:30Z.')
    return z.NEVER
  })

/**
 * `POST /api/consultation-requests`. `status` counts only with an admin's token; a visitor's own
 * request is pending (design.md §4). `website` is the honeypot.
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
  website: z.string().max(2_000).optional(),
})
export type CreateConsultation = z.output<typeof createConsultationSchema>

/** A consultation request as clients read it; instants as ISO 8601 in UTC. */
export const consultationSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  preferredDate: z.iso.datetime().nullable(),
  meetingType: z.string().nullable(),
  status,
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
})
export type Consultation = z.output<typeof consultationSchema>

/** `PATCH /api/admin/consultations/{id}/status`; the API accepts all four (design.md §4). */
export const setConsultationStatusSchema = z.object({ status })

/** `PATCH /api/admin/consultations/{id}`; see {@link createConsultationSchema} for the fields. */
export const updateConsultationSchema = createConsultationSchema
  .omit({ status: true, website: true })
  .extend({ version: z.number().int().positive().optional() })
export type UpdateConsultation = z.output<typeof updateConsultationSchema>

/** Query of `GET /api/admin/consultation-requests`. */
export const listConsultationsSchema = listQuery(consultationSorts, defaultConsultationSort).extend(
  {
    status: z.union([status, z.literal('all')]).optional(),
  },
)
export type ListConsultations = z.output<typeof listConsultationsSchema>

/** The summary cards above the list. */
export const consultationCountsSchema = z.object({
  total: z.number().int(),
  byStatus: z.record(z.enum(consultationStatuses), z.number().int()),
})
