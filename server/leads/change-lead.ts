import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { leads } from '../db/schema.ts'
import { forgetCounts } from './count-leads.ts'
import { findLead } from './find-lead.ts'
import type { LeadRow } from './presenter.ts'

type Changes = Partial<Omit<LeadRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>>

type Change = {
  ctx: Ctx
  id: string
  action: `lead.${string}`
  /** What to change of the lead as it stands; may throw to refuse. An empty answer changes nothing. */
  decide: (lead: LeadRow) => Changes
}

/**
 * Changes one lead under its row lock, with its audit row, and raises its version.
 * @throws {AppError} `not_found`, or what `decide` throws.
 */
export async function changeLead({ ctx, id, action, decide }: Change): Promise<LeadRow> {
  const result = await inTransaction(ctx, async (ctx) => {
    const lead = await findLead(ctx, id, true)
    const changes = decide(lead)
    const fields = Object.keys(changes)
    if (fields.length === 0) return lead
    const [changed] = await ctx.db
      .update(leads)
      .set({ ...changes, updatedAt: ctx.clock(), version: sql`${leads.version} + 1` })
      .where(eq(leads.id, lead.id))
      .returning()
    if (!changed) throw new Error('A locked lead was not updated.')
    await recordAudit(ctx, { action, entityId: lead.id, details: { fields } })
    return changed
  })
  forgetCounts(ctx)
  ctx.announce('leads')
  return result
}
