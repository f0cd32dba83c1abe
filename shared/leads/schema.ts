import { z } from 'zod'
import { ownerQuery } from '../list-query.ts'
import { originSchema } from '../origins/schema.ts'
import { tagLimits, tagNames, tagSchema } from '../people/tags.ts'
import { quarantined, quarantineReasons } from '../quarantine.ts'
import { line, optional } from '../text.ts'
import { type LeadFieldName, leadFields, leadLimits, ofEachLeadField } from './fields.ts'
import { defaultLeadSort, leadPriorities, leadSorts, leadStatuses } from './vocabulary.ts'

const status = z.enum(leadStatuses, { error: `Status must be one of ${leadStatuses.join(', ')}.` })
const priority = z.enum(leadPriorities, {
  error: `Priority must be one of ${leadPriorities.join(', ')}.`,
})

const wholeNumber = (label: string, least: number) => {
  const error = `${label} must be a whole number, at least ${least}.`
  return z.number({ error }).int({ error }).min(least, { error })
}

type Parts<Part extends 'accepted' | 'kept'> = {
  [Name in LeadFieldName]: (typeof leadFields)[Name][Part]
}
const accepted = ofEachLeadField<Parts<'accepted'>>((name) => leadFields[name].accepted)
const kept = ofEachLeadField<Parts<'kept'>>((name) => leadFields[name].kept)

/**
 * `POST /api/leads`. `source: manual`, `priority` and `status` count only with an admin's token
 * (design.md §4); `website` is the honeypot, empty in every message a person sends, and
 * `elapsedMs` how long the form was open.
 */
export const createLeadSchema = z.object({
  ...accepted,
  source: optional(line('Source', leadLimits.source)),
  priority: priority.optional(),
  status: status.optional(),
  website: z
    .string({ error: 'Website must be text.' })
    .max(2_000, 'Website can have at most 2,000 characters.')
    .optional(),
  elapsedMs: wholeNumber('Elapsed time', 0).optional(),
})
export type CreateLead = z.output<typeof createLeadSchema>

const assignee = z.uuid({ error: 'Choose somebody of the team.' }).nullable()

/** The create and edit form of the back-office. */
export const leadFormSchema = z.object({
  ...accepted,
  priority,
  status,
  /** Blank for nobody. */
  assignedTo: z.union([z.literal('').transform(() => null), assignee]),
})

export type LeadForm = z.output<typeof leadFormSchema>

/**
 * `PATCH /api/admin/leads/{id}`. With `version` the change is refused as `edit_conflict` when
 * somebody else changed the lead since that version was read; without it the change is applied.
 */
export const updateLeadSchema = z.object({
  id: z.string().optional(),
  ...accepted,
  priority: priority.optional(),
  /** Absent, it stays as it is. */
  status: status.optional(),
  /** An account's id, or null for nobody; absent, it stays whose it is. */
  assignedTo: assignee.optional(),
  /** The names of all tags it is to have; one that is new is made. Absent, they stay. */
  tags: tagNames.optional(),
  version: wholeNumber('Version', 1).optional(),
})
export type UpdateLead = z.output<typeof updateLeadSchema>

/** `PATCH /api/admin/leads/{id}/status`. Any status may follow any other (admin-back-office.md §4). */
export const setLeadStatusSchema = z.object({ status })

const pageLengthError = { error: 'Limit must be a whole number from 1 to 1000.' }
const pageLength = z.coerce
  .number(pageLengthError)
  .int(pageLengthError)
  .min(1, pageLengthError)
  .max(1000, pageLengthError)

/** Query of `GET /api/admin/leads` (design.md §4, paging and sorting). */
export const listLeadsSchema = z.object({
  limit: pageLength.default(200),
  cursor: line('Cursor', 2_000).optional(),
  q: line('Search', 200).optional(),
  status: z.enum(['all', ...leadStatuses]).optional(),
  sort: z
    .enum(leadSorts, { error: `Sort must be one of ${leadSorts.join(', ')}.` })
    .default(defaultLeadSort),
  assigned: ownerQuery('Assigned').optional(),
  tag: line('Tag', tagLimits.name).optional(),
  quarantined,
})
export type ListLeads = z.output<typeof listLeadsSchema>

/** A lead as the back-office reads it. `createdAt` and the other instants are ISO 8601 in UTC. */
export const leadSchema = z.object({
  id: z.string(),
  ...kept,
  source: z.string(),
  status,
  priority,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
  quarantine: z.enum(quarantineReasons).nullable(),
  /** The id of the account whose lead it is. */
  assignedTo: z.string().nullable(),
  tags: z.array(tagSchema),
  /** Whose message it is; null until that was looked up. */
  personId: z.string().nullable(),
  /** Where the visitor came from; null where that is not known. */
  origin: originSchema.nullable(),
})
export type Lead = z.output<typeof leadSchema>

/** How many leads stand in each status, at most a few seconds old. */
export const leadCountsSchema = z.object({
  total: z.number().int(),
  quarantined: z.number().int(),
  byStatus: z.record(z.enum(leadStatuses), z.number().int()),
})
export type LeadCounts = z.output<typeof leadCountsSchema>
