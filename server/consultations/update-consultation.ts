import type { UpdateConsultation } from '#shared/consultations/schema.ts'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { searchTextOf } from '../db/search-text.ts'
import { refuseErased } from '../privacy/refuse-erased.ts'
import { consultationRecords } from './consultation-records.ts'
import { presentConsultation } from './presenter.ts'
import { tellVisitor } from './tell-visitor.ts'

type Update = { ctx: Ctx; id: string; input: UpdateConsultation }

/**
 * Changes the details of a request, or refuses as `edit_conflict` when somebody else has since.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `erased`.
 */
export async function updateConsultation({ ctx, id, input }: Update) {
  const { version, preferredDate, ...fields } = input
  await refuseErased(ctx, input.email)
  const consultation = await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'updated',
    seen: { version, present: presentConsultation },
    decide: () => {
      return {
        ...fields,
        preferredDate: preferredDate ? new Date(preferredDate) : null,
        searchText: searchTextOf(fields),
      }
    },
    also: tellVisitor,
  })
  ctx.announce('messages')
  return consultation
}

type SetStatus = { ctx: Ctx; id: string; status: ConsultationStatus }

/** Sets the status; any may follow any other (admin-back-office.md §4). @throws {AppError} `not_found`. */
export async function setConsultationStatus({ ctx, id, status }: SetStatus) {
  const consultation = await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'status_set',
    decide: (row) => (row.status === status ? {} : { status }),
    also: tellVisitor,
  })
  ctx.announce('messages')
  return consultation
}
