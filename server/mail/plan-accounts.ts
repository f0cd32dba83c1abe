import { and, inArray, isNull } from 'drizzle-orm'
import type { MailOrder, MailPayload } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'
import { type Draft, entityIds, type OrderRow } from './draft.ts'

type Admin = { id: string; name: string; email: string }

/** Messages about an account go to whose it is, unless it is deactivated. */
export async function planAccounts(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const people = await ctx.db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(and(inArray(admins.id, entityIds(orders)), isNull(admins.deactivatedAt)))
  return orders.flatMap(({ order, entityId }): Draft[] => {
    const admin = people.find(({ id }) => id === entityId)
    const payload = admin && payloadOf(order, admin, ctx.clock().toISOString())
    if (!payload) return []
    return [{ payload, entityId, toAddress: admin.email, toName: admin.name, replyTo: null }]
  })
}

function payloadOf(order: MailOrder, { id, name }: Admin, at: string): MailPayload | null {
  switch (order.kind) {
    case 'password_reset':
      return { kind: 'password_reset', name, adminId: id }
    case 'sign_in':
      return { kind: 'sign_in_alert', name, device: order.device, at }
    case 'two_factor':
      return { kind: 'two_factor_changed', name, change: order.change, by: order.by, at }
    default:
      return null
  }
}
