import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import { consultationSorts, consultationStatuses, defaultConsultationSort } from './vocabulary.ts'

/** Most characters of each field of a consultation request. */
export const consultationLimits = {
  name: 200,
  company: 200,
  phone: 50,
  meetingType: 100,
  message: 10_000,
} as const

const status = z.enum(consultationStatuses, {
  error: `Status must be one of ${consultationStatuses.join(', ')}.`,
})

const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/

/** An instant. One without an offset is UTC: the calls of admin-back-office.md §5 send it so, trimmed to minutes. */
const preferredDate = z
  .union([z.iso.datetime({ offset: true, local: true }), z.literal(''), z.null()], {
    error: 'Preferred date must be a date and time, such as 2026-03-02T15:30Z.',
  })
  .optional()
  .transform((value) =>
    value ? new Date(hasOffset.test(value) ? value : `${value}Z`).toISOString() : null,
  )

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
export type ConsultationCounts = z.output<typeof consultationCountsSchema>
