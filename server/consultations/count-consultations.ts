import type { ConsultationCounts } from '#shared/consultations/schema.ts'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { consultations } from '../db/schema.ts'
import { wantedConsultations } from './list-consultations.ts'

/** How many requests stand in each status, and how many were set aside. */
export async function countConsultations({ db }: Ctx): Promise<ConsultationCounts> {
  const { filter } = wantedConsultations({})
  const { status } = consultations
  const { total, by } = await countsBy(db, consultations, status, filter, consultationStatuses)
  const aside = wantedConsultations({ quarantined: 'true' }).filter
  return { total, quarantined: await db.$count(consultations, aside), byStatus: by }
}
