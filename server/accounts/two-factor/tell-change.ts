import type { TwoFactorChange } from '#shared/mail/payload.ts'
import { recordAudit } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { orderMail } from '../../mail/order-mail.ts'

/** What a person does to their own second factor, as the audit log has it. */
const actions = {
  on: 'account.two_factor_on',
  off: 'account.two_factor_off',
  codes_renewed: 'account.backup_codes_renewed',
} as const satisfies Partial<Record<TwoFactorChange, string>>

/**
 * Writes what a person did to their second factor, and tells them by mail: it may not have been
 * they. Call it in the transaction of the change, and announce `messages` after the commit.
 */
export async function tellChange(ctx: Ctx, adminId: string, change: keyof typeof actions) {
  await recordAudit(ctx, { action: actions[change], entityId: adminId })
  await orderMail(ctx, { kind: 'two_factor', change, by: null }, adminId)
}
