/**
 * How long a visitor's request takes to be mail that a mail server has taken, how many messages a
 * second one and two worker processes drain, and what is lost when mail goes wrong.
 * `npm run bench:mail`, or the faults alone, so many rounds of each: `npm run bench:mail -- faults 70`
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { migrate } from '../server/db/migrate.ts'
import { api } from '../shared/routes.ts'
import { aLead } from '../tests/support/builders.ts'
import { openPlace, type Place } from '../tests/support/databases.ts'
import {
  killMoments,
  type MailFault,
  mailFaultRounds,
  mailFaults,
} from '../tests/support/mail-faults.ts'
import { MailPeer } from '../tests/support/mail-peer.ts'
import { type ServerProcess, startServer, variablesOf } from '../tests/support/server-process.ts'
import { embeddedPlace, postgresqlPlace } from './places.ts'

const requests = 150
const backlog = 2_000
const stop = async (server: ServerProcess) => {
  server.kill('SIGTERM')
  await server.exited
}

async function latency(place: Place & { name: string }) {
  const peer = new MailPeer()
  await peer.start()
  const server = await startServer({
    ...variablesOf(place),
    RATE_LIMIT: 'off',
    SMTP_URL: peer.url,
  })
  const begun = new Map<string, number>()
  for (let n = 0; n < requests; n += 1) {
    const lead = aLead()
    begun.set(lead.email, Date.now())
    await fetch(server.url + api.leads, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    })
    await wait(40)
  }
  while (peer.received.length < requests) await wait(20)
  const took = peer.received
    .map(({ to, at }) => at - (begun.get(to) ?? 0))
    .toSorted((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)]
  console.log(`${place.name}: request to mail taken, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  await stop(server)
  await peer.stop()
}

/** Puts orders of mail about as many leads in the database, as if they had come while no worker ran. */
async function fill(place: Place) {
  const { db, close } = await openPlace(place)
  await migrate(db)
  await db.execute(sql`
    with made as (
      insert into leads (id, name, email, source, status, priority, created_at, updated_at, search_text)
      select gen_random_uuid(), 'Ada Lovelace', 'ada-' || n || '-' || gen_random_uuid() || '@example.com',
        'bench', 'new', 'medium', now(), now(), ''
      from generate_series(1, ${backlog}) n returning id)
    insert into mail_orders (id, entity_id, "order", due_at)
    select gen_random_uuid(), id, '{"kind":"lead"}', now() from made`)
  await close()
}

async function drain(place: Place & { name: string }, workers: number) {
  const peer = new MailPeer()
  await peer.start()
  await fill(place)
  const role = place.databaseUrl ? 'worker' : 'all'
  const servers = await Promise.all(
    Array.from({ length: workers }, () =>
      startServer({ ...variablesOf(place), ROLE: role, SMTP_URL: peer.url }),
    ),
  )
  while (peer.received.length < backlog) await wait(20)
  const [first] = peer.received
  const seconds = ((peer.received.at(-1)?.at ?? 0) - (first?.at ?? 0)) / 1_000
  const repeated = backlog - new Set(peer.received.map(({ messageId }) => messageId)).size
  console.log(
    `${place.name}, ${workers} worker process${workers > 1 ? 'es' : ''}: ${Math.round(backlog / seconds)} messages/s, ${repeated} repeated`,
  )
  for (const server of servers) await stop(server)
  await peer.stop()
}

const faultColumns = ['database', 'fault', 'rounds', 'acknowledged', 'delivered', 'shown as failed']
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

/** A Markdown table of what came of each way that mail can go wrong. */
async function faults(rounds: number) {
  const columns = [...faultColumns, 'lost', 'repeated']
  row(columns)
  row(columns.map(() => '---'))
  for (const open of [embeddedPlace, postgresqlPlace]) {
    for (const fault of Object.keys(mailFaults) as MailFault[]) {
      const place = await open()
      if (!place) continue
      const { db, close } = await openPlace(place)
      await migrate(db)
      await close()
      const { acknowledged, delivered, failed, lost, repeated } = await mailFaultRounds(
        place,
        [fault],
        rounds,
      )
      const counts = [acknowledged, delivered, failed, lost.length, repeated]
      row([place.name, fault, rounds, ...counts])
      await place.remove()
    }
  }
}

async function speed() {
  for (const open of [embeddedPlace, postgresqlPlace]) {
    const place = await open()
    if (!place) continue
    await latency(place)
    await drain(place, 1)
    if (place.databaseUrl) await drain(place, 2)
    await place.remove()
  }
}

const [what, rounds] = process.argv.slice(2)
if (what !== 'faults') await speed()
await faults(Number(rounds ?? killMoments.length))
