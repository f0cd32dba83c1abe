/**
 * Kills the server with SIGKILL under load, again and again, and looks for every lead it had
 * acknowledged. `npm run bench:kill -- 20` for twenty rounds on each database.
 */
import { killRounds } from '../tests/support/kill-rounds.ts'
import { embeddedPlace, postgresqlPlace } from './places.ts'

const rounds = Number(process.argv[2] ?? 20)

for (const place of [embeddedPlace(), await postgresqlPlace()]) {
  if (!place) {
    console.log('PostgreSQL was not found; its part is left out.')
    continue
  }
  const { acknowledged, kept, lost } = await killRounds(place, rounds)
  console.log(
    `${place.name}: ${rounds} rounds, ${acknowledged} acknowledged, ${kept} kept, ${lost.length} lost`,
  )
  if (lost.length > 0) process.exitCode = 1
  await place.remove()
}
