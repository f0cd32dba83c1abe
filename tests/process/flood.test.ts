import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { callLimit } from '#server/http/flood.ts'
import { api } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { type Place, postgresqlPlace } from '#tests/support/databases.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { proofFor } from '#tests/support/prove.ts'
import { type RunningServer, startServer, variablesOf } from '#tests/support/server-process.ts'

describe.skipIf(inject('postgresql') === null)('two processes on one PostgreSQL', () => {
  let place: Place
  let servers: RunningServer[] = []
  beforeEach(async () => {
    place = await postgresqlPlace()
    const variables = { ...variablesOf(place), TRUST_PROXY: 'on' }
    servers = await Promise.all([1, 2].map(() => startServer(variables)))
  })
  afterEach(async () => {
    for (const server of servers) {
      server.kill('SIGKILL')
      await server.exited
    }
    await place.remove()
  })

  test('know of a flood together', inLongLane, async () => {
    const [one, other] = servers.map(({ url }) => url)
    const from = (base = '', address: number) =>
      new Client(base, { 'X-Forwarded-For': `10.0.0.${address}` }).post(api.leads, aLead())
    // A few more than the limit: the last ones of a process are added with its next call. Ten at a time,
    // since who waits for a connection too long is refused and not counted.
    const statuses: number[] = []
    for (let sent = 0; sent < callLimit.max + 10; sent += 10) {
      const answers = Array.from({ length: 10 }, (_, n) => from(one, sent + n))
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(callLimit.max)
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([])
    const stranger = await from(other, 250)
    expect([stranger.status, stranger.failure.code]).toEqual([429, 'proof_required'])
  })

  test('count a visitor together, and take each other’s proofs, once', async () => {
    const [one, other] = servers.map(({ url }) => new Client(url, {}))
    if (!one || !other) throw new Error('There are not two processes.')
    for (let n = 0; n < 15; n += 1) {
      expect((await one.post(api.leads, aLead())).status).toBe(201)
      expect((await other.post(api.leads, aLead())).status).toBe(201)
    }
    // Both at once: neither has the key yet.
    const asked = await Promise.all([one, other].map((client) => client.post(api.leads, aLead())))
    const proofs = await Promise.all(asked.map(proofFor))
    const [byOne, byOther] = proofs
    expect((await other.post(api.leads, aLead(), byOne)).status).toBe(201)
    expect((await one.post(api.leads, aLead(), byOther)).status).toBe(201)
    for (const client of [one, other]) {
      for (const proof of proofs) {
        const again = await client.post(api.leads, aLead(), proof)
        expect([again.status, again.failure.code]).toEqual([429, 'proof_required'])
      }
    }
  })
})
