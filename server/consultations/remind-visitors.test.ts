import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { consultations, emails, meetingTypes } from '#server/db/schema.ts'
import { releaseHeld } from '#server/mail/outbox.ts'
import { updateConsultationSchema } from '#shared/consultations/schema.ts'
import { aBooking } from '#tests/support/bookings.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { remindVisitors } from './remind-visitors.ts'
import {
  deleteConsultation,
  restoreConsultation,
  setConsultationStatus,
  updateConsultation,
} from './update-consultation.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const kinds = { consultation_reminder_day: 'day', consultation_reminder_hour: 'hour' } as const
type Kind = keyof typeof kinds
const isReminder = (kind: string): kind is Kind => kind in kinds

type Reminder = { id: string; kind: (typeof kinds)[Kind]; startsAt: number }

/** The reminders that came since the last time. */
async function newReminders({ db }: TestApp): Promise<Reminder[]> {
  const ids = peer.received.map(({ messageId }) => messageId.slice(1).split('@')[0] ?? '')
  peer.received.length = 0
  const rows = ids.length === 0 ? [] : await db.select().from(emails).where(inArray(emails.id, ids))
  return rows.flatMap(({ entityId, payload }) =>
    isReminder(payload.kind) && 'meeting' in payload
      ? [
          {
            id: entityId ?? '',
            kind: kinds[payload.kind],
            startsAt: Date.parse(payload.meeting.startsAt ?? ''),
          },
        ]
      : [],
  )
}

const move = ({ ctx }: TestApp, id: string, to: number, email: string) =>
  updateConsultation({
    ctx,
    id,
    input: updateConsultationSchema.parse({
      name: 'Ada',
      email,
      meetingType: 'Discovery call',
      preferredDate: new Date(to).toISOString(),
    }),
  })

onOneDatabase('a reminder of a booking', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      get SMTP_URL() {
        return peer.url
      },
    },
  })
  const now = () => app.clock().getTime()
  const book = (ahead: number, fields: { website?: string } = {}) =>
    aBooking(app, { start: new Date(now() + ahead), ...fields })
  /** Lets time pass, and says which reminders came at its end. */
  const after = async (milliseconds: number) => {
    app.clock.advance(milliseconds)
    await remindVisitors(app.ctx)
    await app.deliverMail()
    return (await newReminders(app)).map(({ kind }) => kind)
  }

  test('comes a day and an hour before, each once, wherever it is looked', async () => {
    await book(2 * day)
    expect(await after(day - minute)).toEqual([])
    app.clock.advance(minute)
    await Promise.all([remindVisitors(app.ctx), remindVisitors(app.ctx)])
    expect(await after(0)).toEqual(['day'])
    expect(await after(23 * hour - minute)).toEqual([])
    expect(await after(minute)).toEqual(['hour'])
    expect(await after(30 * minute)).toEqual([])
    expect(await after(day)).toEqual([])
  })

  test('of a day is none for a booking made less than a day before', async () => {
    await book(day - minute)
    expect(await after(0)).toEqual([])
    expect(await after(23 * hour)).toEqual(['hour'])
  })

  test('comes again for another time, and not for the one before', async () => {
    const { id, email } = await book(25 * hour)
    expect(await after(hour)).toEqual(['day'])
    await move(app, id, now() + 2 * day, email)
    expect(await after(23 * hour)).toEqual([])
    expect(await after(hour)).toEqual(['day'])
  })

  test.each([
    ['moved', (id: string) => move(app, id, now() + 3 * day, 'ada@example.com')],
    ['cancelled', (id: string) => setConsultationStatus({ ctx: app.ctx, id, status: 'cancelled' })],
    ['deleted', (id: string) => deleteConsultation({ ctx: app.ctx, id })],
  ])('does not leave when the booking is %s after it was made', async (_what, change) => {
    const { id } = await book(25 * hour)
    await after(0)
    peer.usual = { kind: 'refuse', at: 'mail', code: 451 }
    expect(await after(hour)).toEqual([])
    await change(id)
    peer.usual = { kind: 'accept' }
    expect(await after(5 * minute)).toEqual([])
    const kept = await app.db
      .select({ state: emails.state })
      .from(emails)
      .where(eq(emails.kind, 'consultation_reminder_day'))
    expect(kept).toEqual([{ state: 'cancelled' }])
  })

  test('does not leave when its time is past, or that of the next one has come', async () => {
    await book(25 * hour)
    await after(0)
    peer.usual = { kind: 'refuse', at: 'mail', code: 451 }
    await after(hour)
    await after(22 * hour + 30 * minute)
    peer.usual = { kind: 'accept' }
    expect(await after(hour)).toEqual(['hour'])
  })

  test('is not of what was held while there was no mail server, and is let go too late', async () => {
    await book(25 * hour)
    await after(0)
    app.clock.advance(hour)
    await remindVisitors(app.ctx)
    await app.db.update(emails).set({ state: 'held' })
    app.clock.advance(2 * day)
    await releaseHeld({ ctx: app.ctx })
    expect(await after(0)).toEqual([])
  })

  test('goes as its meeting type wants', async () => {
    const wants = (fields: object) =>
      app.db.update(meetingTypes).set(fields).where(eq(meetingTypes.id, 'discovery-call'))
    await wants({ remindDayBefore: false })
    await book(25 * hour)
    expect(await after(hour)).toEqual([])
    expect(await after(23 * hour)).toEqual(['hour'])
    await wants({ remindDayBefore: true, remindHourBefore: false })
    await book(25 * hour)
    expect(await after(hour)).toEqual(['day'])
    expect(await after(23 * hour)).toEqual([])
    await wants({ remindHourBefore: true })
  })

  test('is for bookings alone, and for none that was set aside', async () => {
    const asked = await book(25 * hour)
    await app.db
      .update(consultations)
      .set({ bookingToken: null })
      .where(eq(consultations.id, asked.id))
    await book(25 * hour, { website: 'https://spam.example' })
    expect(await after(hour)).toEqual([])
  })

  test('never arrives for a time that does not stand, and once for each that does', async () => {
    const hops = [30 * minute, hour, 2 * hour, 5 * hour, 22 * hour + 30 * minute]
    const aheads = [30 * minute, 2 * hour, 23 * hour, 24 * hour, 25 * hour, 27 * hour, 2 * day]
    const hop = fc.constantFrom(...hops)
    const ahead = fc.constantFrom(...aheads)
    const which = fc.nat({ max: 1 })
    const change = fc.oneof(
      fc.record({ act: fc.constant('move' as const), which, ahead }),
      fc.record({
        act: fc.constantFrom(
          'cancel' as const,
          'agree' as const,
          'delete' as const,
          'restore' as const,
        ),
        which,
      }),
    )
    const step = fc.oneof(
      fc.record({ act: fc.constant('book' as const), ahead }),
      change,
      fc.record({ act: fc.constantFrom('down' as const, 'up' as const) }),
      fc.record({ act: fc.constant('pass' as const), hop }),
      // What is made while no mail gets out, and changed before it does.
      fc.record({ act: fc.constant('outage' as const), hop, change }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        await app.empty()
        peer.clear()
        const world = new World(app)
        for (const one of steps) await world.take(one)
        await world.take({ act: 'up' })
        await world.untilAllIsOver()
        await app.deliverMail()
        peer.clear()
      }),
      { numRuns: 10 },
    )
  })
})

type Booking = {
  id: string
  email: string
  start: number
  status: 'scheduled' | 'cancelled'
  isDeleted: boolean
  deletedAt: number
  /** Since when it stands at this start without a break. */
  since: number
}
type Change =
  | { act: 'move'; which: number; ahead: number }
  | { act: 'cancel' | 'agree' | 'delete' | 'restore'; which: number }
type Step =
  | Change
  | { act: 'book'; ahead: number }
  | { act: 'down' | 'up' }
  | { act: 'pass'; hop: number }
  | { act: 'outage'; hop: number; change: Change }

const kindsOfReminder = ['day', 'hour'] as const
const lead = { day, hour }
const end = { day: hour, hour: 0 }

/** What should be of the bookings, beside what is. */
class World {
  readonly #app: TestApp
  readonly #bookings: Booking[] = []
  readonly #reminded = new Set<string>()
  /** What was due at a time that stood since before it was. */
  readonly #due = new Set<string>()
  #upSince: number | null

  constructor(app: TestApp) {
    this.#app = app
    this.#upSince = this.#now
  }

  get #now() {
    return this.#app.clock().getTime()
  }

  async take(step: Step): Promise<void> {
    switch (step.act) {
      case 'book':
        return this.#book(step.ahead)
      case 'pass':
        return this.#pass(step.hop)
      case 'up':
      case 'down':
        return this.#setServer(step.act)
      case 'outage':
        this.#setServer('down')
        await this.#pass(step.hop)
        await this.#change(step.change)
        this.#setServer('up')
        return this.#pass(30 * minute)
      default:
        return this.#change(step)
    }
  }

  #setServer(to: 'up' | 'down') {
    const isUp = to === 'up'
    peer.usual = isUp ? { kind: 'accept' } : { kind: 'refuse', at: 'mail', code: 451 }
    this.#upSince = isUp ? (this.#upSince ?? this.#now) : null
  }

  async #change(step: Change): Promise<void> {
    const { ctx } = this.#app
    const now = this.#now
    const booking = this.#bookings[step.which]
    if (!booking || booking.isDeleted !== (step.act === 'restore')) return
    const { id, email } = booking
    switch (step.act) {
      case 'move': {
        const start = now + step.ahead
        await move(this.#app, id, start, email)
        if (booking.start !== start) Object.assign(booking, { start, since: now })
        return
      }
      case 'cancel':
        await setConsultationStatus({ ctx, id, status: 'cancelled' })
        booking.status = 'cancelled'
        return
      case 'agree':
        await setConsultationStatus({ ctx, id, status: 'scheduled' })
        if (booking.status === 'cancelled')
          Object.assign(booking, { status: 'scheduled', since: now })
        return
      case 'delete':
        await deleteConsultation({ ctx, id })
        Object.assign(booking, { isDeleted: true, deletedAt: now })
        return
      case 'restore':
        await restoreConsultation({ ctx, id })
        // Brought back at once it has stood all the time: nobody was told that it did not.
        Object.assign(booking, {
          isDeleted: false,
          ...(booking.deletedAt < now && { since: now }),
        })
    }
  }

  async #book(ahead: number) {
    if (this.#bookings.length === 2) return
    const start = this.#now + ahead
    const email = `ada-${this.#bookings.length}@example.com`
    const { id } = await aBooking(this.#app, { email, start: new Date(start) })
    const since = this.#now
    this.#bookings.push({
      id,
      email,
      start,
      status: 'scheduled',
      isDeleted: false,
      deletedAt: 0,
      since,
    })
  }

  /** Lets time pass at once: the job may have stood still meanwhile. */
  async #pass(hop: number) {
    this.#app.clock.advance(hop)
    await remindVisitors(this.#app.ctx)
    await this.#app.deliverMail()
    await this.#look()
  }

  async untilAllIsOver() {
    while (this.#bookings.some(({ start }) => start >= this.#now)) await this.#pass(2 * hour)
  }

  async #look() {
    const now = this.#now
    const standing = this.#bookings.filter(
      ({ status, isDeleted }) => status === 'scheduled' && !isDeleted,
    )
    const keyOf = ({ id, kind, startsAt }: Reminder) => `${kind} of ${id} at ${startsAt}`
    for (const { id, start, since } of standing) {
      for (const kind of kindsOfReminder) {
        const at = start - lead[kind]
        if (since <= at && now >= at && now < start - end[kind]) {
          this.#due.add(keyOf({ id, kind, startsAt: start }))
        }
      }
    }
    for (const reminder of await newReminders(this.#app)) {
      const { id, kind, startsAt } = reminder
      const booking = standing.find((one) => one.id === id)
      expect(booking?.start, 'a reminder of a time that stands').toBe(startsAt)
      expect(startsAt - now, 'a reminder while it is of use').toBeGreaterThan(end[kind])
      expect(startsAt - now, 'a reminder not before its time').toBeLessThanOrEqual(lead[kind])
      const key = keyOf(reminder)
      expect(this.#due.has(key), 'a reminder of what had been agreed before').toBe(true)
      expect(this.#reminded.has(key), 'a reminder that came already').toBe(false)
      this.#reminded.add(key)
    }
    for (const { id, start, since } of standing) {
      for (const kind of kindsOfReminder) {
        const at = start - lead[kind]
        const wasUp = this.#upSince !== null && this.#upSince <= at
        if (since > at || now < at || now >= start - end[kind] || !wasUp) continue
        const key = keyOf({ id, kind, startsAt: start })
        expect(this.#reminded.has(key), `the ${kind}'s reminder`).toBe(true)
      }
    }
  }
}
