import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '#shared/accounts/team-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { lockAccount } from '../change-account.ts'
import type { AdminRow } from '../presenter.ts'
import { presentMember } from './list-team.ts'

type Change = {
  ctx: Ctx
  actor: Extract<Actor, { kind: 'admin' }>
  id: string
  /** What is done to the colleague, for the audit log. */
  act: string
  /** Why nobody may do it to themselves. */
  notOneself: string
  /** Does it; false when it is so already, which is then no act. */
  change: (ctx: Ctx, member: AdminRow) => Promise<boolean>
}

/**
 * Changes a colleague's account. Such changes wait for each other, and who was deactivated
 * meanwhile does nothing any more: two who deactivate each other leave one, so that somebody
 * active always remains.
 * @throws {AppError} `forbidden` for oneself, `not_found`, `unauthenticated`.
 */
export async function changeMember(arg: Change): Promise<Member> {
  const { ctx, actor, id, act, notOneself, change } = arg
  if (!z.uuid().safeParse(id).success) throw notFound('account')
  if (id === actor.adminId) throw new AppError('forbidden', notOneself)
  const member = await inTransaction(ctx, async (ctx) => {
    const active = await ctx.db
      .select({ id: admins.id })
      .from(admins)
      .where(isNull(admins.deactivatedAt))
      .orderBy(admins.id)
      .for('update')
    if (!active.some((each) => each.id === actor.adminId)) {
      throw new AppError('unauthenticated', 'Authentication expired')
    }
    if (await change(ctx, await lockAccount(ctx, id))) {
      await recordAudit(ctx, { action: `account.${act}`, entityId: id })
    }
    return presentMember(await lockAccount(ctx, id), actor)
  })
  ctx.announce('accounts', 'messages')
  return member
}
