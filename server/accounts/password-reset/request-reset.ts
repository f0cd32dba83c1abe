import { sql } from 'drizzle-orm'
import type { RequestReset } from '#shared/accounts/password-reset-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Ctx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { consume } from '../../http/rate-limit.ts'
import { orderMail } from '../../mail/order-mail.ts'

// Counted for every address typed, with an account or without: a refusal tells nothing of it.
const asked = { name: 'password-reset', max: 3, seconds: 60 * 60 }
const askedFromOneNetwork = { name: 'password-reset-network', max: 20, seconds: 60 * 60 }

type Arguments = { ctx: Ctx; input: RequestReset; network: string }

/**
 * Has a link to set a new password sent to an account's address. For an address without one the
 * same is written, naming nobody, so that answer and duration tell nothing. Without a mail server
 * nothing is ordered: a link that comes weeks after it was asked for only alarms.
 * @throws {AppError} `too_many_requests`.
 */
export async function requestReset({
  ctx,
  input,
  network,
}: Arguments): Promise<{ canSend: boolean }> {
  const account = input.email.toLowerCase()
  await consume(ctx, askedFromOneNetwork, network)
  await consume(ctx, asked, account)
  if (!ctx.env.smtpUrl) return { canSend: false }
  await inTransaction(ctx, async (ctx) => {
    const [admin] = await ctx.db
      .select({ id: admins.id })
      .from(admins)
      .where(sql`lower(${admins.email}) = ${account}`)
    const entityId = admin?.id ?? 'unknown'
    await recordAudit(ctx, { action: 'account.password_reset_asked', entityId })
    await orderMail(ctx, { kind: 'password_reset' }, admin?.id ?? null)
  })
  ctx.announce('messages')
  return { canSend: true }
}
