import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { admins, invitations } from '../db/schema.ts'
import { type Draft, entityIds, type OrderRow } from './draft.ts'

/** An invitation for an address goes there, unless it was used or withdrawn meanwhile. */
export async function planInvitations(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const rows = await ctx.db
    .select({ invitation: invitations, inviter: admins.name })
    .from(invitations)
    .leftJoin(admins, eq(admins.id, invitations.createdBy))
    .where(inArray(invitations.id, entityIds(orders)))
  return orders.flatMap(({ order, entityId }): Draft[] => {
    const found = rows.find(({ invitation }) => invitation.id === entityId)
    if (order.kind !== 'invitation' || !found?.invitation.email || found.invitation.usedAt)
      return []
    const { email, expiresAt } = found.invitation
    const inviter = found.inviter ?? 'A colleague'
    return [
      {
        payload: { kind: 'invitation', inviter, expiresAt: expiresAt.toISOString() },
        entityId,
        toAddress: email,
        toName: '',
        replyTo: null,
      },
    ]
  })
}
