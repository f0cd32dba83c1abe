import { randomUUIDv7 } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { admins, availability, consultations } from '#server/db/schema.ts'
import { hostFeedPath } from '#shared/booking/calls.ts'
import { weeklyHours } from '#shared/booking/weekly-hours.ts'
import { adminPage } from '#shared/routes.ts'
import { anAdmin } from '#tests/support/builders.ts'
import { day } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('a host’s own feed', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://firm.example' } })
  const feedToken = 'feed-token-of-a-host'

  async function aHost(token = feedToken) {
    const admin = await anAdmin(app, { name: 'Ada, Host' })
    await app.db.insert(availability).values({
      adminId: admin.id,
      timeZone: 'America/Chicago',
      weekly: weeklyHours.parse({}),
      exceptions: [],
      leastNoticeMinutes: 240,
      horizonDays: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      place: '',
      feedToken: token,
      updatedAt: app.clock(),
    })
    return admin
  }
  const daysAhead = (days: number) => new Date(app.clock().getTime() + days * day)
  async function aBooking(hostId: string, fields: Partial<typeof consultations.$inferInsert> = {}) {
    const id = randomUUIDv7()
    await app.db.insert(consultations).values({
      id,
      name: 'Zoë; Visitor',
      email: 'zoe@example.com',
      company: 'Mill & Co',
      preferredDate: daysAhead(3),
      meetingType: 'Discovery call',
      minutes: 45,
      place: 'https://video.example/room',
      message: 'First line\nsecond line',
      status: 'scheduled',
      hostId,
      createdAt: app.clock(),
      updatedAt: app.clock(),
      searchText: '',
      ...fields,
    })
    return id
  }
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as never)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))

  test('holds their scheduled meetings, from thirty days back on', async () => {
    const host = await aHost()
    const other = await aHost('token-of-another')
    const id = await aBooking(host.id)
    await aBooking(host.id, { preferredDate: daysAhead(-29), minutes: null })
    await aBooking(host.id, { preferredDate: daysAhead(-31) })
    await aBooking(host.id, { preferredDate: daysAhead(5), status: 'cancelled' })
    await aBooking(host.id, { preferredDate: daysAhead(6), deletedAt: app.clock() })
    await aBooking(other.id, { preferredDate: daysAhead(7) })
    const answer = await app.visitor().get(hostFeedPath(feedToken))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
    const [past, booked, ...more] = eventsOf(answer.text)
    expect(more).toEqual([])
    expect(past?.duration.toSeconds()).toBe(30 * 60)
    expect(booked).toMatchObject({
      uid: `consultation-${id}@firm.example`,
      summary: 'Discovery call: Zoë; Visitor',
      location: 'https://video.example/room',
      description: `Mill & Co\nzoe@example.com\nFirst line\nsecond line\nhttps://firm.example${adminPage.consultation(id)}`,
    })
    expect(booked?.startDate.toJSDate()).toEqual(daysAhead(3))
    expect(booked?.duration.toSeconds()).toBe(45 * 60)
  })

  test('is sent again only when it has changed', async () => {
    const host = await aHost()
    const visitor = app.visitor()
    const first = await visitor.get(hostFeedPath(feedToken))
    const etag = first.headers.get('etag') ?? ''
    const ask = () =>
      visitor.send('GET', hostFeedPath(feedToken), {
        headers: { 'If-None-Match': `"x", W/${etag}` },
      })
    expect((await ask()).status).toBe(304)
    await aBooking(host.id)
    expect((await ask()).status).toBe(200)
  })

  test('is nobody else’s, and its token is in no log', async () => {
    await aHost()
    const visitor = app.visitor()
    for (const token of ['another-token', '', `${feedToken}x`, '%00', '..%2f..%2fetc']) {
      expect((await visitor.get(`/calendar/${token}.ics`)).status).toBe(404)
    }
    expect((await visitor.get(`/calendar/${feedToken}`)).status).toBe(404)
    expect((await visitor.get(hostFeedPath(feedToken))).status).toBe(200)
    expect(app.log.text).toContain('"path":"/calendar/…"')
    expect(app.log.text).not.toContain('token')
  })

  test('ends with the account, and is limited for who guesses', async () => {
    await aHost()
    const program = app.visitor()
    for (let asked = 0; asked < 65; asked += 1) {
      expect((await program.get(hostFeedPath(feedToken))).status).toBe(200)
    }
    await app.db.update(admins).set({ deactivatedAt: app.clock() })
    const visitor = app.visitor()
    expect((await visitor.get(hostFeedPath(feedToken))).status).toBe(404)
    const statuses = new Set<number>()
    for (let tried = 0; tried < 65; tried += 1) {
      statuses.add((await visitor.get(hostFeedPath(`guess-${tried}`))).status)
    }
    expect([...statuses]).toEqual([404, 429])
  })
})
