import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import type { Member } from '#shared/accounts/team-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import type { AdminActor, AdminCtx, Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError, knownId } from '../../errors.ts'
import { lockAccount, lockTeam } from '../change-account.ts'
import { withdrawInvitationsOf } from '../invitations.ts'
import { type AdminRow, presentAdmin } from '../presenter.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { closeSessions } from '../sessions.ts'
import { resetTwoFactorOf } from '../two-factor/two-factor.ts'

/** An account as colleagues see it. */
function presentMember(admin: AdminRow, { adminId }: AdminActor): Member {
  const { id, name, email } = presentAdmin(admin)
  return {
    id,
    name,
    email,
    state: admin.deactivatedAt ? 'deactivated' : 'active',
    lastSeenAt: admin.lastSeenAt?.toISOString() ?? null,
    twoFactor: admin.totpEnabledAt !== null,
    self: adminId === id,
  }
}

/** Everybody with an account: by name, those who may not sign in after the others. */
export async function listTeam({ ctx }: { ctx: AdminCtx }): Promise<Member[]> {
  const rows = await ctx.db
    .select()
    .from(admins)
    .orderBy(isNotNull(admins.deactivatedAt), sql`lower(${admins.name})`, asc(admins.id))
  return rows.map((admin) => presentMember(admin, ctx.actor))
}

type Arguments = {
  ctx: AdminCtx
  id: string
  /** What was typed to show who asks: a session alone does not allow it. */
  proof: Reauthentication
}

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
 * Turns two-factor off for a colleague who lost both app and backup codes.
 * @throws {AppError} `invalid` when it is not on, and without the password of who does it (and a
 * code, where theirs is on).
 */
export const resetTwoFactor = (about: Arguments) =>
  changeMember({
    ...about,
    act: 'two_factor_reset',
    notOneself: 'Turn off your own two-factor sign-in under Security.',
    change: async (ctx, member) => {
      await resetTwoFactorOf(ctx, member, about.ctx.actor.name)
      return true
    },
  })

type Change = {
  ctx: AdminCtx
  id: string
  /** What is done to the colleague, for the audit log. */
  act: string
  /** Why nobody may do it to themselves. */
  notOneself: string
  proof: Reauthentication
  /** Does it; false when it is so already, which is then no act. */
  change: (ctx: Ctx, member: AdminRow) => Promise<boolean>
}

/**
 * Changes a colleague's account. Such changes wait for each other: of two who deactivate each other
 * one stays, so that somebody active always remains.
 * @throws {AppError} `forbidden` for oneself, `not_found`; as {@link withReauthentication}.
 */
async function changeMember(arg: Change): Promise<Member> {
  const { ctx, id, act, notOneself, proof, change } = arg
  knownId(id, 'account')
  if (id === ctx.actor.adminId) throw new AppError('forbidden', notOneself)
  const work = async (ctx: AdminCtx) => {
    await lockTeam(ctx)
    if (await change(ctx, await lockAccount(ctx, id))) {
      await recordAudit(ctx, { action: `account.${act}`, entityId: id })
    }
    return presentMember(await lockAccount(ctx, id), ctx.actor)
  }
  const member = await withReauthentication({ ctx, proof, act: work })
  ctx.publish('accounts', 'messages')
  return member
}
