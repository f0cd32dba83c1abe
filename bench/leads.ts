/**
 * How many leads a second one process keeps, at 16 connections, on both databases; next to a plain
 * one-row INSERT by pgbench on the same PostgreSQL. `npm run bench:leads`
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { api } from '../shared/routes.ts'
import { onServer } from '../tests/support/postgresql-server.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { embeddedPlace, type NamedPlace, postgresqlPlace } from './places.ts'

const connections = 16
const seconds = 10
const lead = {
  name: 'Ada Lovelace',
  // Somebody else each time, as in life: what one person sends is kept one after the other.
  email: 'ada-[<id>]@example.com',
  company: 'Analytical Engines',
  message: 'We type forty invoices a week into two systems. Can you look at it with us?',
}

async function measure(place: NamedPlace) {
  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  const options = {
    url: server.url + api.leads,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
    idReplacement: true,
    connections,
  }
  await autocannon({ ...options, duration: 3 })
  const result = await autocannon({ ...options, duration: seconds })
  server.kill('SIGTERM')
  await server.exited
  const { requests, latency, non2xx, errors } = result
  console.log(
    `${place.name}: ${requests.average} leads/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx + errors} not kept`,
  )
}

async function plainInsert({ databaseUrl, dataDir }: NamedPlace) {
  if (!databaseUrl) return
  await onServer(
    databaseUrl,
    'create table plain (id uuid primary key default gen_random_uuid(), name text, email text, message text, created_at timestamptz default now())',
  )
  const script = join(dataDir, 'insert.sql')
  writeFileSync(
    script,
    `insert into plain (name, email, message) values ('${lead.name}', '${lead.email}', '${lead.message}');`,
  )
  const counts = ['-n', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const { stdout, error } = spawnSync('pgbench', [...counts, '-f', script, databaseUrl])
  if (error) console.log('pgbench is not installed; the plain INSERT is left out.')
  else
    console.log(`pgbench, one-row INSERT: ${/tps = ([\d.]+)/.exec(String(stdout))?.[1]} a second`)
}

const embedded = embeddedPlace()
await measure(embedded)
await embedded.remove()

const postgresql = await postgresqlPlace()
if (postgresql) {
  await measure(postgresql)
  await plainInsert(postgresql)
  await postgresql.remove()
} else {
  console.log('PostgreSQL was not found; its part is left out.')
}
