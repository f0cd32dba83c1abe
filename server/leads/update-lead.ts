import { leadTexts } from '#shared/leads/fields.ts'
import type { UpdateLead } from '#shared/leads/schema.ts'
import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { asChangeIfAny } from '../journal/write-change.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { keepTagIds, readTags, tagLinks } from '../people/keep-tags.ts'
import { refuseStranger } from '../people/owners.ts'
import { assertNotErased } from '../privacy/suppressions.ts'
import { changeRecord, findRecord } from '../records.ts'
import { drawAssignee } from './create-lead.ts'
import { firstContact, leadRecords, searchTextsOf } from './lead-records.ts'
import { presentLead } from './presenter.ts'

/**
 * Changes the details of a lead. With `version`, refuses when somebody else has changed it since,
 * and returns the lead as it stands so that the editor can be shown what changed.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `invalid` (nobody to assign it to), `erased`.
 */
export async function updateLead({ ctx, id, input }: { ctx: Ctx; id: string; input: UpdateLead }) {
  await refuseStranger(ctx, input.assignedTo, 'assignedTo')
  await assertNotErased(ctx, input.email)
  const { id: known } = await findRecord(ctx, leadRecords, id)
  const tagged = await readTags(ctx.db, tagLinks.lead, [known])
  return changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'updated',
    seen: { version: input.version, present: (lead) => presentLead(lead, tagged.get(lead.id)) },
    decide: (lead, now) => {
      const status = input.status ?? lead.status
      return {
        ...leadTexts(input),
        priority: input.priority ?? lead.priority,
        assignedTo: input.assignedTo === undefined ? lead.assignedTo : input.assignedTo,
        status,
        ...(status !== lead.status && firstContact(lead, status, now)),
        ...searchTextsOf(input),
      }
    },
    ...(input.tags && { tags: (ctx: Ctx) => keepTagIds(ctx, input.tags ?? []) }),
  })
}

type Arguments = { ctx: Ctx; id: string; status: LeadStatus }

/**
 * As {@link setLeadStatus}, with the change's id, by which it is taken back; null where it was so already.
 * @throws {AppError} `not_found`.
 */
export async function changeLeadStatus(change: Arguments) {
  const { ctx } = change
  const { changeId, result } = await asChangeIfAny(ctx, 'lead.status_set', (ctx) =>
    setLeadStatus({ ...change, ctx }),
  )
  return { lead: result, changeId }
}

/** Sets the status; any may follow any other (admin-back-office.md §4). @throws {AppError} `not_found`. */
export const setLeadStatus = ({ ctx, id, status }: Arguments) =>
  changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'status_set',
    decide: (lead, now) => {
      if (lead.status === status) return {}
      return { status, ...firstContact(lead, status, now) }
    },
  })

/**
 * Lets a quarantined message stand among the leads; it is given to somebody as if it had just come,
 * and its sender now hears that it arrived. The change's id is null where it stood there already.
 * @throws {AppError} `not_found`.
 */
export async function releaseLead({ ctx, id }: { ctx: Ctx; id: string }) {
  const assignedTo = await drawAssignee(ctx.db)
  const { changeId, result } = await asChangeIfAny(ctx, 'lead.released', (ctx) =>
    changeRecord({
      ctx,
      kind: leadRecords,
      id,
      act: 'released',
      decide: (lead, now) => {
        if (!lead.quarantine) return {}
        const released = { quarantine: null, assignedTo }
        return { ...released, ...firstContact({ ...lead, ...released }, lead.status, now) }
      },
      also: (ctx) => enqueueEmail(ctx, { kind: 'lead_released' }, id),
    }),
  )
  ctx.publish('messages')
  return { lead: result, changeId }
}
