import { eq } from 'drizzle-orm'
import type { UpdateLead } from '#shared/leads/schema.ts'
import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { admins } from '../db/schema.ts'
import { searchTextOf, searchWordsOf } from '../db/search-text.ts'
import { AppError } from '../errors.ts'
import { refuseErased } from '../privacy/refuse-erased.ts'
import { firstContact } from './first-contact.ts'
import { leadRecords } from './lead-records.ts'
import { presentLead } from './presenter.ts'

/**
 * Changes the details of a lead. With `version`, refuses when somebody else has changed it since,
 * and answers the lead as it stands so that the editor can be shown what changed.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `invalid` (nobody to assign it to), `erased`.
 */
export async function updateLead({ ctx, id, input }: { ctx: Ctx; id: string; input: UpdateLead }) {
  await refuseStranger(ctx, input.assignedTo)
  await refuseErased(ctx, input.email)
  return changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'updated',
    seen: { version: input.version, present: presentLead },
    decide: (lead, now) => {
      const status = input.status ?? lead.status
      const next = {
        name: input.name,
        email: input.email,
        company: input.company,
        phone: input.phone,
        message: input.message,
        priority: input.priority ?? lead.priority,
        assignedTo: input.assignedTo === undefined ? lead.assignedTo : input.assignedTo,
        status,
      }
      return {
        ...next,
        ...(status !== lead.status && firstContact(lead, status, now)),
        searchText: searchTextOf(next),
        messageWords: searchWordsOf(next.message),
      }
    },
  })
}

async function refuseStranger(ctx: Ctx, assignedTo: string | null | undefined) {
  if (!assignedTo) return
  const [person] = await ctx.db.select().from(admins).where(eq(admins.id, assignedTo))
  if (person) return
  const sentence = 'This person has no account any more.'
  throw new AppError('invalid', sentence, { fields: { assignedTo: sentence } })
}
