import { eq } from 'drizzle-orm'
import { makeEmailLink } from '../accounts/email-change/email-links.ts'
import { makeMailedInvitationLink } from '../accounts/invitations.ts'
import { makeResetLink } from '../accounts/password-reset/reset-links.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins, messages } from '../db/schema.ts'
import { inThisAttempt } from './claim.ts'
import type { MessageRow } from './presenter.ts'
import { emailLinkPlace, invitationLinkPlace, resetLinkPlace } from './secret-links.ts'

/** Puts what only the receiver may see into what was drawn. */
type Complete = (drawn: string) => string

/**
 * The last look at a message before it goes: null when it was cancelled, or its person erased, while
 * it stood in line or was drawn. Else returns how to complete the text. A secret in it is made here
 * and kept nowhere; an attempt that is repeated makes another one.
 */
export async function checkBeforeSend(ctx: Ctx, message: MessageRow): Promise<Complete | null> {
  const { payload, entityId } = message
  if (payload.kind === 'password_reset') return checkReset(ctx, message, payload.adminId)
  if (!(await isStillOurs(ctx, message))) return null
  if (payload.kind === 'email_change') {
    const link = await makeEmailLink(ctx, payload.changeId)
    return link === null
      ? null
      : (drawn) => drawn.replaceAll(emailLinkPlace(ctx.env.publicUrl), link)
  }
  if (payload.kind !== 'invitation' || !entityId) return (drawn) => drawn
  // To an invitation that was withdrawn, or used, the link leads nowhere.
  const link = await makeMailedInvitationLink(ctx, entityId)
  return (drawn) => drawn.replaceAll(invitationLinkPlace(ctx.env.publicUrl), link)
}

function checkReset(ctx: Ctx, message: MessageRow, adminId: string): Promise<Complete | null> {
  return inTransaction(ctx, async (ctx) => {
    // Who changes the account ends its links and cancels this message under the same lock: the link
    // is made before that, and ended by it, or not at all.
    await ctx.db.select().from(admins).where(eq(admins.id, adminId)).for('update')
    if (!(await isStillOurs(ctx, message))) return null
    const link = await makeResetLink(ctx, adminId)
    return (drawn: string) => drawn.replaceAll(resetLinkPlace(ctx.env.publicUrl), link)
  })
}

async function isStillOurs(ctx: Ctx, message: MessageRow): Promise<boolean> {
  const query = ctx.db.select({ id: messages.id }).from(messages)
  return (await query.where(inThisAttempt(message))).length > 0
}
