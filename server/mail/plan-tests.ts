import { inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'
import { type Draft, entityIds, type OrderRow } from './draft.ts'

/** A test message goes where the admin said. */
export async function planTests(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const people = await ctx.db
    .select()
    .from(admins)
    .where(inArray(admins.id, entityIds(orders)))
  return orders.flatMap(({ order, entityId }): Draft[] => {
    if (order.kind !== 'test') return []
    const by = people.find(({ id }) => id === entityId)?.name ?? 'Somebody'
    return [
      {
        payload: { kind: 'test', by, at: ctx.clock().toISOString() },
        entityId,
        toAddress: order.to,
        toName: '',
        replyTo: null,
      },
    ]
  })
}
