import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { api } from '#shared/routes.ts'
import { embeddedPlace, openPlace } from '#tests/support/databases.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { portsIn, untilOk } from '#tests/support/server-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** Runs a script of the product with the machine's npm, until the product answers. */
async function runScript(script: 'start' | 'dev') {
  const place = await embeddedPlace()
  undo.push(place.remove)
  const npm = spawn('npm', ['run', script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: place.dataDir,
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that a test that fails leaves nothing behind.
    detached: true,
  })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  const exited = once(npm, 'exit')
  undo.push(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  })
  await expect.poll(() => portsIn(output), { timeout: 120_000 }).not.toEqual([])
  const ports = portsIn(output)
  for (const port of ports) await untilOk(`http://127.0.0.1:${port}${api.ready}`)
  return { npm, exited, ports, place }
}

/** Those of the ports at which somebody listens. */
async function openAmong(ports: number[]) {
  const open: number[] = []
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect').then(
      () => open.push(port),
      () => {},
    )
    socket.destroy()
  }
  return open
}

const endsAfterItsProduct = async (signal: NodeJS.Signals) => {
  const { npm, exited, ports, place } = await runScript('start')
  npm.kill(signal)
  expect(await exited).toEqual([0, null])
  expect(await openAmong(ports)).toEqual([])
  // Nobody has the folder's lock any more.
  await (await openPlace(place)).close()
}

test('SIGTERM to `npm start` ends the product, and npm only after it', () =>
  endsAfterItsProduct('SIGTERM'))

test('SIGINT to `npm start` ends the product, and npm only after it', inLongLane, () =>
  endsAfterItsProduct('SIGINT'),
)

test('the product follows an npm that was killed', async () => {
  const { npm, exited, ports, place } = await runScript('start')
  npm.kill('SIGKILL')
  await exited
  await expect.poll(() => openAmong(ports)).toEqual([])
  const reopen = () => openPlace(place).then(({ close }) => close())
  await expect.poll(() => reopen().then(() => 'free', String)).toBe('free')
})

test('SIGTERM to `npm run dev` ends site and server', inLongLane, async () => {
  const { npm, exited, ports } = await runScript('dev')
  npm.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(ports).toHaveLength(2)
  expect(await openAmong(ports)).toEqual([])
})
