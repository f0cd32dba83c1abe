import type {
  BroughtUpToDate,
  KnownBooking,
  Standing,
} from '#shared/consultations/known-booking.ts'
import type { Consultation, OwnConsultation } from '#shared/consultations/schema.ts'
import type { consultations } from '../db/schema.ts'

export type ConsultationRow = typeof consultations.$inferSelect

/** Whether its visitor and hosts hear of a change by mail: it was booked, or asked for, on our pages. */
export const isNotified = ({ quarantine, fromSite, bookingToken }: ConsultationRow): boolean =>
  quarantine === null && (fromSite === true || bookingToken !== null)

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
  isNotified: isNotified(row),
  personId: row.personId,
  origin: row.origin,
  hostId: row.hostId,
  meetingTypeId: row.meetingTypeId,
  minutes: row.minutes,
  place: row.place,
  hostReason: row.hostReason,
})

const presentStanding = (
  row: Pick<ConsultationRow, 'status' | 'preferredDate' | 'timeZone'>,
): Standing => ({
  status: row.status,
  preferredDate: row.preferredDate?.toISOString() ?? null,
  timeZone: row.timeZone,
})

/** A consultation that an import found, with what it changed of it. */
export const presentBroughtUpToDate = (
  row: ConsultationRow,
  changed: { changeId: string; before: ConsultationRow } | null,
): BroughtUpToDate => ({
  ...presentConsultation(row),
  changed: changed && { ...presentStanding(changed.before), changeId: changed.changeId },
})

/** A consultation that a booking is already, with how it would stand after `changes`, and whether its host could not hold it then. */
export const presentKnown = (
  row: ConsultationRow,
  changes: Partial<ConsultationRow>,
  overlaps: boolean,
): KnownBooking => {
  const isChanged = Object.keys(changes).length > 0
  return {
    id: row.id,
    ...presentStanding(row),
    becomes: isChanged ? presentStanding({ ...row, ...changes }) : null,
    overlaps: isChanged && overlaps,
  }
}
