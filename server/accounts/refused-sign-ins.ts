import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import type { AppError } from '../errors.ts'
import { count, type Limit } from '../http/rate-limit.ts'

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
