import type { UpdateSubmission } from '#shared/lead-magnets/schema.ts'
import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { searchTextOf } from '../db/search-text.ts'
import { assertNotErased } from '../privacy/marks.ts'
import { presentSubmission } from './presenter.ts'
import { submissionRecords } from './submission-records.ts'

type Arguments = { ctx: Ctx; id: string; input: UpdateSubmission }

/**
 * Changes a submission, or refuses as `edit_conflict` when somebody else has since.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `erased`.
 */
export async function updateSubmission({ ctx, id, input }: Arguments) {
  const { id: _, version, ...fields } = input
  await assertNotErased(ctx, input.email)
  return changeRecord({
    ctx,
    kind: submissionRecords,
    id,
    act: 'updated',
    seen: { version, present: presentSubmission },
    decide: () => ({ ...fields, searchText: searchTextOf(fields) }),
  })
}
