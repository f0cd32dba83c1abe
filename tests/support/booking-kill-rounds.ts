import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import type { Dice } from '#server/demo/scene.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { bookedSchema, slotsSchema } from '#shared/booking/schema.ts'
import { weekdays } from '#shared/booking/weekly-hours.ts'
import { api } from '#shared/routes.ts'
import { bookingInput, query, saveHours, weeklyOf } from './bookings.ts'
import { password } from './builders.ts'
import { Client } from './client.ts'
import { openPlace, type Place } from './databases.ts'
import { diceOf } from './dice.ts'
import { startServer, variablesOf } from './server-process.ts'
import { until } from './until.ts'

const visitors = 4
/** The server is killed after so many answers of a round: from, to. */
const moment = [5, 60] as const

/** How a booking stands: by the mail that tells of it, and when. */
type Standing = { told: 'booked' | 'changed' | 'cancelled'; start: string }
/** What the last answer said of it, and what was asked since, which may have been done. */
type Known = { answered: Standing; asked: Standing }

/** What `fetch` says where the server goes away before it answers, and in the middle of an answer. */
const brokenOff = ['fetch failed', 'terminated']

/** Visitors who book one free time after the other; a third moves it, a third calls it off. */
function visit(client: Client, starts: string[], known: Map<string, Known>, dice: Dice) {
  let answers = 0
  let going = true
  const oneVisitor = async (): Promise<void> => {
    const start = starts.pop() ?? ''
    const answer = await client.post(bookingCalls.bookings, bookingInput({ start }))
    const { id, manageUrl } = answer.read(bookedSchema)
    answers += 1
    const booked: Standing = { told: 'booked', start }
    known.set(id, { answered: booked, asked: booked })
    const token = manageUrl.split('/').at(-1) ?? ''
    const change = async (asked: Standing, path: string, body?: object) => {
      known.set(id, { answered: booked, asked })
      expect((await client.post(path, body)).status).toBe(200)
      answers += 1
      known.set(id, { answered: asked, asked })
    }
    const wish = dice.below(3)
    if (wish === 0) await change({ told: 'cancelled', start }, bookingCalls.cancel(token))
    else if (wish === 1) {
      const next = starts.pop() ?? ''
      const body = { start: next }
      await change({ told: 'changed', start: next }, bookingCalls.reschedule(token), body)
    }
  }
  // Only what breaks off with the server ends the visits without a word.
  const visits = Array.from({ length: visitors }, async () => {
    while (going) await oneVisitor()
  }).map((visit) =>
    visit.catch((error: unknown) => {
      if (!(error instanceof TypeError && brokenOff.includes(error.message))) throw error
    }),
  )
  return {
    answers: () => answers,
    stop: () => {
      going = false
      return Promise.all(visits)
    },
  }
}

/** How each booking stands in the database, and of what its visitor and its host are told. */
async function readStanding(place: Place) {
  const { db, close } = await openPlace(place)
  const rows = rowsOf<{ id: string; status: string; start: Date | string; told: string[] }>(
    await db.execute(sql`
      select id, status, preferred_date as start, array(
          select payload ->> 'kind' from messages where entity_id = consultations.id
          union all
          select ("order" ->> 'kind') || '_' || ("order" ->> 'event') from mail_orders
            where entity_id = consultations.id
        ) as told from consultations`),
  )
  await close()
  return new Map(
    rows.map(({ id, status, start, told }) => [
      id,
      { status, start: new Date(start).toISOString(), told },
    ]),
  )
}

/** Makes somebody of a new firm a host who offers every hour of every day. */
async function openToBookings(client: Client) {
  const account = { name: 'Vera', email: 'vera@loom.example', password }
  const { token } = (await client.post(api.admin.register, account)).read(signedInSchema)
  await saveHours(client.withToken(token), {
    weekly: weeklyOf([{ from: '00:00', to: '24:00' }], weekdays),
    leastNoticeMinutes: 0,
  })
}

async function freeStarts(client: Client): Promise<string[]> {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const asked = { type: 'strategy-call', from: day(1), to: day(29), timeZone: 'UTC' }
  const { days } = (await client.get(query(bookingCalls.slots, asked))).read(slotsSchema)
  return days.flatMap(({ slots }) => slots.map(({ start }) => start)).toReversed()
}

type BookingKillReport = { bookings: number; lost: string[] }

/**
 * Starts the server, lets visitors book, move and cancel, kills it with SIGKILL in the middle, and again.
 * `lost` are the bookings that stand otherwise than the last answer said and than was asked since, and those
 * whose mail is not there, a line each.
 */
export async function bookingKillRounds(place: Place, rounds: number): Promise<BookingKillReport> {
  const known = new Map<string, Known>()
  const dice = diceOf('visits and kills')
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
    const client = new Client(server.url, {})
    let visits: ReturnType<typeof visit> | undefined
    try {
      if (round === 0) await openToBookings(client)
      visits = visit(client, await freeStarts(client), known, dice)
      const { answers } = visits
      const [from, to] = moment
      const enough = from + dice.below(to - from)
      expect(await until(() => answers() >= enough)).toBe(true)
      await wait(dice.below(50))
    } finally {
      server.kill('SIGKILL')
      await server.exited
      await visits?.stop()
    }
  }
  const standing = await readStanding(place)
  const lost = [...known].flatMap(([id, { answered, asked }]) => {
    const found = standing.get(id)
    const isOff = found?.status === 'cancelled'
    const stands = [answered, asked].some(
      ({ told, start }) => isOff === (told === 'cancelled') && found?.start === start,
    )
    const mails = [`consultation_${answered.told}`, `host_${answered.told}`]
    const isTold = mails.every((mail) => found?.told.includes(mail))
    return stands && isTold ? [] : [`${id}: ${JSON.stringify({ answered, asked, found })}`]
  })
  return { bookings: known.size, lost }
}
