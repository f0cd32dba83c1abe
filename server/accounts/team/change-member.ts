import { z } from 'zod'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import type { Member } from '#shared/accounts/team-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { lockAccount, lockTeam } from '../change-account.ts'
import type { AdminRow } from '../presenter.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { presentMember } from './list-team.ts'

type Change = {
  ctx: Ctx
  actor: Extract<Actor, { kind: 'admin' }>
  id: string
  /** What is done to the colleague, for the audit log. */
  act: string
  /** Why nobody may do it to themselves. */
  notOneself: string
  /** What was typed to show who asks, where a session alone does not allow it. */
  proof?: Reauthentication
  /** Does it; false when it is so already, which is then no act. */
  change: (ctx: Ctx, member: AdminRow) => Promise<boolean>
}

/**
 * Changes a colleague's account. Such changes wait for each other: of two who deactivate each other
 * one stays, so that somebody active always remains.
 * @throws {AppError} `forbidden` for oneself, `not_found`, `unauthenticated`; with a proof as
 * {@link withReauthentication}.
 */
export async function changeMember(arg: Change): Promise<Member> {
  const { ctx, actor, id, act, notOneself, proof, change } = arg
  if (!z.uuid().safeParse(id).success) throw notFound('account')
  if (id === actor.adminId) throw new AppError('forbidden', notOneself)
  const work = async (ctx: Ctx) => {
    await lockTeam(ctx, actor.adminId)
    if (await change(ctx, await lockAccount(ctx, id))) {
      await recordAudit(ctx, { action: `account.${act}`, entityId: id })
    }
    return presentMember(await lockAccount(ctx, id), actor)
  }
  const member = await (proof
    ? withReauthentication({ ctx, actor, proof, act: work })
    : inTransaction(ctx, work))
  ctx.announce('accounts', 'messages')
  return member
}
