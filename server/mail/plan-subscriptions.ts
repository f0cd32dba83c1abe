import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { type Draft, entityIds, type OrderRow } from './draft.ts'

/** Who subscribed is asked to confirm, while it is not confirmed. */
export async function planSubscriptions(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.id, entityIds(orders)), eq(table.state, 'unconfirmed')))
  return rows.flatMap(({ id, email, linkToken, confirmToken }): Draft[] => {
    if (!linkToken || !confirmToken) return []
    return [
      {
        payload: { kind: 'subscription_confirm', token: confirmToken, leaveToken: linkToken },
        entityId: id,
        toAddress: email,
        toName: '',
        replyTo: null,
      },
    ]
  })
}
