import type { UpdateConsultation } from '#shared/consultations/schema.ts'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { changeRecord, refuseStale } from '../db/records.ts'
import { searchTextOf } from '../db/search-text.ts'
import { consultationRecords } from './consultation-records.ts'
import { presentConsultation } from './presenter.ts'

type Update = { ctx: Ctx; id: string; input: UpdateConsultation }

/**
 * Changes the details of a request, or refuses as `edit_conflict` when somebody else has since.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`).
 */
export function updateConsultation({ ctx, id, input }: Update) {
  return changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'updated',
    decide: (row) => {
      const { version, preferredDate, ...fields } = input
      refuseStale(row, version, consultationRecords.noun, presentConsultation)
      return {
        ...fields,
        preferredDate: preferredDate ? new Date(preferredDate) : null,
        searchText: searchTextOf(fields),
      }
    },
  })
}

type SetStatus = { ctx: Ctx; id: string; status: ConsultationStatus }

/** Sets the status; any may follow any other (admin-back-office.md §4). @throws {AppError} `not_found`. */
export const setConsultationStatus = ({ ctx, id, status }: SetStatus) =>
  changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'status_set',
    decide: (row) => (row.status === status ? {} : { status }),
  })
