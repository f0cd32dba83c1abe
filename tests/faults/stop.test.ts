import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { onEachDatabase, type Place } from '#tests/support/databases.ts'
import { missingLeads } from '#tests/support/kill-rounds.ts'
import { type ServerProcess, startServer, variablesOf } from '#tests/support/server-process.ts'

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

onEachDatabase('stopped', (database) => {
  let place: Place
  let server: ServerProcess
  beforeEach(async () => {
    place = await database.create()
    server = await startServer(variablesOf(place))
  })
  afterEach(async () => {
    server.kill('SIGKILL')
    await server.exited
    await place.remove()
  })

  test('with SIGTERM, the server answers what it has begun, keeps it, and exits 0', async () => {
    const message = await halfSent(server.url)
    server.kill('SIGTERM')
    const newcomer = () =>
      fetch(server.url + api.health).then(
        ({ status }) => status,
        () => 'refused',
      )
    await expect.poll(newcomer).toBe('refused')
    const answer = await message.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(await server.exited).toEqual({ code: 0, signal: null })
    const { id } = JSON.parse(answer.slice(answer.indexOf('{')))
    expect(await missingLeads(place, [id])).toEqual({ kept: 1, lost: [] })
    expect(server.output.stderr).toBe('')
  })

  test('a caller who never comes to an end is let go after five seconds', async () => {
    await halfSent(server.url)
    server.kill('SIGTERM')
    expect(await server.exited).toEqual({ code: 0, signal: null })
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'with %s while nothing happens, it exits 0 at once although browsers keep connections',
    async (signal) => {
      await (await fetch(server.url + api.health)).text()
      const began = performance.now()
      server.kill(signal)
      expect(await server.exited).toEqual({ code: 0, signal: null })
      expect(performance.now() - began).toBeLessThan(20_000)
    },
  )
})
