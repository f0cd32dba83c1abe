import type { UpdateLead } from '#shared/leads/schema.ts'
import type { Ctx } from '../context.ts'
import { searchTextOf } from '../db/search-text.ts'
import { AppError } from '../errors.ts'
import { changeLead } from './change-lead.ts'
import { type LeadRow, presentLead } from './presenter.ts'

/**
 * Changes the details of a lead. With `version`, refuses when somebody else has changed it since,
 * and answers the lead as it stands so that the editor can be shown what changed.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`).
 */
export function updateLead({ ctx, id, input }: { ctx: Ctx; id: string; input: UpdateLead }) {
  return changeLead({
    ctx,
    id,
    action: 'lead.updated',
    decide: (lead) => {
      refuseStale(lead, input.version)
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

function refuseStale(lead: LeadRow, version: number | undefined) {
  if (version === undefined || version === lead.version) return
  throw new AppError(
    'edit_conflict',
    'Somebody else changed this lead while you were editing it. Look at both versions and save again.',
    { current: presentLead(lead) },
  )
}
