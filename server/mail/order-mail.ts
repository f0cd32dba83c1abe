import { randomUUIDv7 } from 'node:crypto'
import type { MailOrder } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { mailOrders } from '../db/schema.ts'

/** Whether what is ordered now waits: without a mail server it is kept until an admin lets it go. */
export const isMailHeld = ({ env }: Pick<Ctx, 'env'>): boolean => env.smtpUrl === undefined

/**
 * Orders the mail that something that happened calls for; call it in the transaction of the cause,
 * and announce `messages` after the commit, which wakes the mail job at once. `dueAt` is when it is
 * made, if not at once: until then the order can be withdrawn.
 */
export async function orderMail(
  ctx: Ctx,
  order: MailOrder,
  entityId: string | null = null,
  dueAt: Date = ctx.clock(),
) {
  await ctx.db.insert(mailOrders).values({ id: randomUUIDv7(), entityId, order, dueAt })
}
