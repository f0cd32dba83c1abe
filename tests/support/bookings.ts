import { expect } from 'vitest'
import { keepConsultation } from '#server/consultations/create-consultation.ts'
import type { ConsultationRow } from '#server/consultations/presenter.ts'
import { inTransaction } from '#server/context.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  type Availability,
  availabilitySchema,
  bookedSchema,
  slotsSchema,
} from '#shared/booking/schema.ts'
import { type TimeRange, type Weekday, weekdays } from '#shared/booking/weekly-hours.ts'
import { signedIn } from './builders.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

export const nineToFive = [{ from: '09:00', to: '17:00' }]
const workdays = weekdays.slice(0, 5)

/** The same hours on each of some weekdays. */
export const weeklyOf = (ranges: TimeRange[], days: readonly Weekday[] = workdays) =>
  Object.fromEntries(days.map((weekday) => [weekday, ranges]))

/** Makes somebody of the firm a host; on workdays from nine to five in UTC, where nothing else is said. */
export async function saveHours(client: Client, rules: object = {}): Promise<Availability> {
  const saved = await client.put(bookingCalls.admin.availability, {
    timeZone: 'UTC',
    weekly: weeklyOf(nineToFive),
    ...rules,
  })
  expect(saved.status, saved.text).toBe(200)
  return saved.read(availabilitySchema)
}

/** A new colleague who is a host. */
export async function aHost(app: TestApp, rules: object = {}, name?: string) {
  const client = await signedIn(app, name ? { name } : {})
  const { adminId } = await saveHours(client, rules)
  return { client, adminId }
}

/** The tests' clock stands at Monday, 1 June 2026, 09:00 UTC. */
export const tuesdayAtTen = '2026-06-02T10:00:00.000Z'

/** A path with these parts of a query. */
export const query = (path: string, parts: Record<string, string>) =>
  `${path}?${new URLSearchParams(parts)}`

let visitors = 0
/** What a visitor sends to book. */
export const bookingInput = (fields: object = {}) => {
  visitors += 1
  return {
    type: 'strategy-call',
    start: tuesdayAtTen,
    name: `Visitor ${visitors}`,
    email: `booker-${visitors}@example.com`,
    timeZone: 'America/Chicago',
    ...fields,
  }
}

/** Books over HTTP, as a visitor: half an hour on {@link tuesdayAtTen}, where nothing else is said. */
export const book = (app: TestApp, fields: object = {}, headers?: Record<string, string>) =>
  app.visitor().post(bookingCalls.bookings, bookingInput(fields), headers)
/** As {@link book}; the booking that was made. */
export const booked = async (app: TestApp, fields: object = {}) => {
  const answer = await book(app, fields)
  expect(answer.status).toBe(201)
  return answer.read(bookedSchema)
}
export const slotsOf = async (app: TestApp, parts: Record<string, string> = {}) => {
  const path = query(bookingCalls.slots, {
    type: 'strategy-call',
    from: '2026-06-02',
    to: '2026-06-02',
    timeZone: 'UTC',
    ...parts,
  })
  return (await app.visitor().get(path)).read(slotsSchema)
}
export const startsOf = async (app: TestApp, parts: Record<string, string> = {}) =>
  (await slotsOf(app, parts)).days.flatMap(({ slots }) => slots.map(({ start }) => start))

type Fields = {
  start: Date
  email?: string
  timeZone?: string
  phone?: string
  message?: string
  type?: { id: string; name: string }
  hostId?: string
  place?: string
  /** What only a machine fills in: the booking is set aside. */
  website?: string
}

let made = 0

/** A time that a visitor has booked, whoever has hours then; its mail is ordered. */
export async function aBooking(app: TestApp, fields: Fields): Promise<ConsultationRow> {
  made += 1
  const { start, hostId = null, place = null, website } = fields
  const { type = { id: 'discovery-call', name: 'Discovery call' } } = fields
  const visitor = { kind: 'visitor', network: '10.0.0.1' } as const
  const { consultation } = await inTransaction({ ...app.ctx, actor: visitor }, (ctx) =>
    keepConsultation({
      ctx,
      input: {
        name: 'Ada Lovelace',
        email: fields.email ?? 'ada@example.com',
        company: null,
        phone: fields.phone ?? null,
        message: fields.message ?? null,
        timeZone: fields.timeZone ?? null,
        preferredDate: start.toISOString(),
        meetingType: type.name,
        importKey: null,
        ...(website && { website }),
      },
      booking: {
        hostId,
        place,
        meetingTypeId: type.id,
        minutes: 45,
        bookingToken: `token-of-booking-${made}`,
      },
    }),
  )
  return consultation
}
