/**
 * For how long the work of one holds up everybody else, on the embedded database with 30,000 leads:
 * others' `/api/health` while exports and a backup run, as p50,
 * p99 and the longest. `npm run bench:held-up` after a build; LEADS=5000 for a quick look.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '../server/db/migrate.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { backupSchema, backupsSchema } from '../shared/backups/schema.ts'
import { api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { fillPeople } from './fill-people.ts'
import { firstAdmin } from './first-admin.ts'
import { percentiles } from './lists/percentiles.ts'
import { embeddedPlace } from './places.ts'

const leads = Number(process.env.LEADS ?? 30_000)
/** Milliseconds between two calls of somebody else, and for how long they are made when all is quiet. */
const callEvery = 20
const quietFor = 3_000

const place = embeddedPlace()
try {
  const first = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  const headers = { Authorization: `Bearer ${await firstAdmin(first.url)}` }
  first.kill('SIGTERM')
  await first.exited
  const { db, close } = await openDatabase(place, () => {})
  await migrate(db)
  await fillPeople(db, leads / 2, new Date())
  await close()

  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  const get = async (path: string) => {
    const answer = await fetch(server.url + path, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return text
  }
  const backUp = async () => {
    const asked = await fetch(server.url + api.admin.backups, { method: 'POST', headers })
    const { id } = backupSchema.parse(await asked.json())
    for (;;) {
      const { backups } = backupsSchema.parse(JSON.parse(await get(api.admin.backups)))
      const made = backups.find((backup) => backup.id === id)
      if (made?.check || made?.problem) return
      await wait(callEvery * 10)
    }
  }
  /** Somebody else's calls while the work is done, one after the other. */
  const measure = async (label: string, work: () => Promise<unknown>) => {
    let isDone = false
    const began = performance.now()
    const working = work().finally(() => {
      isDone = true
    })
    const waits: number[] = []
    while (!isDone) {
      const sent = performance.now()
      await (await fetch(server.url + api.health)).text()
      waits.push(performance.now() - sent)
      await wait(callEvery)
    }
    await working
    const took = ((performance.now() - began) / 1_000).toFixed(1)
    const at = (share: number) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)]
    const worst = `p99 ${at(0.99)?.toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms`
    console.log(`  ${label}`.padEnd(28), `${took} s, others: ${percentiles(waits)}, ${worst}`)
  }
  console.log(`${leads.toLocaleString('en')} leads, embedded`)
  await measure('nothing', () => wait(quietFor))
  await measure('one export of leads', () => get(api.admin.leadsExport))
  const ten = Array.from({ length: 10 }, () => api.admin.leadsExport)
  await measure('ten exports of leads', () => Promise.all(ten.map(get)))
  await measure('one export of consultations', () => get(api.admin.consultationsExport))
  await measure('a backup and its check', backUp)
  server.kill('SIGTERM')
  await server.exited
} finally {
  await place.remove()
}
