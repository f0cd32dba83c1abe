import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingKillRounds } from '#tests/support/booking-kill-rounds.ts'
import { onEachDatabase, type Place } from '#tests/support/databases.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 3)

onEachDatabase('killed with SIGKILL while visitors book', (database) => {
  let place: Place
  beforeAll(async () => {
    place = await database.create()
  })
  afterAll(() => place?.remove())

  test(`${rounds} times, every booking, move and cancellation that was answered stands, with its mail`, {
    timeout: (30 + 60 * rounds) * 1_000,
  }, async () => {
    const { bookings, lost } = await bookingKillRounds(place, rounds)
    expect(lost).toEqual([])
    expect(bookings).toBeGreaterThan(rounds)
  })
})
