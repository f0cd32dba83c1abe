import { backupCalls, bulkCalls, importCalls } from '#shared/office-calls.ts'
/**
 * For how long the work of one holds up everybody else, on the embedded database with 30,000 leads:
 * others' `/api/health` and a visitor's message beside exports, a backup, changes of 10,000 leads and
 * their undo, an import of 10,000 people and the day's retention, as p50, p95, p99 and the longest.
 * `npm run bench:held-up` after a build; LEADS=5000 for a quick look.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { importSchema } from '#shared/imports/schema.ts'
import { rowsOf } from '../server/db/database.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { backupSchema, backupsSchema } from '../shared/backups/schema.ts'
import { bulkAnswerSchema, bulkAtMost } from '../shared/bulk/schema.ts'
import { retentionStateSchema } from '../shared/privacy/schema.ts'
import { api } from '../shared/routes.ts'
import { type RunningServer, startServer, variablesOf } from '../tests/support/server-process.ts'
import { fillPeople } from './fill-people.ts'
import { firstAdmin } from './first-admin.ts'
import { percentiles } from './lists/percentiles.ts'
import { embeddedPlace } from './places.ts'

const leads = Number(process.env.LEADS ?? 30_000)
const most = Math.min(bulkAtMost, leads)
/** Milliseconds between two calls of somebody else, and for how long they are made when all is quiet. */
const every = { health: 20, lead: 200 }
const quietFor = 3_000
/** Days after which retention takes what was deleted, and more. */
const longAgo = 40

const place = embeddedPlace()
const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
const stop = async (server: RunningServer) => {
  server.kill('SIGTERM')
  await server.exited
}
/** What is done to the database while no server has it. */
async function inDatabase<Result>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>,
) {
  const { db, close } = await openDatabase(place, () => {})
  return work(db).finally(close)
}

/** Somebody else's calls while the work is done, each kind one after the other. */
async function measure(url: string, label: string, work: () => Promise<unknown>) {
  let isDone = false
  let sent = 0
  const began = performance.now()
  const calls = async (pause: number, call: () => Promise<Response>) => {
    const waits: number[] = []
    while (!isDone) {
      const asked = performance.now()
      const answer = await call()
      if (!answer.ok) throw new Error(`Somebody else was answered ${answer.status}.`)
      await answer.text()
      waits.push(performance.now() - asked)
      await wait(pause)
    }
    return waits
  }
  const health = calls(every.health, () => fetch(url + api.health))
  const visitors = calls(every.lead, () => {
    sent += 1
    const email = `${label.replaceAll(/\W/g, '')}-${sent}@visitor.example`
    return fetch(url + api.leads, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Visitor', email, message: 'Please call.' }),
    })
  })
  const result = await work().finally(() => {
    isDone = true
  })
  const took = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`  ${label}, ${took} s`)
  for (const [who, waits] of [
    ['health', await health],
    ['a message', await visitors],
  ] as const) {
    const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]
    const worst = `p99 ${p99?.toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`
    console.log(`    ${who.padEnd(10)} ${percentiles(waits)}, ${worst}`)
  }
  return result
}

/** A file of new people, as a CRM exports it. */
const peopleFile = () =>
  [
    'First Name,Last Name,Email,Phone Number,Company Name,Tags',
    ...Array.from(
      { length: most },
      (_, n) =>
        `First${n % 997},Last ${n},imported${n}@firm${Math.floor(n / 20)}.example,+1 604 ${2_000_000 + n},Firm ${Math.floor(n / 20)},Fair`,
    ),
  ].join('\r\n')

try {
  const first = await startServer(variables)
  const headers = { Authorization: `Bearer ${await firstAdmin(first.url)}` }
  await stop(first)
  const ids = await inDatabase(async (db) => {
    await migrate(db)
    await fillPeople(db, leads / 2, new Date())
    const some = await db.execute(
      sql`select id from leads where quarantine is null order by id limit ${most}`,
    )
    return rowsOf<{ id: string }>(some).map(({ id }) => id)
  })

  const server = await startServer(variables)
  const { url } = server
  const read = async (method: string, path: string, body?: object) => {
    const isFile = body instanceof FormData
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && !isFile && { 'Content-Type': 'application/json' }) },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return text
  }
  const get = (path: string) => read('GET', path)
  const backUp = async () => {
    const { id } = backupSchema.parse(JSON.parse(await read('POST', backupCalls.list)))
    for (;;) {
      const { backups } = backupsSchema.parse(JSON.parse(await get(backupCalls.list)))
      const made = backups.find((backup) => backup.id === id)
      if (made?.check || made?.problem) return
      await wait(every.lead)
    }
  }
  const settled = async (id: string, moving: string) => {
    while (importSchema.parse(JSON.parse(await get(importCalls.one(id)))).state === moving) {
      await wait(every.lead)
    }
  }
  const measured = (label: string, work: () => Promise<unknown>) => measure(url, label, work)

  console.log(`${leads.toLocaleString('en')} leads, embedded`)
  await measured('nothing', () => wait(quietFor))
  await measured('one export of leads', () => get(api.admin.leadsExport))
  const ten = Array.from({ length: 10 }, () => api.admin.leadsExport)
  await measured('ten exports of leads', () => Promise.all(ten.map(get)))
  await measured('one export of consultations', () => get(api.admin.consultationsExport))
  await measured('a backup and its check', backUp)

  for (const [label, change] of [
    ['status', { status: 'qualified' }],
    ['owner, status and two tags', { ownerId: null, status: 'won', addTags: ['VIP', 'Fair'] }],
    ['delete', { delete: true }],
  ] as const) {
    const many = `${most.toLocaleString('en')} leads, ${label}`
    let undoes = ''
    await measured(many, async () => {
      const text = await read('POST', bulkCalls.leadsBulk, { ids, change })
      undoes = bulkAnswerSchema.parse(JSON.parse(text)).changeId ?? ''
    })
    await measured(`undo of ${many}`, () => read('POST', api.admin.changeUndo(undoes)))
  }

  const form = new FormData()
  form.append('file', new Blob([peopleFile()]), 'people.csv')
  const people = `${most.toLocaleString('en')} people`
  let imported = ''
  await measured(`a file of ${people}, checked`, async () => {
    imported = importSchema.parse(JSON.parse(await read('POST', importCalls.list, form))).id
    await settled(imported, 'checking')
  })
  await measured(`an import of ${people}`, async () => {
    await read('POST', importCalls.run(imported))
    await settled(imported, 'running')
  })
  await measured(`revert of ${people}`, () => read('POST', importCalls.revert(imported)))

  await read('POST', bulkCalls.leadsBulk, { ids, change: { delete: true } })
  await stop(server)
  await inDatabase(async (db) => {
    const days = sql.raw(String(longAgo))
    await db.execute(
      sql`update leads set deleted_at = deleted_at - interval '1 day' * ${days} where deleted_at is not null`,
    )
    await db.execute(sql`delete from settings where key = 'retention_last_run'`)
  })
  // A start looks what is due.
  const again = await startServer(variables)
  await measure(again.url, `retention of ${most.toLocaleString('en')} leads`, async () => {
    for (;;) {
      const answer = await fetch(again.url + api.admin.privacy.retention, { headers })
      if (retentionStateSchema.parse(await answer.json()).lastRun) return
      await wait(every.lead)
    }
  })
  await stop(again)
} finally {
  await place.remove()
}
