import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type Place } from '#tests/support/databases.ts'
import { killRounds } from '#tests/support/kill-rounds.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 6)
const seconds = 1_000

onEachDatabase('killed with SIGKILL under load', (database) => {
  let place: Place
  beforeAll(async () => {
    place = await database.create()
  })
  afterAll(() => place?.remove())

  test(`${rounds} times, the server has every lead it acknowledged`, {
    timeout: (30 + 120 * rounds) * seconds,
  }, async () => {
    const report = await killRounds(place, rounds)
    expect(report.lost).toEqual([])
    expect(report.acknowledged).toBeGreaterThanOrEqual(rounds * 10)
  })
})
