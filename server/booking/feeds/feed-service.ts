import { asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Ctx } from '../../context.ts'
import { calendarFeeds } from '../../db/schema.ts'
import { clocksApart } from '../../http/rate-limit.ts'
import type { OutboundDoor } from '../../outbound/outbound-door.ts'
import type { FeedReader } from './feed-reader.ts'
import { type FeedRow, fetchFeed } from './fetch-feed.ts'
import { keepFeed } from './keep-feed.ts'

/** Milliseconds between two tries of a feed (booking.md §1). */
const refreshAfter = 10 * 60_000
/** Milliseconds in which a process looks once whether feeds are due. */
const lookAgainAfter = 60_000
/** Feeds that one process fetches side by side. */
const sideBySide = 4

export type FeedService = {
  /**
   * Fetches every feed that is due. Safe to call at once from several
   * processes: each feed is claimed by one of them.
   * @throws {AggregateError} at its end, when something else than a feed failed.
   */
  readonly refreshFeeds: (ctx: Ctx) => Promise<void>
  /**
   * Begins to fetch what is due, and waits for nothing: who looks for a time is shown what is known,
   * and does not wait for other people's servers.
   */
  readonly freshFeeds: (ctx: Ctx) => void
  /** Takes up no further feed, and resolves when what was begun is over. */
  readonly stop: () => Promise<void>
}

type Parts = { door: OutboundDoor; reader: FeedReader; log: FastifyBaseLogger }

/** Keeps the busy times of calendar feeds as fresh as the specification asks. */
export function createFeedService({ log, ...parts }: Parts): FeedService {
  const running = new Set<Promise<void>>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let stopping = false

  const refresh = async (ctx: Ctx) => {
    const failures: unknown[] = []
    const fetchNext = async () => {
      while (!stopping) {
        const feed = await claimFeed(ctx)
        if (!feed) return
        try {
          await keepFeed(ctx, feed, await fetchFeed(ctx, parts, feed))
        } catch (error) {
          failures.push(error)
        }
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, fetchNext))
    if (failures.length > 0) {
      throw new AggregateError(failures, `${failures.length} calendar feeds were not kept.`, {
        cause: failures[0],
      })
    }
  }
  const refreshFeeds: FeedService['refreshFeeds'] = (ctx) => {
    const work = refresh(ctx)
    const ended = work.then(
      () => {},
      () => {},
    )
    running.add(ended)
    void ended.then(() => running.delete(ended))
    return work
  }
  return {
    refreshFeeds,
    freshFeeds: (ctx) => {
      const now = ctx.clock().getTime()
      if (now - lookedAt < lookAgainAfter || stopping) return
      lookedAt = now
      refreshFeeds(ctx).catch((err: unknown) => log.error({ err }, 'calendar feeds'))
    },
    stop: async () => {
      stopping = true
      await Promise.all(running)
    },
  }
}

/**
 * Takes the feed that waits longest, if one is due, by saying that it is tried now: no other process
 * tries it for ten minutes, and none waits for a lock while it is fetched.
 */
async function claimFeed({ db, clock }: Ctx): Promise<FeedRow | undefined> {
  const now = clock()
  const isDue = or(
    isNull(calendarFeeds.attemptedAt),
    lte(calendarFeeds.attemptedAt, new Date(now.getTime() - refreshAfter)),
    // The clock was ahead when it was tried, and has been set right.
    gt(calendarFeeds.attemptedAt, new Date(now.getTime() + clocksApart)),
  )
  const next = db
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(isDue)
    .orderBy(sql`${calendarFeeds.attemptedAt} nulls first`, asc(calendarFeeds.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(calendarFeeds)
    .set({ attemptedAt: now })
    .where(eq(calendarFeeds.id, next))
    .returning()
  return claimed
}

/** Every minute what is due by then, so that each feed is tried every ten, and a new one soon. */
export const feedRefreshing = { id: 'calendar-feeds', cron: '* * * * *' }
