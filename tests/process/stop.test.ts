import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { onOneDatabase, type Place } from '#tests/support/databases.ts'
import { missingLeads } from '#tests/support/kill-rounds.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { type RunningServer, startServer, variablesOf } from '#tests/support/server-process.ts'

/** A message that the server has begun to read, and of which it has everything but the end. */
async function halfSent(url: string) {
  const body = JSON.stringify(aLead())
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = once(socket, 'close')
  socket.write(
    `POST ${api.leads} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Expect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  await expect.poll(() => answer, { interval: 5 }).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  socket.write(body.slice(0, 10))
  answer = ''
  return {
    finish: async () => {
      socket.write(body.slice(10))
      await closed
      return answer
    },
  }
}

onOneDatabase('stopped', (database) => {
  let place: Place
  let server: RunningServer
  const start = async (variables: Record<string, string> = {}) => {
    server = await startServer({ ...variablesOf(place), ...variables })
  }
  const statusOf = (path: string) =>
    fetch(server.url + path).then(
      ({ status }) => status,
      () => 'refused',
    )
  beforeEach(async () => {
    place = await database.create()
  })
  afterEach(async () => {
    server.kill('SIGKILL')
    await server.exited
    await place.remove()
  })

  test('with SIGTERM, the server answers what it has begun, keeps it, and exits 0', async () => {
    await start()
    const message = await halfSent(server.url)
    server.kill('SIGTERM')
    // Whoever hands signals on may do so twice; that is no reason to hurry.
    server.kill('SIGTERM')
    server.kill('SIGINT')
    const answer = await message.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    await expect.poll(() => statusOf(api.health)).toBe('refused')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    const { id } = JSON.parse(answer.slice(answer.indexOf('{')))
    expect(await missingLeads(place, [id])).toEqual({ kept: 1, lost: [] })
    expect(server.output.stderr).toBe('')
  })

  test('it first drains: not ready, it still answers all, each on a connection that then ends', async () => {
    await start({ DRAIN_SECONDS: '999' })
    const firm = new Client(server.url, {})
    const account = { name: 'Vera', email: 'vera@loom.example', password }
    const { token } = (await firm.post(api.admin.register, account)).read(signedInSchema)
    const screen = await fetch(server.url + api.admin.events, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const heard = screen.text()
    server.kill('SIGTERM')
    await expect.poll(() => statusOf(api.ready)).toBe(503)
    expect(await statusOf(api.health)).toBe(200)
    const answer = await firm.post(api.leads, aLead())
    expect([answer.status, answer.headers.get('connection')]).toEqual([201, 'close'])
    expect((await firm.get(api.ready)).failure).toMatchObject({ code: 'unavailable' })

    // Somebody at the keyboard does not wait for it.
    server.kill('SIGINT')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(await heard).toContain(': connected')
  })

  test('a caller who never comes to an end is let go after five seconds', inLongLane, async () => {
    await start()
    await halfSent(server.url)
    server.kill('SIGTERM')
    expect(await server.exited).toEqual({ code: 0, signal: null })
  })

  const exitsAtOnce = async (signal: NodeJS.Signals) => {
    await start()
    await (await fetch(server.url + api.health)).text()
    const began = performance.now()
    server.kill(signal)
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(performance.now() - began).toBeLessThan(20_000)
  }

  test('with SIGTERM while nothing happens, it exits 0 at once although browsers keep connections', () =>
    exitsAtOnce('SIGTERM'))

  test('with SIGINT while nothing happens, it does as well', inLongLane, () =>
    exitsAtOnce('SIGINT'),
  )
})
