/**
 * How long the calls about people take with 1,000,000 people, 2,000,000 leads and 20,000,000 rows in
 * their lines of time on PostgreSQL: p50 and p95 of HTTP calls on this machine, one after the other;
 * then 10,000 people changed in one call, and that undone (relationship.md §7).
 * `npm run bench:people` after a build; PEOPLE=50000 for a quick look, fewer than 20,000 are too few.
 */
import { sql } from 'drizzle-orm'
import { bulkCalls, dealCalls, peopleCalls } from '#shared/office-calls.ts'
import { rowsOf } from '../server/db/database.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { bulkAnswerSchema, bulkAtMost } from '../shared/bulk/schema.ts'
import { api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { busiestPerson, fillPeople, usualPerson } from './fill-people.ts'
import { firstAdmin } from './first-admin.ts'
import { type MeasuredCall, needles } from './lists/measured-calls.ts'
import { p95, percentiles } from './lists/percentiles.ts'
import { postgresqlPlace } from './places.ts'

const people = Number(process.env.PEOPLE ?? 1_000_000)
const times = 20
/** Milliseconds that a call may take. */
const targets = { list: 50, search: 100, board: 100, bulk: 3_000 }

const listed = (query: Record<string, string>, target = targets.list): MeasuredCall => ({
  label: `people ${new URLSearchParams(query)}`,
  path: `${api.admin.people}?${new URLSearchParams(query)}`,
  target,
})
const zone = 'Europe/Oslo'

const calls: MeasuredCall[] = [
  listed({}),
  ...['name', '-name', 'createdAt', 'lastActivityAt'].map((sort) => listed({ sort })),
  ...['me', 'none'].map((owner) => listed({ owner })),
  ...['VIP', 'Supplier', 'Nobody has it'].map((tag) => listed({ tag })),
  ...['Contact Form', 'Trade fair', 'Nobody'].map((source) => listed({ source })),
  ...['google.com', 'Spring fair', 'Nobody'].map((origin) => listed({ origin })),
  listed({ company: '00000003-0000-7000-8000-000000000001' }),
  ...['open', 'none'].map((deal) => listed({ deal })),
  ...['overdue', 'today', 'week', 'none'].map((step) => listed({ step, zone })),
  listed({ owner: 'me', tag: 'Supplier' }),
  listed({ owner: 'me', deal: 'open', sort: 'name' }),
  listed({ tag: 'VIP', step: 'overdue', zone }),
  ...needles.map(([q]) => listed({ q }, targets.search)),
  ...['a', 'ana', 'zz'].map((q) => listed({ q, sort: 'name' }, targets.search)),
  listed({ q: 'an', owner: 'me' }, targets.search),
  ...[...needles.map(([q]) => q), 'automation', 'intake'].map((q) => ({
    label: `search over everything: ${q}`,
    path: `${api.admin.search}?${new URLSearchParams({ q })}`,
    target: targets.search,
  })),
  ...[
    ['a usual person', usualPerson],
    ['the busiest person', busiestPerson],
  ].flatMap(([who, id = '']) => [
    { label: who ?? '', path: api.admin.person(id), target: targets.list },
    { label: `${who}, line of time`, path: api.admin.personTimeline(id), target: targets.list },
    {
      label: `${who}, status changes`,
      path: `${api.admin.personTimeline(id)}?type=status`,
      target: targets.list,
    },
    {
      label: `${who}, notes`,
      path: `${api.admin.personTimeline(id)}?type=note`,
      target: targets.list,
    },
  ]),
  { label: 'my day', path: `${api.admin.today}?zone=${zone}`, target: targets.list },
  { label: 'the day of all', path: `${api.admin.today}?whose=all`, target: targets.list },
  { label: 'the board', path: dealCalls.board, target: targets.board },
  { label: 'the list of deals', path: api.admin.deals, target: targets.list },
  { label: 'companies', path: api.admin.companies, target: targets.list },
  {
    label: "a company's line of time",
    path: peopleCalls.companyTimeline('00000003-0000-7000-8000-000000000001'),
    target: targets.list,
  },
]

const place = await postgresqlPlace()
if (!place) throw new Error('There is no PostgreSQL on this machine.')
try {
  const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
  const beforehand = await startServer(variables)
  const headers = { Authorization: `Bearer ${await firstAdmin(beforehand.url)}` }
  beforehand.kill('SIGTERM')
  await beforehand.exited
  const { db, close } = await openDatabase(place, () => {})
  const began = performance.now()
  await fillPeople(db, people, new Date())
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${people.toLocaleString('en')} people, filled in ${seconds} s`)
  const found = await db.execute(sql`select id from people order by id limit ${bulkAtMost}`)
  const ids = rowsOf<{ id: string }>(found).map(({ id }) => id)
  await close()
  const server = await startServer(variables)

  const timed = async (path: string, init: RequestInit = {}) => {
    const began = performance.now()
    const answer = await fetch(server.url + path, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return { text, took: performance.now() - began }
  }
  const post = (path: string, body?: object) =>
    timed(path, {
      method: 'POST',
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  for (const { label, path, target } of calls) {
    const measured: number[] = []
    await timed(path)
    for (let n = 0; n < times; n += 1) measured.push((await timed(path)).took)
    const verdict = p95(measured) > target ? `over ${target} ms` : ''
    console.log(`  ${label}`.padEnd(52), percentiles(measured), verdict)
  }
  for (const change of [{ addTags: ['New year'] }, { ownerId: null }]) {
    const done = await post(bulkCalls.peopleBulk, { ids, change })
    const { changeId, changed } = bulkAnswerSchema.parse(JSON.parse(done.text))
    const undone = await post(api.admin.changeUndo(changeId ?? ''))
    console.log(
      `  ${Object.keys(change)} of ${changed.toLocaleString('en')} people`.padEnd(52),
      ...[done, undone].map(
        ({ took }) => `${took.toFixed(0)} ms${took > targets.bulk ? ', over' : ''}`,
      ),
    )
  }
  server.kill('SIGTERM')
  await server.exited
} finally {
  await place.remove()
}
