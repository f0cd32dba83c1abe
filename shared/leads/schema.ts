import { z } from 'zod'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import {
  defaultLeadSort,
  leadPriorities,
  leadSorts,
  leadStatuses,
  quarantineReasons,
} from './vocabulary.ts'

/** Most characters of each field of a lead; the database columns are checked against the same figures. */
export const leadLimits = {
  name: 200,
  company: 200,
  phone: 50,
  source: 100,
  message: 10_000,
} as const

const status = z.enum(leadStatuses, { error: `Status must be one of ${leadStatuses.join(', ')}.` })
const priority = z.enum(leadPriorities, {
  error: `Priority must be one of ${leadPriorities.join(', ')}.`,
})

const person = {
  name: requiredLine('Name', leadLimits.name),
  email,
  company: optional(line('Company', leadLimits.company)),
  phone: optional(line('Phone', leadLimits.phone)),
  message: optional(paragraph('Message', leadLimits.message)),
}

/**
 * `POST /api/leads`. `source: manual`, `priority` and `status` count only with an admin's token
 * (design.md §4); `website` is the honeypot, empty in every message a person sends, and
 * `elapsedMs` how long the form was open.
 */
export const createLeadSchema = z.object({
  ...person,
  source: optional(line('Source', leadLimits.source)),
  priority: priority.optional(),
  status: status.optional(),
  website: z.string().max(2_000).optional(),
  elapsedMs: z.number().int().min(0).optional(),
})
export type CreateLead = z.output<typeof createLeadSchema>

/** The create and edit form of the back-office. */
export const leadFormSchema = z.object({ ...person, priority })
export type LeadFormInput = z.input<typeof leadFormSchema>
export type LeadForm = z.output<typeof leadFormSchema>

/**
 * `PATCH /api/admin/leads/{id}`. With `version` the change is refused as `edit_conflict` when
 * somebody else changed the lead since that version was read; without it the change is applied.
 */
export const updateLeadSchema = z.object({
  id: z.string().optional(),
  ...person,
  priority: priority.optional(),
  version: z.number().int().positive().optional(),
})
export type UpdateLead = z.output<typeof updateLeadSchema>

/** `PATCH /api/admin/leads/{id}/status`. Any status may follow any other (admin-back-office.md §4). */
export const setLeadStatusSchema = z.object({ status })

/** Query of `GET /api/admin/leads` (design.md §4, paging and sorting). */
export const listLeadsSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(200),
  cursor: z.string().max(2_000).optional(),
  q: line('Search', 200).optional(),
  status: z.union([status, z.literal('all')]).optional(),
  sort: z.enum(leadSorts).default(defaultLeadSort),
  quarantined: z.enum(['true', 'false']).default('false'),
})
export type ListLeads = z.output<typeof listLeadsSchema>

/** A lead as the back-office reads it. `createdAt` and the other instants are ISO 8601 in UTC. */
export const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  source: z.string(),
  status,
  priority,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
  quarantine: z.enum(quarantineReasons).nullable(),
})
export type Lead = z.output<typeof leadSchema>

/** How many leads stand in each status, at most a few seconds old. */
export const leadCountsSchema = z.object({
  total: z.number().int(),
  quarantined: z.number().int(),
  byStatus: z.record(z.enum(leadStatuses), z.number().int()),
})
export type LeadCounts = z.output<typeof leadCountsSchema>
