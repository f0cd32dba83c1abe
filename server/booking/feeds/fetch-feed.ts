import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { availability, type calendarFeeds } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { OutboundDoor } from '../../outbound/outbound-door.ts'
import { OutsideError } from '../../outbound/outside-error.ts'
import type { FeedReader } from './feed-reader.ts'

export type FeedRow = typeof calendarFeeds.$inferSelect

/** What came of one try at a feed. */
export type FetchedFeed =
  | { outcome: 'unchanged' }
  | {
      outcome: 'read'
      /** Starts and ends in turn, in milliseconds of the epoch. */
      busy: Float64Array
      /** Why a part of it could not be read, or null. */
      failure: string | null
      etag: string | null
      lastModified: string | null
    }
  | { outcome: 'failed'; failure: string }

const day = 86_400_000
/** What is read of a calendar: as far ahead as anybody can book, and a month more. */
const readAhead = 400 * day

/** Asks for a feed and reads it; whatever goes wrong with it is a sentence. */
export async function fetchFeed(
  ctx: Ctx,
  { door, reader }: { door: OutboundDoor; reader: FeedReader },
  feed: FeedRow,
): Promise<FetchedFeed> {
  try {
    const answer = await door.fetchOutside(ctx, {
      purpose: 'calendar-feed',
      url: feed.url,
      headers: conditionsOf(feed, ctx.clock()),
    })
    if (answer.status === 304) return { outcome: 'unchanged' }
    if (answer.status !== 200) {
      return { outcome: 'failed', failure: failureOf(new URL(feed.url).hostname, answer.status) }
    }
    const now = ctx.clock().getTime()
    const reading = await reader.read({
      text: answer.body.toString('utf8'),
      zone: await zoneOf(ctx, feed.adminId),
      from: now - day,
      to: now + readAhead,
    })
    if ('unreadable' in reading) return { outcome: 'failed', failure: reading.unreadable }
    return {
      outcome: 'read',
      busy: reading.busy,
      failure: unreadSentence(reading.unread),
      etag: answer.headers.etag ?? null,
      lastModified: answer.headers['last-modified'] ?? null,
    }
  } catch (error) {
    const isForPeople = error instanceof OutsideError || error instanceof AppError
    if (!isForPeople) throw error
    return { outcome: 'failed', failure: error.message }
  }
}

/**
 * Asks for changes alone, but not with the first try of a day (UTC): a calendar that never changes
 * has new days come into what is read of it.
 */
function conditionsOf({ etag, lastModified, fetchedAt, failure }: FeedRow, now: Date) {
  const isToday = fetchedAt?.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)
  if (!isToday || failure) return {}
  return {
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  }
}

function failureOf(host: string, status: number): string {
  if (status === 404 || status === 410) return `${host} has no calendar at this address any more.`
  if (status === 401 || status === 403) return `${host} does not let this calendar be read.`
  return `${host} answered with status ${status}.`
}

const unreadSentence = (unread: number) =>
  unread === 0
    ? null
    : `${unread === 1 ? 'One entry' : `${unread.toLocaleString('en')} entries`} of this calendar could not be read and ${unread === 1 ? 'does' : 'do'} not block.`

async function zoneOf({ db }: Ctx, adminId: string): Promise<string> {
  const [host] = await db
    .select({ zone: availability.timeZone })
    .from(availability)
    .where(eq(availability.adminId, adminId))
  return host?.zone ?? 'UTC'
}
