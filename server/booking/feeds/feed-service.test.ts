import { randomUUIDv7 } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { availability, busyTimes, calendarFeeds, notifications } from '#server/db/schema.ts'
import { weeklyHours } from '#shared/booking/weekly-hours.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { anAdmin, signedIn } from '#tests/support/builders.ts'
import { CalendarPeer } from '#tests/support/calendar-peer.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { createFeedReader } from './feed-reader.ts'

onOneDatabase('calendar feeds', (database) => {
  const app = useTestApp(database, { loopback: {} })
  const peer = new CalendarPeer()
  beforeAll(() => peer.start())
  afterAll(() => peer.stop())
  beforeEach(() => {
    peer.requests.length = 0
    peer.answer = (_request, response) => response.end(calendar('T090000Z'))
  })

  /** A meeting of an hour tomorrow, at each of these times. */
  const calendar = (...times: string[]) => {
    const tomorrow = new Date(app.clock().getTime() + day).toISOString().slice(0, 10)
    const meetings = times.map(
      (time, at) =>
        `BEGIN:VEVENT\r\nUID:${at}\r\nSUMMARY:Secret\r\nDTSTART:${tomorrow.replaceAll('-', '')}${time}\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`,
    )
    return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${meetings.join('')}END:VCALENDAR\r\n`
  }
  async function aFeed(adminId: string, url = peer.url('/feed.ics?key=secret')) {
    const values = { id: randomUUIDv7(), adminId, url, position: 1 }
    const [feed] = await app.db.insert(calendarFeeds).values(values).returning()
    if (!feed) throw new Error('The feed was not kept.')
    return feed
  }
  async function aHost(timeZone = 'America/Chicago') {
    const admin = await anAdmin(app)
    await app.db.insert(availability).values({
      adminId: admin.id,
      timeZone,
      weekly: weeklyHours.parse({}),
      exceptions: [],
      leastNoticeMinutes: 240,
      horizonDays: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      place: '',
      feedToken: randomUUIDv7(),
      updatedAt: app.clock(),
    })
    return admin
  }
  const refresh = () => app.feeds.refreshFeeds(app.ctx)
  const busy = async (feedId: string) => {
    const rows = await app.db
      .select()
      .from(busyTimes)
      .where(eq(busyTimes.feedId, feedId))
      .orderBy(asc(busyTimes.startsAt))
    return rows.map(({ startsAt, endsAt }) => [
      startsAt.toISOString().slice(11, 16),
      (endsAt.getTime() - startsAt.getTime()) / minute,
    ])
  }
  const stateOf = async (id: string) => {
    const [feed] = await app.db.select().from(calendarFeeds).where(eq(calendarFeeds.id, id))
    if (!feed) throw new Error('The feed is gone.')
    return feed
  }
  const tellings = (adminId: string) =>
    app.db.select().from(notifications).where(eq(notifications.adminId, adminId))

  test('are read at once and every ten minutes, and replaced as a whole', async () => {
    const feed = await aFeed((await aHost()).id)
    await refresh()
    expect(await busy(feed.id)).toEqual([['09:00', 60]])
    expect(await stateOf(feed.id)).toMatchObject({
      attemptedAt: app.clock(),
      fetchedAt: app.clock(),
      failure: null,
    })
    peer.answer = (_request, response) => response.end(calendar('T100000Z', 'T130000Z'))
    app.clock.advance(9 * minute)
    await refresh()
    expect(peer.requests).toHaveLength(1)
    app.clock.advance(minute)
    await refresh()
    expect(await busy(feed.id)).toEqual([
      ['10:00', 60],
      ['13:00', 60],
    ])
  })

  test('have floating times and whole days in the zone of their host', async () => {
    const feed = await aFeed((await aHost('Asia/Tokyo')).id)
    peer.answer = (_request, response) => response.end(calendar('T090000'))
    await refresh()
    expect(await busy(feed.id)).toEqual([['00:00', 60]])
  })

  test('are asked for changes alone, but for all once a day', async () => {
    const feed = await aFeed((await aHost()).id)
    const modified = 'Mon, 02 Mar 2026 10:00:00 GMT'
    peer.answer = (request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response
            .writeHead(200, { ETag: '"one"', 'Last-Modified': modified })
            .end(calendar('T090000Z'))
    await refresh()
    app.clock.advance(10 * minute)
    await refresh()
    expect(peer.requests[1]?.headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': modified,
    })
    expect(await busy(feed.id)).toEqual([['09:00', 60]])
    expect((await stateOf(feed.id)).fetchedAt).toEqual(app.clock())
    app.clock.advance(day)
    await refresh()
    expect(peer.requests[2]?.headers['if-none-match']).toBeUndefined()
  })

  test('that fail keep their last known times, and their host is told once, and again after it went well', async () => {
    const admin = await aHost()
    const feed = await aFeed(admin.id)
    const colleague = await signedIn(app)
    const again = async () => {
      app.clock.advance(10 * minute)
      await refresh()
    }
    await refresh()
    peer.answer = (_request, response) => response.writeHead(404).end()
    await again()
    await again()
    const failure = '127.0.0.1 has no calendar at this address any more.'
    expect(await stateOf(feed.id)).toMatchObject({ failure, attemptedAt: app.clock() })
    expect(await busy(feed.id)).toEqual([['09:00', 60]])
    const notices = await tellings(admin.id)
    expect(notices).toMatchObject([
      {
        title: 'One of your calendars can not be read',
        body: `${failure} Its last known times still block.`,
        href: settingsPage('availability'),
      },
    ])
    const others = await colleague.get(api.admin.notifications)
    expect(others.read(z.array(notificationSchema)).map(({ kind }) => kind)).not.toContain(
      'feed_failed',
    )
    peer.answer = (_request, response) => response.end(calendar('T120000Z'))
    await again()
    expect(await stateOf(feed.id)).toMatchObject({ failure: null, fetchedAt: app.clock() })
    peer.answer = (_request, response) => response.end('<!doctype html>')
    await again()
    expect((await stateOf(feed.id)).failure).toMatch(/no calendar/)
    expect(await tellings(admin.id)).toHaveLength(2)
    expect(await busy(feed.id)).toEqual([['12:00', 60]])
    expect(app.log.text).not.toContain('secret')
  })

  test('that lead inside are refused with a sentence', async () => {
    const { id } = await aHost()
    const feed = await aFeed(id, 'https://10.0.0.1/feed.ics')
    await refresh()
    expect((await stateOf(feed.id)).failure).toBe(
      '10.0.0.1 is not on the internet, and so is not called.',
    )
    expect((await tellings(id))[0]?.body).toContain('Until it can be read it blocks nothing.')
  })

  test('block with what can be read of them, and say what can not', async () => {
    const feed = await aFeed((await aHost()).id)
    peer.answer = (_request, response) => response.end(calendar('T090000Z', 'T990000Z'))
    await refresh()
    expect(await busy(feed.id)).toEqual([['09:00', 60]])
    expect((await stateOf(feed.id)).failure).toBe(
      'One entry of this calendar could not be read and does not block.',
    )
  })

  test('are each fetched by one of those who try at once', async () => {
    const { id } = await aHost()
    const feeds = [await aFeed(id), await aFeed(id), await aFeed(id)]
    await Promise.all(Array.from({ length: 5 }, refresh))
    expect(peer.requests).toHaveLength(feeds.length)
  })

  test('are fetched when a page asks, which does not wait', async () => {
    const feed = await aFeed((await aHost()).id)
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    peer.answer = async (_request, response) => {
      await released
      response.end(calendar('T090000Z'))
    }
    app.feeds.freshFeeds(app.ctx)
    app.feeds.freshFeeds(app.ctx)
    expect(await busy(feed.id)).toEqual([])
    release()
    await expect.poll(() => busy(feed.id)).toEqual([['09:00', 60]])
    expect(peer.requests).toHaveLength(1)
  })

  test('that were removed or changed meanwhile leave nothing behind', async () => {
    const { id } = await aHost()
    const removed = await aFeed(id)
    const changed = await aFeed(id, peer.url('/other'))
    peer.answer = async (_request, response) => {
      await app.db.delete(calendarFeeds).where(eq(calendarFeeds.id, removed.id))
      await app.db
        .update(calendarFeeds)
        .set({ url: 'https://calendar.example/new', attemptedAt: null })
        .where(eq(calendarFeeds.id, changed.id))
      response.end(calendar('T090000Z'))
    }
    await app.feeds.refreshFeeds(app.ctx)
    expect(await app.db.select().from(busyTimes)).toEqual([])
  })
})

test('a calendar that is not read in time is given up', async () => {
  const reader = createFeedReader({ timeLimit: 1_500 })
  const endless = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260310T090000Z\r\nDURATION:PT1H\r\n${endless}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const [from, to] = [Date.UTC(2026, 2, 1), Date.UTC(2027, 2, 1)]
  try {
    await expect(reader.read({ text, zone: 'UTC', from, to })).rejects.toThrow(
      'This calendar takes too long to read.',
    )
    await vi.waitFor(
      async () => {
        const fine = text.replace(endless, 'RRULE:FREQ=DAILY;COUNT=2')
        expect(await reader.read({ text: fine, zone: 'UTC', from, to })).toMatchObject({
          unread: 0,
        })
      },
      { timeout: 60_000 },
    )
  } finally {
    await reader.stop()
  }
})
