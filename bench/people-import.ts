import { importCalls } from '#shared/office-calls.ts'
/**
 * How long an import of 100,000 people takes on PostgreSQL, and how much memory its process at most:
 * the built server, a file sent over HTTP, checked, run to its end, and reverted.
 * `npm run bench:people-import`; PEOPLE=20000 for a quick look, EMBEDDED=1 for the embedded database.
 */

import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { importSchema } from '#shared/imports/schema.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { rowsOf } from '../server/db/database.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { type ServerProcess, startServer, variablesOf } from '../tests/support/server-process.ts'
import { firstAdmin } from './first-admin.ts'
import { embeddedPlace, type NamedPlace, postgresqlPlace } from './places.ts'

/** What it may take at most (relationship.md §7). */
const target = { seconds: 60, megabytes: 300 }
const count = Number(process.env.PEOPLE ?? 100_000)
/** Of so many rows one is of somebody who is there already. */
const known = 10
/** People at each firm. */
const atFirm = 20

const mail = (n: number) => `person${n}@firm${Math.floor(n / atFirm)}.example`

/** A file as a CRM exports it: ten columns, of which three are of no use. */
function fileOf(people: number): string {
  const rows = [
    'Record ID,First Name,Last Name,Email,Phone Number,Company Name,Tags,Contact owner,City,Create Date',
  ]
  for (let n = 0; n < people; n += 1) {
    const firm = Math.floor(n / atFirm)
    rows.push(
      `${100_000 + n},First${n % 997},"Last, ${n}",${mail(n)},+1 604 ${String(2_000_000 + n)},Firm ${firm} Ltd,"VIP;Fair ${n % 7}",,Vancouver,2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
    )
  }
  return `${rows.join('\r\n')}\r\n`
}

/** Everybody who is there already, under another name. */
async function fill(place: NamedPlace): Promise<void> {
  const { db, close } = await openDatabase(place, () => {})
  await migrate(db)
  await db.execute(sql`
    with made as (
      insert into people (id, name, email, source, created_at, last_activity_at, updated_at, search_text)
      select gen_random_uuid(), 'Known ' || n, 'person' || n || '@firm' || n / ${sql.raw(String(atFirm))} || '.example',
        'Website', now(), now(), now(), 'known' from generate_series(0, ${sql.raw(String(count - 1))}, ${sql.raw(String(known))}) as n
      returning id, email)
    insert into person_emails (email, person_id) select email, id from made`)
  await close()
}

const peakOf = ({ pid }: ServerProcess) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

async function measure(place: NamedPlace) {
  await fill(place)
  const file = fileOf(count)
  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  const headers = { Authorization: `Bearer ${await firstAdmin(server.url)}` }
  const said = (label: string, began: number) => {
    const seconds = (performance.now() - began) / 1_000
    console.log(
      `  ${label.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s, at most ${peakOf(server).toFixed(0).padStart(4)} MB`,
    )
    return seconds
  }
  const call = async (method: string, path: string, body?: FormData) => {
    const answer = await fetch(server.url + path, { method, headers, ...(body && { body }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const settled = async (id: string, moving: string) => {
    for (;;) {
      const read = importSchema.parse(await call('GET', importCalls.one(id)))
      if (read.state !== moving) return read
      await wait(100)
    }
  }
  console.log(
    `${place.name}: ${count.toLocaleString('en')} rows, ${(file.length / 1024 / 1024).toFixed(1)} MB`,
  )
  said('before', performance.now())
  const began = performance.now()
  const form = new FormData()
  form.append('file', new Blob([file]), 'people.csv')
  const { id } = importSchema.parse(await call('POST', importCalls.list, form))
  said('sent, kept, the beginning checked', began)
  const checking = performance.now()
  await settled(id, 'checking')
  said('the rest checked', checking)
  const running = performance.now()
  await call('POST', importCalls.run(id))
  const done = await settled(id, 'running')
  const seconds = said('run', running)
  said('all of it', began)
  const megabytes = peakOf(server)
  console.log(`  ${JSON.stringify(done.counts)}`)
  if (seconds > target.seconds) console.log(`  over ${target.seconds} s`)
  if (megabytes > target.megabytes) console.log(`  over ${target.megabytes} MB`)
  const reverting = performance.now()
  const { changed, kept } = undoneSchema.parse(await call('POST', importCalls.revert(id)))
  said(`revert of ${changed.toLocaleString('en')}, ${kept.length} kept`, reverting)
  server.kill('SIGTERM')
  await server.exited
  await leftOver(place)
}

/** Nobody is left but those who were there before. */
async function leftOver(place: NamedPlace): Promise<void> {
  const { db, close } = await openDatabase(place, () => {})
  const [left] = rowsOf<{ n: number }>(await db.execute(sql`select count(*)::int as n from people`))
  await close()
  console.log(`  ${left?.n.toLocaleString('en')} people are left`)
}

if (process.env.EMBEDDED) {
  const embedded = embeddedPlace()
  await measure(embedded).finally(() => embedded.remove())
} else {
  const postgresql = await postgresqlPlace()
  if (postgresql) await measure(postgresql).finally(() => postgresql.remove())
  else console.log('PostgreSQL was not found; nothing is measured.')
}
