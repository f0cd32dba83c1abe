import { openSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { api } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { embeddedPlace } from '#tests/support/databases.ts'
import { missingLeads } from '#tests/support/kill-rounds.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { spawnServer, startServer, untilOk, variablesOf } from '#tests/support/server-process.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** From SIGUSR2 on, every flush of the process fails, as on a disk that breaks. */
const breaking = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  process.on('SIGUSR2', () => {
    fs.fsyncSync = () => { throw new Error('EIO: i/o error, fsync') }
    syncBuiltinESMExports()
  })
`)}`

test('a flush that fails ends the process instead of being answered as kept', async () => {
  const place = await embeddedPlace()
  undo.push(place.remove)
  const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
  const server = await startServer({ ...variables, NODE_OPTIONS: `--import ${breaking}` })
  undo.push(() => server.kill('SIGKILL'))
  const visitor = new Client(server.url, {})
  const kept = await visitor.post(api.leads, aLead())
  expect(kept.status).toBe(201)

  server.kill('SIGUSR2')
  const send = () => visitor.post(api.leads, aLead()).then(({ status }) => status, String)
  await expect.poll(send).toMatch(/fetch failed/)
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.output.stderr).toMatch(/^The disk did not keep .* EIO: i\/o error, fsync\.\n$/)

  const { id } = JSON.parse(kept.text)
  expect((await missingLeads(place, [id])).lost).toEqual([])
})

test('a log that can not be written keeps nobody from working', inLongLane, async () => {
  const place = await embeddedPlace()
  undo.push(place.remove)
  const full = openSync('/dev/full', 'w')
  // It can not say where it listens: on an address of this machine that nothing else uses.
  const url = 'http://127.0.0.77:3000'
  const { hostname: HOST, port: PORT } = new URL(url)
  const server = spawnServer(
    { ...variablesOf(place), LOG_LEVEL: 'info', HOST, PORT },
    { standardOutput: full },
  )
  undo.push(async () => {
    server.kill('SIGKILL')
    await server.exited
  })
  await untilOk(url + api.health)
  const visitor = new Client(url, {})
  for (const _time of [1, 2, 3]) {
    expect((await visitor.post(api.leads, aLead())).status).toBe(201)
  }
})
