import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { deviceOf } from '#shared/accounts/device.ts'
import { endOf } from '#shared/privacy/retention.ts'
import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { auditLog } from '../db/schema.ts'
import { orderMail } from '../mail/order-mail.ts'
import type { Attempt } from './refused-sign-ins.ts'

type SignIn = {
  ctx: Ctx
  adminId: string
  act: 'registered' | 'signed_in'
  network: string
  userAgent: string | undefined
}

/**
 * Writes that somebody has signed in, with the kind of device and the network. From a kind the
 * account was not used from before, the person is told by mail: it may not have been they. Call it
 * in the transaction that opens the session, and announce `messages` after the commit.
 */
export async function recordSignIn(signIn: SignIn): Promise<void> {
  const { ctx, adminId, act, network } = signIn
  const device = deviceOf(signIn.userAgent ?? null)
  const isNew =
    act === 'signed_in' &&
    !(await hasSignedIn(ctx, adminId, sql`${auditLog.details} ->> 'device' = ${device}`))
  const details = { device, network }
  await recordAudit(ctx, { action: `account.${act}`, entityId: adminId, details })
  if (isNew) await orderMail(ctx, { kind: 'sign_in', device }, adminId)
}

/**
 * Whether the account was signed in from a network before, as long as networks are kept. So a device
 * of its owner is known by what every call has, without a cookie or another field of the login call,
 * and also after its owner signed out.
 */
export const isKnownNetwork = (ctx: Ctx, { accountId, network }: Attempt): Promise<boolean> =>
  hasSignedIn(
    ctx,
    accountId,
    and(
      gt(auditLog.at, endOf('networks', ctx.clock())),
      sql`${auditLog.details} ->> 'network' = ${network}`,
    ),
  )

async function hasSignedIn(ctx: Ctx, accountId: string, how: SQL | undefined): Promise<boolean> {
  const [earlier] = await ctx.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entityId, accountId),
        // Spelled out: it is what the index of sign-ins is found by.
        sql`${auditLog.action} in ('account.registered', 'account.signed_in')`,
        how,
      ),
    )
    .limit(1)
  return earlier !== undefined
}
