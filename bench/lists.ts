/**
 * How long the lists, the search and the dashboard take with 1,000,000 leads on PostgreSQL and
 * 100,000 on the embedded database: p50 and p95 of HTTP calls on this machine, one after the other,
 * and in the browser from the last key to the painted rows, and the frames while 10,000 rows are
 * scrolled. `npm run bench:lists` after a build; LEADS=50000 for a quick look.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { firstAdmin } from './first-admin.ts'
import { fillLeads } from './lists/fill-leads.ts'
import { measureInTheBrowser } from './lists/in-the-browser.ts'
import { figureCalls, listCalls } from './lists/measured-calls.ts'
import { p95, percentiles } from './lists/percentiles.ts'
import { embeddedPlace, type NamedPlace, postgresqlPlace } from './places.ts'

const times = 20
/** Figures are kept for three seconds; after this many milliseconds they are read anew. */
const figuresOld = 3_100

async function fill(place: NamedPlace, count: number) {
  const { db, close } = await openDatabase(place, () => {})
  const began = performance.now()
  await migrate(db)
  await fillLeads(db, count, new Date())
  await close()
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${place.name}: ${count.toLocaleString('en')} leads, filled in ${seconds} s`)
}

async function measure(place: NamedPlace, count: number) {
  await fill(place, count)
  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  const token = await firstAdmin(server.url)
  const timed = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return performance.now() - began
  }
  for (const { label, path, target } of listCalls) {
    const measured: number[] = []
    await timed(path)
    for (let n = 0; n < times; n += 1) measured.push(await timed(path))
    const verdict = p95(measured) > target ? `over ${target} ms` : ''
    console.log(`  ${label}`.padEnd(44), percentiles(measured), verdict)
  }
  for (const { label, path } of figureCalls) {
    const anew: number[] = []
    const kept: number[] = []
    for (let n = 0; n < times / 4; n += 1) {
      await wait(figuresOld)
      anew.push(await timed(path))
      kept.push(await timed(path))
    }
    console.log(`  ${label}, read anew`.padEnd(44), percentiles(anew))
    console.log(`  ${label}, kept`.padEnd(44), percentiles(kept))
  }
  await measureInTheBrowser(server.url, token, ['a', 'x', 'an', 'ana', 'xyl', 'hernande'])
  server.kill('SIGTERM')
  await server.exited
}

const leads = Number(process.env.LEADS ?? 0)
const postgresql = await postgresqlPlace()
if (postgresql) {
  await measure(postgresql, leads || 1_000_000).finally(() => postgresql.remove())
} else console.log('PostgreSQL was not found; its part is left out.')
const embedded = embeddedPlace()
await measure(embedded, leads || 100_000).finally(() => embedded.remove())
