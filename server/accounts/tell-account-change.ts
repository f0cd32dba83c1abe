import type { AccountChange } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { orderMail } from '../mail/order-mail.ts'
import type { AdminRow } from './presenter.ts'

/**
 * Tells a person by mail what was done to their account, at the address it has until then: it may
 * not have been they. Call it in the transaction of the change, and announce `messages` after the
 * commit.
 */
export const tellAccountChange = (
  ctx: Ctx,
  { id, email }: AdminRow,
  change: AccountChange,
  newEmail: string | null = null,
) => orderMail(ctx, { kind: 'account_changed', change, to: email, newEmail }, id)
