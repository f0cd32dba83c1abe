import type { Submission } from '#shared/lead-magnets/schema.ts'
import type { leadMagnetSubmissions } from '../db/schema.ts'

export type SubmissionRow = typeof leadMagnetSubmissions.$inferSelect

/** A submission as clients read it; instants as ISO 8601 in UTC. */
export const presentSubmission = (row: SubmissionRow): Submission => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  leadMagnetType: row.leadMagnetType,
  submissionData: row.submissionData,
  followupStatus: row.followupStatus,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  answers: row.answers,
})
