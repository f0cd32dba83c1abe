/**
 * How many leads a second one process keeps, at 16 connections, on both databases; next to pgbench on
 * the same PostgreSQL and tables, sending the rows that a lead is, as many callers, one transaction each.
 * `npm run bench:leads`
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { api } from '../shared/routes.ts'
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

/** The tables that a lead is kept in, and those of the person who sent it. */
const ofLead = ['leads', 'audit_log', 'notifications', 'mail_orders']
const ofPerson = ['people', 'person_emails']

/** What stands in a row made of another, where it must be a new one. */
const fresh: Record<string, string> = {
  id: 'gen_random_uuid()',
  email: "'ada-' || gen_random_uuid() || '@example.com'",
}

/** An INSERT of a row like the newest of a table, all its values written out. */
async function insertLikeNewest(client: Client, table: string): Promise<string> {
  const columns = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  )
  const names = columns.rows.map(({ name }) => `"${name}"`)
  const values = columns.rows.map(({ name }) =>
    fresh[name] ? `'${fresh[name].replaceAll("'", "''")}'` : `quote_nullable("${name}"::text)`,
  )
  const row = await client.query<{ written: string }>(
    `select concat_ws(', ', ${values.join(', ')}) as written from ${table} order by ctid desc limit 1`,
  )
  const [newest] = row.rows
  if (!newest) throw new Error(`${table} has no row to write others like.`)
  return `insert into ${table} (${names.join(', ')}) values (${newest.written});`
}

async function plainInserts({ databaseUrl, dataDir }: NamedPlace, name: string, tables: string[]) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const inserts: string[] = []
  for (const table of tables) inserts.push(await insertLikeNewest(client, table))
  await client.end()
  const script = join(dataDir, 'insert.sql')
  writeFileSync(script, ['begin;', ...inserts, 'commit;'].join('\n'))
  const counts = ['-n', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const { stdout, stderr, status, error } = spawnSync('pgbench', [
    ...counts,
    '-f',
    script,
    String(databaseUrl),
  ])
  if (error) console.log('pgbench is not installed; its part is left out.')
  else if (status !== 0) throw new Error(`pgbench: ${stderr}`)
  else console.log(`pgbench, ${name}: ${/tps = ([\d.]+)/.exec(String(stdout))?.[1]} a second`)
}

const embedded = embeddedPlace()
await measure(embedded)
await embedded.remove()

const postgresql = await postgresqlPlace()
if (postgresql) {
  await measure(postgresql)
  await plainInserts(postgresql, 'one row', ['audit_log'])
  await plainInserts(postgresql, "a lead's four rows", ofLead)
  await plainInserts(postgresql, "with the person's two", [...ofPerson, ...ofLead])
  await postgresql.remove()
} else {
  console.log('PostgreSQL was not found; its part is left out.')
}
