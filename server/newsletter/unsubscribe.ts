import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import type { SubscriberRow } from './presenter.ts'
import { subscriberOfLink } from './subscriber-of-link.ts'

/**
 * Takes the address a link names off the list. The row stays, so that nobody writes there again by
 * mistake. Answers it, or null for a link that names none.
 */
export async function unsubscribe(ctx: Ctx, token: string): Promise<SubscriberRow | null> {
  const left = await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(table)
      .set({ state: 'unsubscribed', unsubscribedAt: ctx.clock() })
      .where(and(eq(table.linkToken, token), ne(table.state, 'unsubscribed')))
      .returning()
    if (row) await recordAudit(ctx, { action: 'subscriber.unsubscribed', entityId: row.id })
    return row
  })
  if (!left) return subscriberOfLink(ctx, 'linkToken', token)
  ctx.announce('subscribers')
  return left
}
