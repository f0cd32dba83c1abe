/**
 * A calendar of 10,000 events, 200 of them recurring, read in its worker; and what visitors notice of it: the
 * p99 of a page of the size of the home page, sent from the memory of the process that reads.
 * `npm run bench:feeds`
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { createFeedReader } from '#server/booking/feeds/feed-reader.ts'
import { buildServer } from '../tooling/build-server.ts'

const day = 86_400_000
const [events, recurring, rounds] = [10_000, 200, 9]
/** Milliseconds for which visitors are measured while nothing is read. */
const quietFor = 5_000
const from = Date.UTC(2026, 10, 22)
const to = from + 401 * day

const compact = (instant: number) =>
  new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

/** A meeting as calendar programs write it; the first ones repeat, since long ago. */
function meeting(at: number): string {
  const isRepeated = at < recurring
  const start = (isRepeated ? from - 4_000 * day : from) + (at % 390) * day + (at % 48) * 1_800_000
  return [
    'BEGIN:VEVENT',
    `UID:${at}@calendar.example`,
    `SUMMARY:Meeting ${at}`,
    `DESCRIPTION:${'What it is about, and where it is. '.repeat(4)}`,
    'ATTENDEE;CN="Somebody";PARTSTAT=ACCEPTED:mailto:somebody@calendar.example',
    `DTSTART;TZID=Europe/Berlin:${compact(start)}`,
    `DTEND;TZID=Europe/Berlin:${compact(start + 900_000)}`,
    ...(isRepeated ? [`RRULE:FREQ=${at % 2 ? 'DAILY' : 'WEEKLY;BYDAY=MO,WE,FR'}`] : []),
    'END:VEVENT',
    '',
  ].join('\r\n')
}

await buildServer()
const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${Array.from({ length: events }, (_, at) => meeting(at)).join('')}END:VCALENDAR\r\n`
const reader = createFeedReader({ timeLimit: 60_000 })
let busy = 0
/** Milliseconds of each reading. */
async function readAll(): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const answer = await reader.read({ text, zone: 'America/Chicago', from, to })
    times.push(performance.now() - start)
    if ('unreadable' in answer) throw new Error(answer.unreadable)
    busy = answer.busy.length / 2
  }
  return times
}
const [first = 0, ...warm] = await readAll()
const median = warm.toSorted((one, other) => one - other)[Math.floor(warm.length / 2)] ?? 0

const page = Buffer.alloc(20_480, 'x')
const site = createServer((_request, response) => response.end(page)).listen(0, '127.0.0.1')
await once(site, 'listening')
/** The p99 of visitors who ask for it, until `until` is over. */
function visitorsDuring(until: Promise<unknown>): Promise<number> {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const instance = autocannon(
    { url, connections: 4, overallRate: 200, duration: 600 },
    (error, { latency, non2xx, errors }) =>
      error || non2xx + errors > 0 ? reject(error ?? new Error('Refused.')) : resolve(latency.p99),
  )
  until.then(() => instance.stop(), reject)
  return promise
}

const quiet = await visitorsDuring(new Promise((done) => setTimeout(done, quietFor)))
const beside = await visitorsDuring(readAll())
site.close()
await reader.stop()
process.stdout.write(
  `${events} events, ${recurring} of them recurring (${(text.length / 1_000_000).toFixed(1)} MB, ${busy} busy times): ` +
    `${first.toFixed(0)} ms with the worker's start, then ${median.toFixed(0)} ms (median of ${warm.length})\n` +
    `visitors' p99: ${quiet} ms while nothing is read, ${beside} ms meanwhile\n`,
)
