import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { consultations } from '#server/db/schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { slotsSchema } from '#shared/booking/schema.ts'
import { weekdays } from '#shared/booking/weekly-hours.ts'
import { api } from '#shared/routes.ts'
import { saveHours, weeklyOf } from '#tests/support/bookings.ts'
import { password } from '#tests/support/builders.ts'
import { type Answer, Client } from '#tests/support/client.ts'
import { openPlace, type Place, postgresqlPlace } from '#tests/support/databases.ts'
import { startServer, variablesOf } from '#tests/support/server-process.ts'

const rounds = Number(process.env.BOOKING_ROUNDS ?? 3)
const parallel = 200

const patience = 20

/** Books, and asks again where a slow machine had no line to the database for so many at once (503). */
async function bookPatiently(client: Client, booking: object, tries = patience): Promise<Answer> {
  const answer = await client.post(bookingCalls.bookings, booking)
  if (answer.status !== 503 || tries === 1) return answer
  await setTimeout(50)
  return bookPatiently(client, booking, tries - 1)
}

/** How many bookings the database keeps: of one time, or of all. */
async function bookingsAt(place: Place, start: string | undefined | null): Promise<number> {
  const { db, close } = await openPlace(place)
  const kept = await db.$count(
    consultations,
    start ? eq(consultations.preferredDate, new Date(start)) : undefined,
  )
  await close()
  return kept
}

test.skipIf(inject('postgresql') === null)(
  `of ${parallel} who book one time over two processes, one has it, ${rounds} times`,
  { timeout: 60_000 + rounds * 60_000 },
  async () => {
    const place = await postgresqlPlace()
    const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
    const servers = await Promise.all([
      startServer({ ...variables, ROLE: 'web' }),
      startServer({ ...variables, ROLE: 'web' }),
    ])
    const [one, other] = servers.map(({ url }) => new Client(url, {})) as [Client, Client]
    try {
      const account = { name: 'Vera', email: 'vera@loom.example', password }
      const { token } = (await one.post(api.admin.register, account)).read(signedInSchema)
      const allDay = [{ from: '00:00', to: '24:00' }]
      await saveHours(one.withToken(token), {
        weekly: weeklyOf(allDay, weekdays),
        leastNoticeMinutes: 0,
      })
      const date = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
      const type = 'strategy-call'
      const query = new URLSearchParams({ type, from: date, to: date, timeZone: 'UTC' })
      for (let round = 0; round < rounds; round += 1) {
        const { days } = (await one.get(`${bookingCalls.slots}?${query}`)).read(slotsSchema)
        const start = days[0]?.slots[0]?.start
        const answers = await Promise.all(
          Array.from({ length: parallel }, (_, n) =>
            bookPatiently(n % 2 ? one : other, {
              type,
              start,
              name: `Visitor ${n}`,
              email: `visitor-${round}-${n}@example.com`,
              timeZone: 'UTC',
            }),
          ),
        )
        const refused = answers.filter(({ status }) => status === 409)
        const others = answers.filter(({ status }) => status !== 409)
        expect(others.map(({ status, text }) => (status === 201 ? status : text))).toEqual([201])
        for (const { failure } of refused) {
          expect(failure).toMatchObject({
            code: 'slot_taken',
            error: 'This time is no longer free: somebody was faster. Please choose another.',
          })
          expect(failure.next).toHaveLength(3)
        }
        expect(await bookingsAt(place, start)).toBe(1)
      }
      expect(await bookingsAt(place, null), 'all that are kept').toBe(rounds)
    } finally {
      for (const { kill } of servers) kill('SIGKILL')
      await Promise.all(servers.map(({ exited }) => exited))
      await place.remove()
    }
  },
)
