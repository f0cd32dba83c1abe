import type { Ctx } from '../context.ts'
import { changeRecord } from '../db/records.ts'
import { orderMail } from '../mail/order-mail.ts'
import { firstContact } from './first-contact.ts'
import { leadRecords } from './lead-records.ts'
import { drawAssignee } from './next-assignee.ts'

/**
 * Lets a quarantined message stand among the leads; it is given to somebody as if it had just come,
 * and its sender now hears that it arrived.
 * @throws {AppError} `not_found`.
 */
export async function releaseLead({ ctx, id }: { ctx: Ctx; id: string }) {
  const assignedTo = await drawAssignee(ctx.db)
  const lead = await changeRecord({
    ctx,
    kind: leadRecords,
    id,
    act: 'released',
    decide: (lead, now) => {
      if (!lead.quarantine) return {}
      const released = { quarantine: null, assignedTo }
      return { ...released, ...firstContact({ ...lead, ...released }, lead.status, now) }
    },
    also: (ctx) => orderMail(ctx, { kind: 'lead_released' }, id),
  })
  ctx.announce('messages')
  return lead
}
