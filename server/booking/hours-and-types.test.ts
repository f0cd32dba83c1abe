import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admins, busyTimes, calendarFeeds } from '#server/db/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  availabilitySchema,
  bookingTypeSchema,
  explanationSchema,
  meetingTypeSchema,
} from '#shared/booking/schema.ts'
import { api } from '#shared/routes.ts'
import { schedulingAnswerSchema } from '#shared/settings/schema.ts'
import {
  aHost,
  booked,
  nineToFive,
  query,
  startsOf,
  tuesdayAtTen,
  weeklyOf,
} from '#tests/support/bookings.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const type = 'strategy-call'

onOneDatabase('hours and meeting types', (database) => {
  const app = useTestApp(database)

  test('each rule that takes a time away is named', async () => {
    const { client, adminId } = await aHost(app, {
      exceptions: [{ date: '2026-06-03', ranges: [] }],
      bufferAfterMinutes: 15,
      dailyLimit: 1,
    })
    const idle = await signedIn(app)
    const rulesAt = async (start: string, of = type) => {
      const answer = await client.get(query(bookingCalls.admin.explain, { type: of, start }))
      const { hosts, free } = answer.read(explanationSchema)
      const [host] = hosts
      expect(free).toBe(hosts.some((one) => one.free))
      expect(host?.rules.every(({ sentence }) => sentence.endsWith('.'))).toBe(true)
      return hosts.find((one) => one.host.id === adminId)?.rules.map(({ rule }) => rule)
    }
    expect(await rulesAt(tuesdayAtTen)).toEqual([])
    expect(await rulesAt('2026-06-02T17:00:00Z')).toEqual(['outside-hours'])
    expect(await rulesAt('2026-06-02T10:10:00Z')).toEqual(['not-a-start'])
    expect(await rulesAt('2026-06-03T10:00:00Z')).toEqual(['away'])
    expect(await rulesAt('2026-06-01T12:00:00Z')).toEqual(['too-soon'])
    expect(await rulesAt('2026-08-03T12:00:00Z')).toEqual(['too-far'])
    await booked(app)
    expect(await rulesAt('2026-06-02T10:30:00Z')).toEqual(['booked', 'daily-limit'])
    await app.visitor().post(bookingCalls.holds, { type, start: '2026-06-04T10:00:00Z' })
    expect(await rulesAt('2026-06-04T10:00:00Z')).toEqual(['held', 'daily-limit'])
    const feedId = crypto.randomUUID()
    await app.db
      .insert(calendarFeeds)
      .values({ id: feedId, adminId, url: 'https://c.example/a.ics', position: 0 })
    await app.db.insert(busyTimes).values({
      feedId,
      startsAt: new Date('2026-06-05T10:00:00Z'),
      endsAt: new Date('2026-06-05T11:00:00Z'),
    })
    expect(await rulesAt('2026-06-05T09:30:00Z')).toEqual(['busy'])
    const me = (await idle.get(bookingCalls.admin.availability)).read(availabilitySchema)
    await client.patch(bookingCalls.admin.meetingType(type), { hostIds: [me.adminId] })
    expect(await rulesAt('2026-06-08T09:30:00Z')).toEqual(['not-a-host'])
    await client.patch(bookingCalls.admin.meetingType(type), { hostIds: [] })
    await app.db.update(admins).set({ deactivatedAt: app.clock() }).where(eq(admins.id, adminId))
    const answer = await idle.get(
      query(bookingCalls.admin.explain, { type, start: '2026-06-08T09:30:00Z' }),
    )
    expect(answer.read(explanationSchema).hosts[0]?.rules.map(({ rule }) => rule)).toEqual([
      'inactive',
    ])
  })

  test('of one account it is told what is against a time, also without hours, and for a length', async () => {
    const { client } = await aHost(app)
    const idle = await signedIn(app)
    const { adminId: hostId } = (await idle.get(bookingCalls.admin.availability)).read(
      availabilitySchema,
    )
    const meeting = { name: 'Ada', email: 'ada@example.com', status: 'scheduled', hostId }
    const entered = (preferredDate: string) =>
      client.post(api.consultationRequests, { ...meeting, preferredDate, minutes: 60 })
    expect((await entered('2026-06-02T10:00Z')).status).toBe(201)
    const explained = async (parts: Record<string, string>) => {
      const path = query(bookingCalls.admin.explain, { start: tuesdayAtTen, hostId, ...parts })
      return (await client.get(path)).read(explanationSchema)
    }
    const { hosts } = await explained({ type })
    expect(
      hosts.map(({ host, rules }) => [host.id, rules.map(({ sentence }) => sentence)]),
    ).toEqual([
      [hostId, ['No hours are set.', 'Overlaps another booking, or the time kept free around it.']],
    ])
    const rulesFor = async (minutes: string) => {
      const told = await explained({ minutes, start: '2026-06-02T09:30:00Z' })
      return [told.type, told.end, told.hosts[0]?.rules.map(({ rule }) => rule)]
    }
    expect(await rulesFor('30')).toEqual([null, tuesdayAtTen, ['no-hours']])
    expect(await rulesFor('35')).toEqual([null, '2026-06-02T10:05:00.000Z', ['no-hours', 'booked']])
    for (const parts of [{}, { type, minutes: '30' }, { minutes: '3' }, { type, hostId: 'me' }]) {
      const path = query(bookingCalls.admin.explain, { start: tuesdayAtTen, ...parts })
      expect((await client.get(path)).status, path).toBe(400)
    }
  })

  test('a meeting that took place still counts among those of its day', async () => {
    const { client } = await aHost(app, { dailyLimit: 1 })
    const { id } = await booked(app)
    await client.patch(api.admin.consultationStatus(id), { status: 'completed' })
    expect(await startsOf(app)).toEqual([])
    await client.patch(api.admin.consultationStatus(id), { status: 'cancelled' })
    expect(await startsOf(app)).toContain(tuesdayAtTen)
  })

  test('hours are read as they were saved, feeds keep their state, and a stale save is refused', async () => {
    const client = await signedIn(app)
    const path = bookingCalls.admin.availability
    const empty = (await client.get(path)).read(availabilitySchema)
    expect(empty).toMatchObject({
      version: 0,
      ownFeedUrl: null,
      leastNoticeMinutes: 240,
      horizonDays: 30,
    })
    const input = {
      ...empty,
      weekly: weeklyOf(nineToFive),
      feeds: [{ url: 'webcal://c.example/a.ics' }],
    }
    const saved = (await client.put(path, input)).read(availabilitySchema)
    expect(saved).toMatchObject({
      version: 1,
      feeds: [{ url: 'https://c.example/a.ics', fetchedAt: null, busy: 0 }],
    })
    await app.db.update(calendarFeeds).set({ fetchedAt: app.clock() })
    const kept = (await client.put(path, saved)).read(availabilitySchema)
    expect(kept.feeds[0]?.fetchedAt).toBe(app.clock().toISOString())
    const stale = await client.put(path, saved)
    expect(stale.failure).toMatchObject({ code: 'edit_conflict', current: { version: 2 } })
    const renewed = await client.post(bookingCalls.admin.availabilityFeed)
    expect(renewed.read(availabilitySchema).ownFeedUrl).not.toBe(kept.ownFeedUrl)
    const colleague = await signedIn(app)
    const other = await colleague.get(bookingCalls.admin.availabilityOf(kept.adminId))
    expect(other.read(availabilitySchema).weekly.monday).toEqual(nineToFive)
    expect((await colleague.get(bookingCalls.admin.availabilityOf('nobody'))).status).toBe(404)
  })

  test('types are made, changed and taken away', async () => {
    const { client, adminId } = await aHost(app)
    const make = async (name: string) =>
      (await client.post(bookingCalls.admin.meetingTypes, { name, minutes: 20 })).read(
        meetingTypeSchema,
      )
    const first = await make('Überblick & Tour')
    expect(first).toMatchObject({ id: 'uberblick-tour', hostIds: [], version: 1 })
    expect((await make('Überblick, Tour')).id).toBe('uberblick-tour-2')
    expect(await startsOf(app, { type: first.id })).toHaveLength(31)
    const path = bookingCalls.admin.meetingType(first.id)
    const changed = await client.patch(path, { hostIds: [adminId], version: 1 })
    expect(changed.read(meetingTypeSchema)).toMatchObject({ hostIds: [adminId], version: 2 })
    expect((await client.patch(path, { name: 'Tour', version: 1 })).failure.code).toBe(
      'edit_conflict',
    )
    expect((await client.delete(path)).status).toBe(204)
    expect((await client.delete(path)).status).toBe(404)
    const names = (await app.visitor().get(bookingCalls.types)).read(bookingTypeSchema.array())
    expect(names.map(({ id }) => id)).not.toContain(first.id)
  })

  test('without anybody with hours the page goes on as before', async () => {
    const way = async () =>
      (await app.visitor().get(api.scheduling)).read(schedulingAnswerSchema).way
    const client = await signedIn(app)
    expect(await way()).toBe('request')
    await client.patch(api.admin.system, { schedulingUrl: 'https://calendar.example/us' })
    expect(await way()).toBe('calendar')
    await aHost(app)
    expect(await way()).toBe('own')
    await client.patch(api.admin.system, { schedulingWay: 'request' })
    expect(await way()).toBe('request')
    await client.patch(api.admin.system, { schedulingWay: 'own', schedulingUrl: '' })
  })
})
