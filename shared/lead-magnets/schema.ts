import { z } from 'zod'
import { zoneName } from '../documents/paper.ts'
import { listQuery } from '../list-query.ts'
import { originSchema } from '../origins/schema.ts'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import { weeklyCountsSchema } from '../weekly-counts.ts'
import {
  defaultLeadMagnetType,
  defaultSubmissionSort,
  followupStatuses,
  leadMagnetTypes,
  submissionSorts,
} from './vocabulary.ts'

/** Most characters of each field of a submission. */
const submissionLimits = { name: 200, company: 200, submissionData: 20_000 } as const

const leadMagnetType = z.enum(leadMagnetTypes, {
  error: `Type must be one of ${leadMagnetTypes.join(', ')}.`,
})
const followupStatus = z.enum(followupStatuses, {
  error: `Follow-up status must be one of ${followupStatuses.join(', ')}.`,
})

/**
 * `POST /api/lead-magnet-submissions`: an admin's entry by hand, or a visitor's request of a
 * template. `followupStatus` counts only with an admin's token. A visitor may leave the name out.
 */
const createSubmissionSchema = z.object({
  name: line('Name', submissionLimits.name).default(''),
  email,
  company: optional(line('Company', submissionLimits.company)),
  leadMagnetType: leadMagnetType.default(defaultLeadMagnetType),
  submissionData: optional(paragraph('Submission data', submissionLimits.submissionData)),
  followupStatus: followupStatus.optional(),
})
export type CreateSubmission = z.output<typeof createSubmissionSchema>

/** The same with what tells which paper a visitor's document is drawn for. */
export const submissionCallSchema = createSubmissionSchema.extend({ timeZone: zoneName.optional() })

/** An admin names the person; the form says so (admin-back-office.md §5). */
export const adminSubmissionName = requiredLine('Name', submissionLimits.name)

/** Ids of ticked items, as the checklist page keeps them. */
const tick = z.string().regex(/^[a-z0-9-]{1,80}$/, 'Ticked items are named by their ids.')

export const ticks = z.array(tick).max(100)

/** `POST /api/send-checklist` (public-site.md §7); `checked` are the visitor's own ticks. */
export const sendChecklistSchema = z.object({
  email,
  name: line('Name', submissionLimits.name).default(''),
  checked: ticks.optional(),
  timeZone: zoneName.optional(),
})

/** A submission as clients read it. */
export const submissionSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  leadMagnetType,
  submissionData: z.string().nullable(),
  followupStatus: followupStatus.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
  answers: z.record(z.string(), z.unknown()).nullable(),
  /** Whose it is; null until that was looked up. */
  personId: z.string().nullable(),
  /** Where the visitor came from; null where that is not known. */
  origin: originSchema.nullable(),
})
export type Submission = z.output<typeof submissionSchema>

/** `PATCH /api/admin/lead-magnet-submissions/{id}` (admin-back-office.md §7). */
export const updateSubmissionSchema = z.object({
  id: z.string().optional(),
  name: adminSubmissionName,
  email,
  company: optional(line('Company', submissionLimits.company)),
  leadMagnetType,
  submissionData: optional(paragraph('Submission data', submissionLimits.submissionData)),
  /** Blank and null both take the status away. */
  followupStatus: z
    .union([followupStatus, z.literal('')], {
      error: `Follow-up status must be one of ${followupStatuses.join(', ')}.`,
    })
    .nullable()
    .transform((value) => value || null),
  version: z.number().int().positive().optional(),
})
export type UpdateSubmission = z.output<typeof updateSubmissionSchema>

/** Query of `GET /api/admin/lead-magnet-submissions`. */
export const listSubmissionsSchema = listQuery(submissionSorts, defaultSubmissionSort).extend({
  type: z.enum(['all', ...leadMagnetTypes]).optional(),
})
export type ListSubmissions = z.output<typeof listSubmissionsSchema>

/** The summary cards above the list, and the types that are present in the data. */
export const submissionCountsSchema = z.object({
  total: z.number().int(),
  byType: z.record(z.enum(leadMagnetTypes), z.number().int()),
})

/** The figures above the list: as on the dashboard, and how many came in each of the last weeks. */
export const submissionFiguresSchema = submissionCountsSchema.extend({ weeks: weeklyCountsSchema })
export type SubmissionFigures = z.output<typeof submissionFiguresSchema>
