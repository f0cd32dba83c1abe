import { expect, test } from 'vitest'
import { bookingHolds, consultations } from '#server/db/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  bookedSchema,
  bookingSchema,
  bookingTypeSchema,
  holdSchema,
} from '#shared/booking/schema.ts'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import {
  aHost,
  book,
  booked,
  bookingInput,
  nineToFive,
  query,
  slotsOf,
  startsOf,
  tuesdayAtTen,
  weeklyOf,
} from '#tests/support/bookings.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const type = 'strategy-call'
const tokenOf = ({ manageUrl }: { manageUrl: string }) => manageUrl.split('/').at(-1) ?? ''

onEachDatabase('booking', (database) => {
  const app = useTestApp(database)

  test('the free times are those of the hours, by days of the visitor’s zone', async () => {
    await aHost(app)
    const starts = await startsOf(app)
    expect(starts).toHaveLength(16)
    expect(starts[0]).toBe('2026-06-02T09:00:00.000Z')
    expect(starts.at(-1)).toBe('2026-06-02T16:30:00.000Z')
    const { timeZone, days } = await slotsOf(app, {
      to: '2026-06-04',
      timeZone: 'Asia/Tokyo',
    })
    expect(timeZone).toBe('Asia/Tokyo')
    // From midnight to half past one in Tokyo it is the afternoon of the day before.
    expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-06-02', 16],
      ['2026-06-03', 16],
      ['2026-06-04', 16],
    ])
  })

  test('the four types are there, and a type nobody knows is refused by its field', async () => {
    const types = (await app.visitor().get(bookingCalls.types)).read(bookingTypeSchema.array())
    expect(types.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['30-minute strategy call', 30],
      ['Discovery call', 45],
      ['Technical consultation', 60],
      ['Follow-up meeting', 30],
    ])
    const refused = await book(app, { type: 'tea' })
    expect(refused.status).toBe(400)
    expect(refused.failure.fields).toEqual({ type: 'This meeting type is not offered.' })
  })

  test.each(['+99:99', '+05:60', '+0530', 'PST', 'UTC+1', ''])(
    'times and bookings on no clock are refused by the field: %j',
    async (timeZone) => {
      const parts = { type, from: '2026-06-02', to: '2026-06-02', timeZone }
      const slots = await app.visitor().get(query(bookingCalls.slots, parts))
      expect(slots.status).toBe(400)
      expect(slots.failure.fields).toHaveProperty('timeZone')
      const booking = await book(app, { timeZone })
      expect(booking.status).toBe(400)
      expect(booking.failure.fields).toHaveProperty('timeZone')
    },
  )

  test('a booking is a scheduled consultation, and its time is taken', async () => {
    const { client, adminId } = await aHost(app, { place: 'https://video.example/ann' }, 'Ann')
    const booking = await booked(app, { name: 'Jo', message: 'Invoices' })
    expect(booking).toMatchObject({
      start: tuesdayAtTen,
      end: '2026-06-02T10:30:00.000Z',
      timeZone: 'America/Chicago',
      host: { name: 'Ann' },
      place: 'https://video.example/ann',
      typeName: '30-minute strategy call',
      changeable: true,
      changeableUntil: '2026-06-02T06:00:00.000Z',
    })
    const consultation = (await client.get(api.admin.consultation(booking.id))).read(
      consultationSchema,
    )
    expect(consultation).toMatchObject({
      status: 'scheduled',
      hostId: adminId,
      meetingTypeId: type,
      minutes: 30,
      hostReason: 'Nobody else was free at this time.',
      message: 'Invoices',
    })
    expect(await startsOf(app)).not.toContain(tuesdayAtTen)
    const second = await book(app)
    expect(second.status).toBe(409)
    expect(second.failure).toMatchObject({
      code: 'slot_taken',
      next: ['2026-06-02T10:30:00.000Z', '2026-06-02T11:00:00.000Z', '2026-06-02T11:30:00.000Z'],
    })
  })

  test('a held time is nobody else’s for five minutes, and its holder’s to book', async () => {
    await aHost(app)
    const visitor = app.visitor()
    const hold = (await visitor.post(bookingCalls.holds, { type, start: tuesdayAtTen })).read(
      holdSchema,
    )
    expect(hold.expiresAt).toBe(new Date(app.clock().getTime() + 5 * minute).toISOString())
    expect((await book(app)).failure.code).toBe('slot_taken')
    expect(
      (await app.visitor().post(bookingCalls.holds, { type, start: tuesdayAtTen })).status,
    ).toBe(409)
    const later = '2026-06-02T15:00:00.000Z'
    const moved = await visitor.post(bookingCalls.holds, {
      type,
      start: later,
      holdToken: hold.holdToken,
    })
    expect(moved.status).toBe(201)
    expect(await startsOf(app)).toContain(tuesdayAtTen)
    const { holdToken } = moved.read(holdSchema)
    expect((await book(app, { start: later, holdToken })).status).toBe(201)
    expect(await app.db.$count(bookingHolds)).toBe(0)
  })

  test('a hold ends by itself', async () => {
    await aHost(app)
    await app.visitor().post(bookingCalls.holds, { type, start: tuesdayAtTen })
    app.clock.advance(5 * minute)
    expect(await startsOf(app)).toContain(tuesdayAtTen)
    expect(
      (await app.visitor().post(bookingCalls.holds, { type, start: tuesdayAtTen })).status,
    ).toBe(201)
  })

  test('a hold that was made while the clock was ahead is over once it is set right', async () => {
    await aHost(app)
    const chosen = { type, start: '2026-06-04T10:00:00.000Z' }
    const hold = () => app.visitor().post(bookingCalls.holds, chosen)
    app.clock.advance(day)
    expect([(await hold()).status, (await hold()).status]).toEqual([201, 409])
    app.clock.advance(-day)
    expect([(await hold()).status, (await hold()).status]).toEqual([201, 409])
  })

  test('of twenty who book one time at once, one has it', async () => {
    await aHost(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(app)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
    for (const { failure } of answers.filter(({ status }) => status === 409)) {
      expect([failure.code, failure.next?.length]).toEqual(['slot_taken', 3])
    }
    expect(await app.db.$count(consultations)).toBe(1)
  })

  test('two hosts take turns, and each reason is kept', async () => {
    const one = await aHost(app)
    const other = await aHost(app)
    const hosts: (string | null)[] = []
    for (const at of ['09:00', '10:00', '11:00', '11:00']) {
      const { id } = await booked(app, { start: `2026-06-02T${at}:00.000Z` })
      const row = (await one.client.get(api.admin.consultation(id))).read(consultationSchema)
      hosts.push(row.hostId)
      expect(row.hostReason).not.toBe('')
      app.clock.advance(1)
    }
    const ids = [one.adminId, other.adminId].toSorted()
    expect(hosts).toEqual([ids[0], ids[1], ids[0], ids[1]])
    expect((await book(app, { start: '2026-06-02T11:00:00.000Z' })).status).toBe(409)
  })

  test('three free times are told of while there are three, before it where fewer are ahead', async () => {
    await aHost(app, { weekly: weeklyOf(nineToFive, ['tuesday']), horizonDays: 7 })
    const last = '2026-06-02T16:30:00.000Z'
    await booked(app, { start: last })
    const early = ['15:00', '15:30', '16:00'].map((time) => `2026-06-02T${time}:00.000Z`)
    expect((await book(app, { start: last })).failure.next).toEqual(early)
    const before = '2026-06-02T16:00:00.000Z'
    await booked(app, { start: before })
    await app.db.update(consultations).set({ status: 'cancelled' })
    await booked(app, { start: before })
    expect((await book(app, { start: before })).failure.next).toEqual([...early.slice(0, 2), last])
  })

  test('where only two other times are free, both are told of', async () => {
    const threeTimes = [{ from: '09:00', to: '10:30' }]
    await aHost(app, { weekly: weeklyOf(threeTimes, ['tuesday']), horizonDays: 7 })
    const [first, second, last] = ['09:00', '09:30', '10:00'].map(
      (time) => `2026-06-02T${time}:00.000Z`,
    )
    await booked(app, { start: last })
    expect((await book(app, { start: last })).failure.next).toEqual([first, second])
  })

  test('of a time that was never to be had it is not said that somebody was faster', async () => {
    await aHost(app)
    const sentenceFor = async (start: string) => {
      const hold = await app.visitor().post(bookingCalls.holds, { type, start })
      const { status, failure } = await book(app, { start })
      expect([status, failure.code, failure.next?.length]).toEqual([409, 'slot_taken', 3])
      expect(hold.failure).toEqual(failure)
      return failure.error
    }
    // Between two starts, outside the hours, too soon and too far ahead.
    for (const start of ['06-02T10:10', '06-02T18:00', '06-01T10:00', '08-04T10:00']) {
      const sentence = await sentenceFor(`2026-${start}:00.000Z`)
      expect(sentence, start).toBe('This time is not offered. Please choose another.')
    }
    await booked(app)
    expect(await sentenceFor(tuesdayAtTen)).toContain('somebody was faster')
  })

  test('the same key again is the same booking; with other content it is refused', async () => {
    await aHost(app)
    const body = bookingInput()
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const visitor = app.visitor()
    const first = (await visitor.post(bookingCalls.bookings, body, headers)).read(bookedSchema)
    const again = (await visitor.post(bookingCalls.bookings, body, headers)).read(bookedSchema)
    expect(again).toEqual(first)
    const other = await visitor.post(bookingCalls.bookings, { ...body, name: 'Else' }, headers)
    expect(other.failure.code).toBe('key_reused')
  })

  test('its holder moves and cancels a booking up to the least notice', async () => {
    await aHost(app)
    const token = tokenOf(await booked(app))
    const visitor = app.visitor()
    const read = async () => (await visitor.get(bookingCalls.booking(token))).read(bookingSchema)
    const later = '2026-06-02T10:30:00.000Z'
    const moved = await visitor.post(bookingCalls.reschedule(token), { start: later })
    expect(moved.read(bookingSchema).start).toBe(later)
    expect(await startsOf(app)).toContain(tuesdayAtTen)
    await booked(app)
    const taken = await visitor.post(bookingCalls.reschedule(token), { start: tuesdayAtTen })
    expect(taken.failure).toMatchObject({ code: 'slot_taken' })
    expect((await read()).start).toBe(later)
    const cancelled = await visitor.post(bookingCalls.cancel(token))
    expect(cancelled.read(bookingSchema)).toMatchObject({ status: 'cancelled', changeable: false })
    expect((await visitor.post(bookingCalls.cancel(token))).status).toBe(200)
    const dead = await visitor.post(bookingCalls.reschedule(token), { start: later })
    expect(dead.failure.code).toBe('edit_conflict')
    expect(await startsOf(app)).toContain(later)
    expect((await visitor.get(bookingCalls.booking(`${token.slice(1)}x`))).status).toBe(404)
  })

  test('what looks automatic is set aside, and takes no time', async () => {
    await aHost(app)
    expect((await book(app, { website: 'x' })).status).toBe(201)
    expect(await startsOf(app)).toContain(tuesdayAtTen)
  })

  test('what the office does can not make two meetings overlap, and an undo keeps what it must', async () => {
    const { client, adminId } = await aHost(app)
    const first = await booked(app)
    const row = (await client.get(api.admin.consultation(first.id))).read(consultationSchema)
    const changes = async () =>
      JSON.parse((await client.get(api.admin.changes)).text)[0].id as string
    await client.patch(api.admin.consultationStatus(first.id), { status: 'pending' })
    const cancelling = await changes()
    const second = await booked(app)
    const back = await client.patch(api.admin.consultationStatus(first.id), { status: 'scheduled' })
    expect([back.status, back.failure.code]).toEqual([409, 'slot_taken'])
    const undone = (await client.post(api.admin.changeUndo(cancelling))).read(undoneSchema)
    expect(undone).toMatchObject({
      changed: 0,
      kept: [{ record: { id: first.id }, field: 'status' }],
    })
    const entered = await client.post(api.consultationRequests, {
      name: 'Ada',
      email: 'ada@example.com',
      preferredDate: '2026-06-02T10:15Z',
      status: 'scheduled',
      hostId: adminId,
      minutes: 30,
    })
    expect([entered.status, entered.failure.code]).toEqual([409, 'slot_taken'])
    const history = {
      name: 'Ada',
      email: 'ada@example.com',
      preferredDate: '2026-06-02T10:15Z',
      status: 'scheduled',
      hostId: adminId,
      mayOverlap: true,
    }
    const refused = await client.post(api.consultationRequests, history)
    expect(Object.keys(refused.failure.fields ?? {})).toEqual(['mayOverlap'])
    const imported = await client.post(api.consultationRequests, { ...history, importKey: 'a:1' })
    expect(imported.read(consultationSchema)).toMatchObject({ hostId: adminId, minutes: 30 })
    const bulk = await client.post('/api/admin/consultations/bulk', {
      ids: [first.id],
      change: { status: 'scheduled' },
    })
    expect(JSON.parse(bulk.text)).toMatchObject({
      changed: 0,
      skipped: [{ id: first.id, reason: 'overlap' }],
    })
    await client.delete(api.admin.consultation(second.id))
    expect(
      (await client.patch(api.admin.consultationStatus(first.id), { status: 'scheduled' })).status,
    ).toBe(200)
    const restored = await client.post(api.admin.consultationRestore(second.id))
    expect([restored.status, restored.failure.code]).toEqual([409, 'slot_taken'])
    const edited = await client.patch(api.admin.consultation(first.id), {
      name: row.name,
      email: row.email,
      preferredDate: '2026-06-03T10:00Z',
      minutes: 60,
      place: 'Room 4',
    })
    expect(edited.read(consultationSchema)).toMatchObject({
      minutes: 60,
      place: 'Room 4',
      hostId: adminId,
    })
  })

  test('moved by its holder, a booking keeps the length of the type the firm has made it', async () => {
    const { client } = await aHost(app)
    const made = await booked(app)
    const token = tokenOf(made)
    const { name, email } = (await client.get(api.admin.consultation(made.id))).read(
      consultationSchema,
    )
    await client.patch(api.admin.consultation(made.id), {
      name,
      email,
      meetingType: 'Technical consultation',
      preferredDate: tuesdayAtTen,
    })
    const start = '2026-06-03T10:00:00.000Z'
    const moved = await app.visitor().post(bookingCalls.reschedule(token), { start })
    expect(moved.read(bookingSchema)).toMatchObject({ start, end: '2026-06-03T11:00:00.000Z' })
  })

  test('within the least notice a booking stays as it is', async () => {
    await aHost(app)
    const token = tokenOf(await booked(app))
    app.clock.advance(22 * hour)
    const visitor = app.visitor()
    expect((await visitor.get(bookingCalls.booking(token))).read(bookingSchema).changeable).toBe(
      false,
    )
    for (const answer of [
      await visitor.post(bookingCalls.cancel(token)),
      await visitor.post(bookingCalls.reschedule(token), { start: '2026-06-03T10:00:00Z' }),
    ]) {
      expect([answer.status, answer.failure.code]).toEqual([409, 'edit_conflict'])
    }
  })
})
