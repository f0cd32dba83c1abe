import type { Consultation, OwnConsultation } from '#shared/consultations/schema.ts'
import type { consultations } from '../db/schema.ts'

export type ConsultationRow = typeof consultations.$inferSelect

/** What a visitor reads back of a request: nothing tells that it was set aside. */
export const presentOwnConsultation = (row: ConsultationRow): OwnConsultation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  phone: row.phone,
  preferredDate: row.preferredDate?.toISOString() ?? null,
  meetingType: row.meetingType,
  timeZone: row.timeZone,
  status: row.status,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
})

/** A consultation request as the back-office reads it; instants as ISO 8601 in UTC. */
export const presentConsultation = (row: ConsultationRow): Consultation => ({
  ...presentOwnConsultation(row),
  quarantine: row.quarantine,
  personId: row.personId,
  origin: row.origin,
  hostId: row.hostId,
  meetingTypeId: row.meetingTypeId,
  minutes: row.minutes,
  place: row.place,
  hostReason: row.hostReason,
})
