/**
 * Restarts two web processes behind a plain proxy in turn, under load, and counts the calls that did
 * not get their answer. `npm run bench:rolling -- 10` for ten restarts.
 */
import { rollingRestarts } from '../tests/support/rolling-restart.ts'
import { postgresqlPlace } from './places.ts'

const restarts = Number(process.argv[2] ?? 10)
const drainSeconds = Number(process.argv[3] ?? 5)

const place = await postgresqlPlace()
if (place) {
  const { sent, failed, unreachable, reopened } = await rollingRestarts(
    place,
    restarts,
    drainSeconds,
  )
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((total, count) => total + count, 0)
  console.log(
    `${restarts} restarts, draining ${drainSeconds} s: ${sent} calls sent, ${sum(failed)} failed, ` +
      `${sum(unreachable)} found a process gone, ${reopened} live streams ended and opened again`,
  )
  if (sum(failed) + sum(unreachable) > 0) {
    console.log(failed, unreachable)
    process.exitCode = 1
  }
  await place.remove()
} else console.log('PostgreSQL was not found; two web processes need it.')
