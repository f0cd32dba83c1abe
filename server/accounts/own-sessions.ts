import { and, desc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { deviceOf } from '#shared/accounts/device.ts'
import { recordAudit } from '../audit/record.ts'
import { type Actor, type Ctx, inTransaction } from '../context.ts'
import { sessions } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { closeSessions, isLive } from './sessions.ts'

type Self = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }> }

/** Where one is signed in: this session, and then the others, the last used first. */
export async function listSessions({ ctx, actor }: Self) {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, actor.adminId), isLive(ctx.clock())))
    .orderBy(ne(sessions.id, actor.sessionId), desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === actor.sessionId,
  }))
}

/** Ends one of one's own sessions. @throws {AppError} `not_found`. */
export async function endSession({ ctx, actor, id }: Self & { id: string }): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw notFound('session')
  await inTransaction(ctx, async (ctx) => {
    const ended = await closeSessions(ctx, actor.adminId, { only: id })
    if (ended === 0) throw notFound('session')
    await recordAudit(ctx, { action: 'session.ended', entityId: id })
  })
  ctx.announce('accounts')
}

/** Ends all of one's own sessions but the one the call was made with. */
export async function endOtherSessions({ ctx, actor }: Self): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const count = await closeSessions(ctx, actor.adminId, { except: actor.sessionId })
    const entry = { action: 'account.other_sessions_ended', entityId: actor.adminId } as const
    await recordAudit(ctx, { ...entry, details: { count } })
  })
  ctx.announce('accounts')
}
