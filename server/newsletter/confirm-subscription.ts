import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import type { SubscriberRow } from './presenter.ts'
import { subscriberOfLink } from './subscriber-of-link.ts'

/**
 * Confirms the subscription a mailed link names; one that has left is not brought back by an old
 * link. Answers it as it now stands, or null for a link that names none.
 */
export async function confirmSubscription(ctx: Ctx, token: string): Promise<SubscriberRow | null> {
  const confirmed = await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(table)
      .set({ state: 'confirmed', confirmedAt: ctx.clock(), unsubscribedAt: null })
      .where(and(eq(table.confirmToken, token), eq(table.state, 'unconfirmed')))
      .returning()
    if (row) await recordAudit(ctx, { action: 'subscriber.confirmed', entityId: row.id })
    return row
  })
  if (!confirmed) return subscriberOfLink(ctx, 'confirmToken', token)
  ctx.announce('subscribers')
  return confirmed
}
