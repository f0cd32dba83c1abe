/**
 * What one client costs others who asks for addresses with 15,000 slashes, 4.8 times a second: how long
 * `/api/health` takes them beside nothing and beside that. `npm run bench:slashes` after a build.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { percentiles } from './lists/percentiles.ts'
import { embeddedPlace } from './places.ts'

const attack = `/a${'/'.repeat(15_000)}x/`
const perSecond = 4.8
/** Milliseconds of a round, and between two calls of those who are measured. */
const roundTime = 15_000
const every = 20

const place = embeddedPlace()
const server = await startServer(variablesOf(place))

/** Milliseconds of each call that is answered. */
async function healthTimes(): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + roundTime
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(server.url + api.health)).text()
    times.push(performance.now() - began)
    await wait(every)
  }
  return times
}

const said = (times: number[]) =>
  `${times.length} calls, ${percentiles(times)}, longest ${Math.max(...times).toFixed(0)} ms`

/** Asks on, whether answers come or not, and tells their statuses. */
async function attackUntil(signal: AbortSignal): Promise<Set<number>> {
  const statuses = new Set<number>()
  const asked: Promise<unknown>[] = []
  while (!signal.aborted) {
    asked.push(fetch(server.url + attack).then(({ status }) => statuses.add(status)))
    await wait(1_000 / perSecond)
  }
  await Promise.all(asked)
  return statuses
}

try {
  await healthTimes()
  console.log(`beside nothing: ${said(await healthTimes())}`)
  const stopping = new AbortController()
  const attacked = attackUntil(stopping.signal)
  console.log(`beside the slashes: ${said(await healthTimes())}`)
  stopping.abort()
  console.log(`answers to them: ${[...(await attacked)].join(', ')}`)
} finally {
  server.kill('SIGTERM')
  await server.exited
  await place.remove()
}
