import { z } from 'zod'
import { submissionCountsSchema, submissionSchema } from '../lead-magnets/schema.ts'
import { followupStatuses } from '../lead-magnets/vocabulary.ts'
import { dailySchema } from './daily-schema.ts'
import { amount } from './schema.ts'

/** `GET /api/admin/dashboard/lead-magnets`. */
export const leadMagnetsDashboardSchema = z.object({
  counts: submissionCountsSchema,
  /** The submissions by the day they came. */
  downloaded: dailySchema,
  byFollowup: z.record(z.enum(followupStatuses), amount),
  /** Those nobody has followed up, the newest first. */
  pending: z.array(submissionSchema),
})
export type LeadMagnetsDashboard = z.output<typeof leadMagnetsDashboardSchema>
