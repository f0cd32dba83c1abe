import { randomUUIDv7 } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Actor, Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { admins, sessions } from '../db/schema.ts'
import type { AdminRow } from './presenter.ts'
import { hashOfToken, newToken } from './tokens.ts'

const hour = 60 * 60 * 1000
/** A session ends after this long without a request, in milliseconds (design.md §4). */
const sessionIdle = 12 * hour
/** A session ends this long after sign-in at the latest, in milliseconds (design.md §4). */
const sessionAtMost = 30 * 24 * hour
/** "Last seen" is written at most this often, so that reading a list is not also a write. */
const seenEvery = 60 * 1000

/** Opens a session and answers its token, which is kept nowhere else. */
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
export const isLive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdle)))

export type SignedInAdmin = { actor: Extract<Actor, { kind: 'admin' }>; admin: AdminRow }

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

/** Ends sessions of one account, and answers how many. */
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
