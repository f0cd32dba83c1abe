import { expect, test } from 'vitest'
import { bookingCalls } from '#shared/booking/calls.ts'
import { nextFreeSchema, weekSchema } from '#shared/booking/week.ts'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { saveHours } from '#tests/support/bookings.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

// The clock of a test stands at Monday, June 1, 2026, 9:00 UTC.
const week = { from: '2026-06-01T00:00:00Z', to: '2026-06-08T00:00:00Z' }

/** A host with hours on Tuesdays, from nine to eleven in Berlin. */
async function aHost(client: Client) {
  const weekly = { tuesday: [{ from: '09:00', to: '11:00' }] }
  return (await saveHours(client, { timeZone: 'Europe/Berlin', weekly })).adminId
}

const entered = async (client: Client, fields: object) => {
  const meeting = { name: 'Jo', email: 'jo@mill.example', status: 'scheduled', ...fields }
  return (await client.post(api.consultationRequests, meeting)).read(consultationSchema)
}
const asked = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`

onOneDatabase('the week of the office', (database) => {
  const app = useTestApp(database)

  test('holds meetings with and without a host, and the hours of hosts as instants', async () => {
    const admin = await signedIn(app)
    const hostId = await aHost(admin)
    const withHost = await entered(admin, { preferredDate: '2026-06-02T07:00Z', hostId })
    const without = await entered(admin, { preferredDate: '2026-06-03T07:00Z' })
    await entered(admin, { preferredDate: '2026-06-03T09:00Z', status: 'cancelled' })
    await entered(admin, { preferredDate: '2026-06-09T09:00Z' })
    const read = (await admin.get(asked(bookingCalls.admin.week, week))).read(weekSchema)
    expect(read.bookings.map(({ id }) => id)).toEqual([withHost.id, without.id])
    expect(read.hours).toEqual([
      { hostId, start: '2026-06-02T07:00:00.000Z', end: '2026-06-02T09:00:00.000Z' },
    ])
    expect(read.busy).toEqual([])
    const listed = await admin.get(asked(api.admin.consultations, { host: hostId }))
    expect(listed.read(consultationSchema.array()).map(({ id }) => id)).toEqual([withHost.id])
  })

  test('tells the next times at which one host is free', async () => {
    const admin = await signedIn(app)
    const hostId = await aHost(admin)
    await entered(admin, { preferredDate: '2026-06-02T07:00Z', hostId })
    const nextFor = async (meeting: Record<string, string>, from = week.from) => {
      const query = { ...meeting, hostId, from }
      const answer = await admin.get(asked(bookingCalls.admin.nextFree, query))
      return answer.read(nextFreeSchema).next
    }
    const next = await nextFor({ type: 'strategy-call' })
    expect(next).toEqual([
      '2026-06-02T07:30:00.000Z',
      '2026-06-02T08:00:00.000Z',
      '2026-06-02T08:30:00.000Z',
    ])
    expect(await nextFor({ minutes: '30' })).toEqual(next)
    // Up to an instant: all of them, and none where it lies behind.
    const [second = ''] = next.slice(1)
    expect(await nextFor({ minutes: '30', until: second })).toEqual(next.slice(0, 1))
    const tuesdays = await nextFor({ minutes: '30', until: '2026-06-10T00:00:00Z' })
    expect(tuesdays).toHaveLength(7)
    expect(await nextFor({ minutes: '30', until: week.from }, week.to)).toEqual([])
  })

  test.each([
    [{ from: week.to, to: week.from }, 'The end is before the beginning.'],
    [{ from: week.from, to: '2026-07-01T00:00:00Z' }, 'Ask for at most 15 days.'],
  ])('refuses %j', async (query, sentence) => {
    const admin = await signedIn(app)
    const answer = await admin.get(asked(bookingCalls.admin.week, query))
    expect(answer.status).toBe(400)
    expect(answer.failure.fields).toMatchObject({ to: sentence })
  })
})
