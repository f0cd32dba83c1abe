import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { api } from '#shared/routes.ts'
import { openPlace, type Place, postgresqlPlace } from '#tests/support/databases.ts'
import { missingLeads } from '#tests/support/kill-rounds.ts'
import { sendLeads } from '#tests/support/load.ts'
import { postgresqlBinaries } from '#tests/support/postgresql-binaries.ts'
import { type Cluster, throwAwayCluster } from '#tests/support/postgresql-cluster.ts'
import { onServer } from '#tests/support/postgresql-server.ts'
import {
  type ServerProcess,
  startServer,
  untilOk,
  variablesOf,
} from '#tests/support/server-process.ts'

const connections = 16
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Whatever happened meanwhile: only 201 and 503, and everything acknowledged is there. */
async function expectNothingLost(load: ReturnType<typeof sendLeads>, place: Place) {
  expect(Object.keys(load.others).filter((answer) => answer !== '503')).toEqual([])
  for (const seconds of load.retryAfter) expect(Number(seconds)).toBeGreaterThan(0)
  expect(load.acknowledged.length).toBeGreaterThan(0)
  expect((await missingLeads(place, load.acknowledged)).lost).toEqual([])
}

describe.skipIf(inject('postgresql') === null)('connections cut under load', () => {
  let place: Place
  let server: ServerProcess
  beforeAll(async () => {
    place = await postgresqlPlace()
    server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  })
  afterAll(async () => {
    server?.kill('SIGKILL')
    await server?.exited
    await place?.remove()
  })

  test('again and again are 503 at worst; the server goes on, and loses nothing', async () => {
    const load = sendLeads(server.url, connections)
    const url = place.databaseUrl ?? ''
    for (let n = 0; n < 15; n += 1) {
      await wait(60)
      await onServer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    await untilOk(server.url + api.ready)
    const before = load.acknowledged.length
    await wait(300)
    expect(load.acknowledged.length).toBeGreaterThan(before)
    await load.stop()
    await expectNothingLost(load, place)
  })
})

describe.skipIf(!postgresqlBinaries())('PostgreSQL itself ended under load', () => {
  let cluster: Cluster
  let place: Place
  let server: ServerProcess
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
    await expect.poll(() => load.others['503'] ?? 0, { timeout: 10_000 }).toBeGreaterThan(0)
    const ready = await fetch(server.url + api.ready)
    expect([ready.status, Number(ready.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect((await fetch(server.url + api.health)).status, 'the process itself').toBe(200)

    cluster.start()
    await untilOk(server.url + api.ready)
    const before = load.acknowledged.length
    await expect
      .poll(() => load.acknowledged.length, { timeout: 10_000 })
      .toBeGreaterThan(before + 50)
    await load.stop()
    await expectNothingLost(load, place)
  })
})
