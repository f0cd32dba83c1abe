import { eq } from 'drizzle-orm'
import { inTransaction } from '../context.ts'
import { admins } from '../db/schema.ts'
import type { SecretLinks } from '../mail/check-before-send.ts'
import { makeEmailLink } from './email-change/email-links.ts'
import { makeMailedInvitationLink } from './invitations.ts'
import { makeResetLink } from './password-reset/reset-links.ts'

/** The links in the e-mails of accounts, made when the e-mail goes. */
export const accountLinks = {
  password_reset: (ctx, { payload }, isStillOurs) =>
    inTransaction(ctx, async (ctx) => {
      if (payload.kind !== 'password_reset') return null
      const { adminId } = payload
      // Who changes the account ends its links and cancels this e-mail under the same lock: the link
      // is made before that, and ended by it, or not at all.
      await ctx.db.select().from(admins).where(eq(admins.id, adminId)).for('update')
      return (await isStillOurs(ctx)) ? makeResetLink(ctx, adminId) : null
    }),
  email_change: async (ctx, { payload }, isStillOurs) =>
    payload.kind === 'email_change' && (await isStillOurs(ctx))
      ? makeEmailLink(ctx, payload.changeId)
      : null,
  // To an invitation that was withdrawn, or used, the link leads nowhere.
  invitation: async (ctx, { entityId }, isStillOurs) =>
    entityId && (await isStillOurs(ctx)) ? makeMailedInvitationLink(ctx, entityId) : null,
} satisfies Partial<SecretLinks>
