import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { deviceOf } from '#shared/accounts/device.ts'
import { recordAudit } from '../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { admins, sessions } from '../db/schema.ts'
import { knownId, notFound } from '../errors.ts'
import type { SignedInAdmin } from '../http/actor.ts'
import type { AdminRow } from './presenter.ts'

const hour = 60 * 60 * 1000
/** A session ends after this long without a request, in milliseconds (design.md §4). */
const sessionIdle = 12 * hour
/** A session ends this long after sign-in at the latest, in milliseconds (design.md §4). */
const sessionAtMost = 30 * 24 * hour
/** "Last seen" is written at most this often, so that reading a list is not also a write. */
const seenEvery = 60 * 1000

/** Opens a session and returns its token, which is kept nowhere else. */
export async function openSession(ctx: Ctx, admin: AdminRow, userAgent: string | undefined) {
  const token = newToken()
  const now = ctx.clock()
  await ctx.db.insert(sessions).values({
    id: randomUUIDv7(),
    tokenHash: hashOfToken(token),
    adminId: admin.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionAtMost),
    userAgent: userAgent?.slice(0, 300) ?? null,
  })
  await ctx.db.update(admins).set({ lastSeenAt: now }).where(eq(admins.id, admin.id))
  return token
}

/** The condition of a session that has not ended by time. */
const isLive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdle)))

/** Whose token this is, used from `network`; null when it is unknown, expired, or was idle for too long. */
export async function adminOfToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: string,
  network: string,
): Promise<SignedInAdmin | null> {
  const now = clock()
  const [found] = await db
    .select({ session: sessions, admin: admins })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(
      and(eq(sessions.tokenHash, hashOfToken(token)), isNull(admins.deactivatedAt), isLive(now)),
    )
  if (!found) return null
  const { session, admin } = found
  if (now.getTime() - session.lastSeenAt.getTime() > seenEvery) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id))
    await db.update(admins).set({ lastSeenAt: now }).where(eq(admins.id, admin.id))
  }
  return {
    actor: {
      kind: 'admin',
      adminId: admin.id,
      sessionId: session.id,
      name: admin.name,
      network,
    },
    admin,
  }
}

type Which = { only: string } | { except: string } | 'all'

/** Ends sessions of one account, and returns how many. */
export async function closeSessions(ctx: Ctx, adminId: string, which: Which): Promise<number> {
  const some =
    which === 'all'
      ? undefined
      : 'only' in which
        ? eq(sessions.id, which.only)
        : ne(sessions.id, which.except)
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.adminId, adminId), some))
    .returning({ id: sessions.id })
  return ended.length
}

/** Removes sessions that have ended by time. */
export async function purgeSessions(db: Database, now: Date) {
  const idleSince = new Date(now.getTime() - sessionIdle)
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))
}

type Self = { ctx: AdminCtx }

/** Where one is signed in: this session, and then the others, the last used first. */
export async function listSessions({ ctx }: Self) {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, ctx.actor.adminId), isLive(ctx.clock())))
    .orderBy(ne(sessions.id, ctx.actor.sessionId), desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === ctx.actor.sessionId,
  }))
}

/** Ends one of one's own sessions. @throws {AppError} `not_found`. */
export async function endSession({ ctx, id }: Self & { id: string }): Promise<void> {
  knownId(id, 'session')
  await inTransaction(ctx, async (ctx) => {
    const ended = await closeSessions(ctx, ctx.actor.adminId, { only: id })
    if (ended === 0) throw notFound('session')
    await recordAudit(ctx, { action: 'session.ended', entityId: id })
  })
  ctx.publish('accounts')
}

/** Ends all of one's own sessions but the one the call was made with. */
export async function endOtherSessions({ ctx }: Self): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const count = await closeSessions(ctx, ctx.actor.adminId, { except: ctx.actor.sessionId })
    const entry = { action: 'account.other_sessions_ended', entityId: ctx.actor.adminId } as const
    await recordAudit(ctx, { ...entry, details: { count } })
  })
  ctx.publish('accounts')
}

/** Ends the session the call was made with. */
export async function logout({ ctx }: Self): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await closeSessions(ctx, ctx.actor.adminId, { only: ctx.actor.sessionId })
    await recordAudit(ctx, { action: 'account.signed_out', entityId: ctx.actor.adminId })
  })
  ctx.publish('accounts')
}

/** A fresh secret of 256 bits, as it travels in a header or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The only form in which a token is kept: its SHA-256, in hexadecimal. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
