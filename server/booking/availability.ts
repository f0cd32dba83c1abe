import { randomUUIDv7 } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { hostFeedPath } from '#shared/booking/calls.ts'
import {
  type Availability,
  defaultAvailability,
  type SaveAvailability,
} from '#shared/booking/schema.ts'
import { weeklyHours } from '#shared/booking/weekly-hours.ts'
import { lastChangedBy, recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { admins, availability, busyTimes, calendarFeeds } from '../db/schema.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { newToken } from './tokens.ts'

type Of = { ctx: Ctx; adminId: string }

/** @throws {AppError} `not_found` for what is nobody's account. */
async function findAccount({ ctx, adminId }: Of) {
  const found = eq(admins.id, knownId(adminId, 'account'))
  const [account] = await ctx.db.select().from(admins).where(found)
  if (!account) throw notFound('account')
  return account
}

/** When somebody of the firm can be booked; what is usual where they have not said. @throws {AppError} `not_found`. */
export async function readAvailability(of: Of): Promise<Availability> {
  const { ctx, adminId } = of
  const account = await findAccount(of)
  const [row] = await ctx.db.select().from(availability).where(eq(availability.adminId, adminId))
  if (!row) {
    return {
      adminId,
      timeZone: account.timeZone ?? brand.timeZone.id,
      weekly: weeklyHours.parse({}),
      exceptions: [],
      ...defaultAvailability,
      feeds: [],
      ownFeedUrl: null,
      version: 0,
    }
  }
  const { feedToken, updatedAt: _, ...rules } = row
  return {
    ...rules,
    feeds: await readFeeds(of),
    ownFeedUrl: ctx.env.publicUrl + hostFeedPath(feedToken),
  }
}

async function readFeeds({ ctx: { db }, adminId }: Of): Promise<Availability['feeds']> {
  const feeds = await db
    .select({
      url: calendarFeeds.url,
      fetchedAt: calendarFeeds.fetchedAt,
      failure: calendarFeeds.failure,
      busy: sql<number>`(select count(*)::int from ${busyTimes} where ${busyTimes.feedId} = ${calendarFeeds.id})`,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.adminId, adminId))
    .orderBy(asc(calendarFeeds.position))
  return feeds.map(({ fetchedAt, ...feed }) => ({
    ...feed,
    fetchedAt: fetchedAt?.toISOString() ?? null,
  }))
}

/**
 * Keeps when somebody can be booked, the whole of it, with one audit row. A feed that stays keeps what
 * was read of it.
 * @throws {AppError} `not_found`; `edit_conflict` (with `current`) when it has changed since it was read.
 */
export async function saveAvailability(
  of: Of & { input: SaveAvailability },
): Promise<Availability> {
  const { ctx, adminId, input } = of
  await findAccount(of)
  const { feeds, version, ...rules } = input
  await inTransaction(ctx, async (ctx) => {
    // Who saves first makes the row that the others wait for.
    await ctx.db
      .insert(availability)
      .values({ adminId, ...rules, feedToken: newToken(), updatedAt: ctx.clock(), version: 0 })
      .onConflictDoNothing()
    const [row] = await ctx.db
      .select({ version: availability.version, timeZone: availability.timeZone })
      .from(availability)
      .where(eq(availability.adminId, adminId))
      .for('update')
    if (version !== undefined && row && version !== row.version) {
      throw await changedMeanwhile({ ctx, adminId })
    }
    await ctx.db
      .update(availability)
      .set({ ...rules, updatedAt: ctx.clock(), version: sql`${availability.version} + 1` })
      .where(eq(availability.adminId, adminId))
    await keepFeeds(
      { ctx, adminId },
      feeds.map(({ url }) => url),
    )
    if (row && row.timeZone !== rules.timeZone) {
      // Whole days and floating times are of the host's zone: what was read is read anew.
      await ctx.db
        .update(calendarFeeds)
        .set({ etag: null, lastModified: null, attemptedAt: null })
        .where(eq(calendarFeeds.adminId, adminId))
    }
    await recordAudit(ctx, { action: 'availability.updated', entityId: adminId })
  })
  ctx.publish('settings', 'consultations')
  return readAvailability(of)
}

async function changedMeanwhile({ ctx, adminId }: Of): Promise<AppError> {
  const changedBy = await lastChangedBy(ctx, adminId)
  return new AppError(
    'edit_conflict',
    `${changedBy?.name ?? 'Somebody else'} changed these hours while you were editing them. Look at both versions and save again.`,
    { current: await readAvailability({ ctx, adminId }), ...(changedBy && { changedBy }) },
  )
}

/** Feeds are known by their addresses: one that is named again keeps its state and its busy times. */
async function keepFeeds({ ctx: { db }, adminId }: Of, urls: string[]) {
  const wanted = [...new Set(urls)]
  const known = await db.select().from(calendarFeeds).where(eq(calendarFeeds.adminId, adminId))
  const gone = known.filter(({ url }) => !wanted.includes(url)).map(({ id }) => id)
  if (gone.length > 0) await db.delete(calendarFeeds).where(inArray(calendarFeeds.id, gone))
  for (const [position, url] of wanted.entries()) {
    const feed = known.find((feed) => feed.url === url)
    if (!feed) await db.insert(calendarFeeds).values({ id: randomUUIDv7(), adminId, url, position })
    else if (feed.position !== position) {
      await db.update(calendarFeeds).set({ position }).where(eq(calendarFeeds.id, feed.id))
    }
  }
}

/**
 * Gives the host's own feed another address; the one before leads nowhere from now on.
 * @throws {AppError} `not_found` before there are hours.
 */
export async function renewFeed(of: Of): Promise<Availability> {
  const { ctx, adminId } = of
  await inTransaction(ctx, async (ctx) => {
    const [renewed] = await ctx.db
      .update(availability)
      .set({ feedToken: newToken() })
      .where(eq(availability.adminId, adminId))
      .returning({ adminId: availability.adminId })
    if (!renewed) throw notFound('calendar feed')
    await recordAudit(ctx, { action: 'availability.feed_renewed', entityId: adminId })
  })
  ctx.publish('settings')
  return readAvailability(of)
}
