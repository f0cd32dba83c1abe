import type { Keyset } from '../db/keyset.ts'
import type { RecordKind } from '../db/records.ts'
import { consultations } from '../db/schema.ts'
import { byInstant, byOptionalInstant, byOptionalText, byText } from '../db/sort-keys.ts'
import type { ConsultationRow } from './presenter.ts'

/** Consultation requests as records that people edit together. */
export const consultationRecords = {
  table: consultations,
  noun: 'consultation',
  topic: 'consultations',
} satisfies RecordKind<typeof consultations>

/** What consultation requests can be sorted by. */
export const consultationKeyset: Keyset<
  ConsultationRow,
  'createdAt' | 'preferredDate' | 'name' | 'company'
> = {
  table: consultations,
  keys: {
    createdAt: byInstant(consultations.createdAt, (row) => row.createdAt),
    preferredDate: byOptionalInstant(consultations.preferredDate, (row) => row.preferredDate),
    name: byText(consultations.name, (row) => row.name),
    company: byOptionalText(consultations.company, (row) => row.company),
  },
}
