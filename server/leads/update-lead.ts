import type { UpdateLead } from '#shared/leads/schema.ts'
import type { Ctx } from '../context.ts'
import { changeRecord, refuseStale } from '../db/records.ts'
import { searchTextOf } from '../db/search-text.ts'
import { leadRecords } from './lead-records.ts'
import { presentLead } from './presenter.ts'

/**
 * Changes the details of a lead. With `version`, refuses when somebody else has changed it since,
 * and answers the lead as it stands so that the editor can be shown what changed.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`).
 */
export function updateLead({ ctx, id, input }: { ctx: Ctx; id: string; input: UpdateLead }) {
  return changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'updated',
    decide: (lead) => {
      refuseStale(lead, input.version, leadRecords.noun, presentLead)
      const next = {
        name: input.name,
        email: input.email,
        company: input.company,
        phone: input.phone,
        message: input.message,
        priority: input.priority ?? lead.priority,
      }
      return { ...next, searchText: searchTextOf(next) }
    },
  })
}
