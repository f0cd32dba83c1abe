import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { deviceOf } from '#shared/accounts/device.ts'
import { endOf } from '#shared/privacy/retention.ts'
import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { auditLog } from '../db/schema.ts'
import type { AppError } from '../errors.ts'
import { count, type Limit } from '../http/rate-limit.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'

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
 * in the transaction that opens the session, and publish `messages` after the commit.
 */
export async function recordSignIn(signIn: SignIn): Promise<void> {
  const { ctx, adminId, act, network } = signIn
  const device = deviceOf(signIn.userAgent ?? null)
  const isNew =
    act === 'signed_in' &&
    !(await hasSignedIn(ctx, adminId, sql`${auditLog.details} ->> 'device' = ${device}`))
  const details = { device, network }
  await recordAudit(ctx, { action: `account.${act}`, entityId: adminId, details })
  if (isNew) await enqueueEmail(ctx, { kind: 'sign_in', device }, adminId)
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

/** Stands where an account's id would, for an address that has none; the address itself is not kept. */
export const noAccount = 'unknown'

/** Whose sign-in was refused, and where it came from. */
export type Attempt = { accountId: string; network: string }

/** The acts of a refusal in the audit log. */
export const refusalActions = ['account.sign_in_failed', 'account.locked_out'] as const

/**
 * So many of each act are recorded of an account in an hour, and as many of all addresses without
 * one together: a flood must not fill the audit log. One more says until when nothing is recorded.
 */
const onRecord = { name: 'refusals-on-record', max: 200, seconds: 60 * 60 }

async function record(
  ctx: Ctx,
  action: (typeof refusalActions)[number],
  { accountId, network }: Attempt,
  details: Record<string, unknown>,
): Promise<void> {
  const [seen] = await count(ctx, [{ limit: onRecord, subject: `${action}|${accountId}`, by: 1 }])
  if (seen.count > onRecord.max + 1) return
  const isLast = seen.count > onRecord.max
  await recordAudit(ctx, {
    action,
    entityId: accountId,
    details: { ...details, network, ...(isLast && { othersUnrecordedUntil: seen.resetsAt }) },
  })
}

/** Why a sign-in failed, as the audit log has it; undefined for what is no failure. */
function reasonOf({ code, details }: AppError, { accountId }: Attempt) {
  if (code === 'forbidden') return 'deactivated'
  if (code !== 'wrong_credentials') return undefined
  if (accountId === noAccount) return 'no_such_account'
  return details.fields?.code ? 'wrong_code' : 'wrong_password'
}

/** Writes of a failed sign-in whose it was, from which network and why: never what was typed. */
export async function recordFailure(ctx: Ctx, attempt: Attempt, error: AppError): Promise<void> {
  const reason = reasonOf(error, attempt)
  if (reason) await record(ctx, 'account.sign_in_failed', attempt, { reason })
}

/** Writes that a limit shuts sign-ins out: which, and until when. Call it once in its window. */
export const recordLockOut = (ctx: Ctx, attempt: Attempt, limit: Limit, until: Date) =>
  record(ctx, 'account.locked_out', attempt, { limit: limit.name, until })
