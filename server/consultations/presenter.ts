import type { Consultation } from '#shared/consultations/schema.ts'
import type { consultations } from '../db/schema.ts'

export type ConsultationRow = typeof consultations.$inferSelect

/** A consultation request as clients read it; instants as ISO 8601 in UTC. */
export const presentConsultation = (row: ConsultationRow): Consultation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  phone: row.phone,
  preferredDate: row.preferredDate?.toISOString() ?? null,
  meetingType: row.meetingType,
  status: row.status,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
})
