import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { openPlace, type Place, postgresqlPlace } from '#tests/support/databases.ts'
import { missingLeads } from '#tests/support/kill-rounds.ts'
import { sendLeads } from '#tests/support/load.ts'
import { type Cluster, throwAwayCluster } from '#tests/support/postgresql-cluster.ts'
import { onServer } from '#tests/support/postgresql-server.ts'
import {
  type RunningServer,
  startServer,
  untilOk,
  variablesOf,
} from '#tests/support/server-process.ts'

const connections = 16

/** Whatever happened meanwhile: only 201 and 503, and everything acknowledged is there. */
async function expectNothingLost(load: ReturnType<typeof sendLeads>, place: Place) {
  expect(Object.keys(load.others).filter((answer) => answer !== '503')).toEqual([])
  for (const seconds of load.retryAfter) expect(Number(seconds)).toBeGreaterThan(0)
  expect(load.acknowledged.length).toBeGreaterThan(0)
  expect((await missingLeads(place, load.acknowledged)).lost).toEqual([])
}

describe.skipIf(inject('postgresql') === null)('connections cut under load', () => {
  let place: Place
  let server: RunningServer
  beforeAll(async () => {
    place = await postgresqlPlace()
    server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await server?.exited
    await place?.remove()
  })

  const cutAgainAndAgain = async () => {
    for (let n = 0; n < 15; n += 1) {
      await wait(60)
      await onServer(
        place.databaseUrl ?? '',
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    await untilOk(server.url + api.ready)
  }

  test('again and again are 503 at worst; the server goes on, and loses nothing', async () => {
    const load = sendLeads(server.url, connections)
    await cutAgainAndAgain()
    const before = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before)
    await load.stop()
    await expectNothingLost(load, place)
  })

  test('are 503 at worst for the back-office, and break files off that were on their way', async () => {
    const visitor = new Client(server.url, {})
    const person = { name: 'Ada', email: 'ada@example.com', password }
    const registered = await visitor.post(api.admin.register, person)
    const admin = visitor.withToken(registered.read(signedInSchema).token)
    const calls: Record<string, () => Promise<{ status: number }>> = {
      'a file': () => admin.get(api.admin.leadsExport),
      'a list': () => admin.get(api.admin.leads),
      'the dashboard': () => admin.get(api.admin.dashboard.leads),
      'a sign-in': () => visitor.post(api.admin.login, person),
      'a lead with its history': () => admin.post(api.leads, aLead()),
    }
    const answers = new Set<string>()
    let going = true
    const callers = Object.entries(calls).map(async ([name, call]) => {
      while (going) {
        const outcome = await call().then(
          ({ status }) => String(status),
          () => 'broken off',
        )
        answers.add(`${name}: ${outcome}`)
      }
    })
    await cutAgainAndAgain()
    going = false
    await Promise.all(callers)
    const expected = Object.keys(calls).flatMap((name) =>
      ['200', '201', '503'].map((outcome) => `${name}: ${outcome}`),
    )
    const others = [...answers].filter((answer) => !expected.includes(answer))
    expect(others.filter((answer) => answer !== 'a file: broken off')).toEqual([])
    expect((await admin.get(api.admin.leadsExport)).status).toBe(200)
  })
})

describe.skipIf(!inject('postgresql'))('PostgreSQL itself ended under load', () => {
  let cluster: Cluster
  let place: Place
  let server: RunningServer
  beforeAll(async () => {
    const made = await throwAwayCluster()
    if (!made) throw new Error('There are no PostgreSQL programs.')
    cluster = made
    place = { dataDir: '/nowhere', databaseUrl: cluster.url, remove: async () => {} }
    const { db, close } = await openPlace(place)
    await migrate(db)
    await close()
    server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await server?.exited
    cluster?.remove()
  })

  test('is 503 with Retry-After until it is back; then everything works without a restart', async () => {
    const load = sendLeads(server.url, connections)
    await wait(500)
    cluster.stop()
    await expect.poll(() => load.others['503'] ?? 0).toBeGreaterThan(0)
    const ready = await fetch(server.url + api.ready)
    expect([ready.status, Number(ready.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect((await fetch(server.url + api.health)).status, 'the process itself').toBe(200)

    cluster.start()
    await untilOk(server.url + api.ready)
    const before = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 50)
    await load.stop()
    await expectNothingLost(load, place)
  })
})
