import { and, eq, not } from 'drizzle-orm'
import type { CreateHold, Hold } from '#shared/booking/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { bookingHolds } from '../db/schema.ts'
import { type Asked, askedOf, freeHosts, inTurn, lockFreeHost, slotTaken } from './free-hosts.ts'
import { findMeetingType, heldFor, holdIsOver } from './host-times.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * Holds a time for the visitor who has chosen it, with one of the hosts who are free; what they held
 * before is given up.
 * @throws {AppError} `slot_taken` with `next`; `invalid` for a type that is not offered.
 */
export async function holdTime({ ctx, input }: { ctx: Ctx; input: CreateHold }): Promise<Hold> {
  const type = await findMeetingType(ctx.db, input.type)
  const former = input.holdToken && hashOf(input.holdToken)
  const asked = {
    ...askedOf(type, input.start),
    at: ctx.clock(),
    ...(former && { own: { holdHash: former } }),
  }
  for (const { hostId } of await inTurn(ctx, await freeHosts(ctx, asked))) {
    const hold = await inTransaction(ctx, (ctx) => holdOf(ctx, asked, hostId))
    if (hold) return hold
  }
  throw await slotTaken(ctx, asked)
}

/** The hold of a time of this host; null where somebody else was faster. */
async function holdOf(ctx: Ctx, asked: Asked, hostId: string): Promise<Hold | null> {
  const host = await lockFreeHost(ctx, asked, hostId)
  if (!host) return null
  const now = ctx.clock()
  await ctx.db.delete(bookingHolds).where(and(eq(bookingHolds.hostId, hostId), holdIsOver(now)))
  if (asked.own?.holdHash) await giveUpHold(ctx.db, asked.own.holdHash)
  const holdToken = newToken()
  const expiresAt = new Date(now.getTime() + heldFor)
  const [kept] = await ctx.db
    .insert(bookingHolds)
    .values({
      tokenHash: hashOf(holdToken),
      typeId: asked.typeId,
      hostId,
      startsAt: new Date(asked.start),
      minutes: asked.minutes,
      bufferBefore: host.times.rules?.bufferBeforeMinutes ?? 0,
      bufferAfter: host.times.rules?.bufferAfterMinutes ?? 0,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning({ expiresAt: bookingHolds.expiresAt })
  return kept ? { holdToken, expiresAt: expiresAt.toISOString() } : null
}

/** A hold that is good still, and when it was made; null for none, or one of another time. */
export async function findHold(ctx: Ctx, token: string, { typeId, start }: Omit<Asked, 'at'>) {
  const [hold] = await ctx.db
    .select()
    .from(bookingHolds)
    .where(
      and(
        eq(bookingHolds.tokenHash, hashOf(token)),
        eq(bookingHolds.typeId, typeId),
        eq(bookingHolds.startsAt, new Date(start)),
        not(holdIsOver(ctx.clock())),
      ),
    )
  return hold ? { hostId: hold.hostId, at: new Date(hold.expiresAt.getTime() - heldFor) } : null
}

export async function giveUpHold(db: Database, tokenHash: string): Promise<void> {
  await db.delete(bookingHolds).where(eq(bookingHolds.tokenHash, tokenHash))
}

/** Removes the holds that are over. */
export async function purgeHolds(db: Database, now: Date): Promise<void> {
  await db.delete(bookingHolds).where(holdIsOver(now))
}
