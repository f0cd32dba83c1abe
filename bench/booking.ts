/**
 * How long free times and bookings take (booking.md §6): slots of 20 hosts over 60 days with 2,000 busy
 * times each, and bookings from POST to answer, one after the other, on PostgreSQL: with time between
 * them, in which the mails of the last are made, and without.
 * `npm run bench:booking` after a build.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../server/db/open-database.ts'
import { bookingCalls } from '../shared/booking/calls.ts'
import { slotsSchema } from '../shared/booking/schema.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { percentiles } from './lists/percentiles.ts'
import { type NamedPlace, postgresqlPlace } from './places.ts'

const hosts = 20
const busyEach = 2_000
const days = 60
const times = 100
const type = 'strategy-call'

const nineToFive = [{ from: '09:00', to: '17:00' }]
const weekly = JSON.stringify({
  ...{ monday: nineToFive, tuesday: nineToFive, wednesday: nineToFive },
  ...{ thursday: nineToFive, friday: nineToFive, saturday: [], sunday: [] },
})

/** Hosts in four zones, each with a feed that is busy for five minutes every 43. */
async function fill(place: NamedPlace) {
  const { db, close } = await openDatabase(place, () => {})
  const zones = ['America/Chicago', 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo']
  for (let n = 0; n < hosts; n += 1) {
    const [id, feed] = [randomUUID(), randomUUID()]
    await db.execute(sql`
      insert into admins (id, name, email, password_hash, created_at)
      values (${id}, ${`Host ${n}`}, ${`host-${n}@example.com`}, '', now())`)
    await db.execute(sql`
      insert into availability (admin_id, time_zone, weekly, exceptions, least_notice_minutes, horizon_days,
        buffer_before_minutes, buffer_after_minutes, place, feed_token, updated_at)
      values (${id}, ${zones[n % zones.length]}, ${weekly}::jsonb, '[]'::jsonb, 240, ${days}, 0, 0, '', ${feed}, now())`)
    await db.execute(sql`
      insert into calendar_feeds (id, admin_id, url, position, fetched_at)
      values (${feed}, ${id}, 'https://calendar.example/a.ics', 0, now())`)
    await db.execute(sql`
      insert into busy_times (feed_id, starts_at, ends_at)
      select ${feed}, date_trunc('day', now()) + (n * 43 + ${n}) * interval '1 minute',
        date_trunc('day', now()) + (n * 43 + ${n} + 5) * interval '1 minute'
      from generate_series(0, ${busyEach - 1}::int) n`)
  }
  await db.execute(sql`analyze`)
  await close()
}

const place = await postgresqlPlace()
if (!place) throw new Error('There is no PostgreSQL on this machine.')
try {
  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  await fill(place)
  const dateIn = (ahead: number) =>
    new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const query = new URLSearchParams({
    ...{ type, from: dateIn(0), to: dateIn(days), timeZone: 'Europe/Paris' },
  })
  const readSlots = async () =>
    slotsSchema.parse(await (await fetch(`${server.url}${bookingCalls.slots}?${query}`)).json())
  const began = performance.now()
  const { days: free } = await readSlots()
  const starts = free.flatMap(({ slots }) => slots.map(({ start }) => start))
  const first = performance.now() - began
  console.log(`${starts.length} free times; asked for the first time ${first.toFixed(0)} ms`)
  const timed = async (work: (n: number) => Promise<unknown>, pause = 0) => {
    const took: number[] = []
    for (let n = 0; n < times; n += 1) {
      if (pause > 0) await wait(pause)
      const began = performance.now()
      await work(n)
      took.push(performance.now() - began)
    }
    return took
  }
  for (let n = 0; n < 10; n += 1) await readSlots()
  console.log(`slots: ${percentiles(await timed(readSlots))} (wanted: p95 50 ms)`)
  const book = async (n: number) => {
    const answer = await fetch(server.url + bookingCalls.bookings, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ type, start: starts[n * 3], name: `Visitor ${n}`, timeZone: 'Europe/Paris' },
        email: `visitor-${n}@example.com`,
      }),
    })
    if (answer.status !== 201) throw new Error(`A booking was answered ${answer.status}.`)
    await answer.json()
  }
  const apart = await timed(book, 200)
  console.log(`bookings: ${percentiles(apart)} (wanted: p95 30 ms)`)
  const together = await timed((n) => book(times + n))
  console.log(`bookings while the mails of the one before are made: ${percentiles(together)}`)
  server.kill('SIGTERM')
  await server.exited
} finally {
  await place.remove()
}
