import { and, eq, inArray, sql } from 'drizzle-orm'
import { deviceOf } from '#shared/accounts/device.ts'
import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { auditLog } from '../db/schema.ts'
import { orderMail } from '../mail/order-mail.ts'

type SignIn = {
  ctx: Ctx
  adminId: string
  act: 'registered' | 'signed_in'
  userAgent: string | undefined
}

/**
 * Writes that somebody has signed in, with the kind of device. From a kind the account was not used
 * from before, the person is told by mail: it may not have been they. Call it in the transaction
 * that opens the session, and announce `messages` after the commit.
 */
export async function recordSignIn({ ctx, adminId, act, userAgent }: SignIn): Promise<void> {
  const device = deviceOf(userAgent ?? null)
  const isNew = act === 'signed_in' && !(await isKnown(ctx, adminId, device))
  await recordAudit(ctx, { action: `account.${act}`, entityId: adminId, details: { device } })
  if (isNew) await orderMail(ctx, { kind: 'sign_in', device }, adminId)
}

async function isKnown(ctx: Ctx, adminId: string, device: string): Promise<boolean> {
  const [earlier] = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entityId, adminId),
        inArray(auditLog.action, ['account.registered', 'account.signed_in']),
        sql`${auditLog.details} ->> 'device' = ${device}`,
      ),
    )
    .limit(1)
  return earlier !== undefined
}
