import { eq } from 'drizzle-orm'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import type { Actor, Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { orderMail } from '../../mail/order-mail.ts'
import { notify } from '../../notifications/notice.ts'
import { closeSessions } from '../sessions.ts'
import { forgetTwoFactor } from '../two-factor/two-factor.ts'
import { changeMember } from './change-member.ts'
import { withdrawInvitationsOf } from './open-invitations.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; id: string }

/** Keeps a colleague from signing in; their sessions and open screens end at once. */
export const deactivateMember = (about: Arguments) =>
  changeMember({
    ...about,
    act: 'deactivated',
    notOneself: 'Nobody deactivates their own account. Ask a colleague to do it.',
    change: async (ctx, member) => {
      if (member.deactivatedAt) return false
      await ctx.db
        .update(admins)
        .set({ deactivatedAt: ctx.clock() })
        .where(eq(admins.id, member.id))
      await closeSessions(ctx, member.id, 'all')
      await withdrawInvitationsOf(ctx, member.id)
      return true
    },
  })

/** Lets a colleague sign in again, with the password and second factor they had. */
export const reactivateMember = (about: Arguments) =>
  changeMember({
    ...about,
    act: 'reactivated',
    notOneself: 'Your account is active.',
    change: async (ctx, member) => {
      if (!member.deactivatedAt) return false
      await ctx.db.update(admins).set({ deactivatedAt: null }).where(eq(admins.id, member.id))
      return true
    },
  })

/**
 * Turns two-factor off for a colleague who lost both app and backup codes. Their sessions end too:
 * what was lost may hold one.
 * @throws {AppError} `invalid` when it is not on, and without the password of who does it (and a
 * code, where theirs is on).
 */
export const resetTwoFactor = (about: Arguments & { proof: Reauthentication }) =>
  changeMember({
    ...about,
    act: 'two_factor_reset',
    notOneself: 'Turn off your own two-factor sign-in under Security.',
    change: async (ctx, member) => {
      if (!member.totpEnabledAt) {
        throw new AppError('invalid', 'Two-factor sign-in is not on for this account.')
      }
      await forgetTwoFactor(ctx, member.id)
      await closeSessions(ctx, member.id, 'all')
      await orderMail(ctx, { kind: 'two_factor', change: 'reset', by: about.actor.name }, member.id)
      await notify(ctx, {
        kind: 'two_factor_reset',
        adminId: member.id,
        by: about.actor.name,
      })
      return true
    },
  })
