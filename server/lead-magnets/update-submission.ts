import type { UpdateSubmission } from '#shared/lead-magnets/schema.ts'
import type { Ctx } from '../context.ts'
import { changeRecord, refuseStale } from '../db/records.ts'
import { searchTextOf } from '../db/search-text.ts'
import { presentSubmission } from './presenter.ts'
import { submissionRecords } from './submission-records.ts'

type Arguments = { ctx: Ctx; id: string; input: UpdateSubmission }

/**
 * Changes a submission, or refuses as `edit_conflict` when somebody else has since.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`).
 */
export function updateSubmission({ ctx, id, input }: Arguments) {
  return changeRecord({
    ctx,
    kind: submissionRecords,
    id,
    act: 'updated',
    decide: (row) => {
      const { id: _, version, ...fields } = input
      refuseStale(row, version, submissionRecords.noun, presentSubmission)
      return { ...fields, searchText: searchTextOf(fields) }
    },
  })
}
