import { bulkCalls } from '#shared/office-calls.ts'
/**
 * How long it takes to change 10,000 leads at once and to undo that, with 100,000 leads on
 * PostgreSQL and on the embedded database: HTTP calls on this machine, one after the other.
 * `npm run bench:bulk`; LEADS=20000 for a quick look.
 */

import { sql } from 'drizzle-orm'
import { rowsOf } from '../server/db/database.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { bulkAnswerSchema, bulkAtMost } from '../shared/bulk/schema.ts'
import { api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { firstAdmin } from './first-admin.ts'
import { fillLeads } from './lists/fill-leads.ts'
import { embeddedPlace, type NamedPlace, postgresqlPlace } from './places.ts'

/** Milliseconds that either may take (relationship.md §7). */
const target = 3_000
const count = Number(process.env.LEADS ?? 100_000)

const changes = [
  { label: 'status', change: { status: 'qualified' } },
  { label: 'a tag', change: { addTags: ['Trade fair'] } },
  {
    label: 'owner nobody, status, two tags',
    change: { ownerId: null, status: 'won', addTags: ['VIP', 'Fair'] },
  },
  { label: 'delete', change: { delete: true } },
]

async function measure(place: NamedPlace) {
  const { db, close } = await openDatabase(place, () => {})
  await migrate(db)
  await fillLeads(db, count, new Date())
  const rows = rowsOf<{ id: string }>(
    await db.execute(
      sql`select id from leads where quarantine is null and deleted_at is null order by id limit ${bulkAtMost}`,
    ),
  )
  await close()
  const ids = rows.map(({ id }) => id)
  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  const token = await firstAdmin(server.url)
  const post = async (path: string, body?: object) => {
    const began = performance.now()
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return { text, took: performance.now() - began }
  }
  const said = (took: number) =>
    `${took.toFixed(0).padStart(6)} ms${took > target ? `, over ${target} ms` : ''}`
  console.log(`${place.name}: ${count.toLocaleString('en')} leads`)
  for (const { label, change } of changes) {
    const done = await post(bulkCalls.leadsBulk, { ids, change })
    const { changeId, changed } = bulkAnswerSchema.parse(JSON.parse(done.text))
    const undone = await post(api.admin.changeUndo(changeId ?? ''))
    console.log(
      `  ${label}, ${changed.toLocaleString('en')} rows`.padEnd(50),
      said(done.took),
      ' undo',
      said(undone.took),
    )
  }
  server.kill('SIGTERM')
  await server.exited
}

const postgresql = await postgresqlPlace()
if (postgresql) await measure(postgresql).finally(() => postgresql.remove())
else console.log('PostgreSQL was not found; its part is left out.')
const embedded = embeddedPlace()
await measure(embedded).finally(() => embedded.remove())
