import { and, eq, isNotNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { leads } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { changeLead } from './change-lead.ts'
import { forgetCounts } from './count-leads.ts'
import { leadId } from './find-lead.ts'
import type { LeadRow } from './presenter.ts'

type Arguments = { ctx: Ctx; id: string }

/** Takes a lead out of every list; {@link restoreLead} brings it back until it is purged. */
export const deleteLead = ({ ctx, id }: Arguments) =>
  changeLead({ ctx, id, action: 'lead.deleted', decide: () => ({ deletedAt: ctx.clock() }) })

/** Undoes a delete. @throws {AppError} `not_found` once the lead is purged, or never was deleted. */
export async function restoreLead({ ctx, id }: Arguments): Promise<LeadRow> {
  const result = await inTransaction(ctx, async (ctx) => {
    const [restored] = await ctx.db
      .update(leads)
      .set({ deletedAt: null, updatedAt: ctx.clock() })
      .where(and(eq(leads.id, leadId(id)), isNotNull(leads.deletedAt)))
      .returning()
    if (!restored) throw notFound('deleted lead')
    await recordAudit(ctx, { action: 'lead.restored', entityId: restored.id })
    return restored
  })
  forgetCounts(ctx)
  ctx.announce('leads')
  return result
}
