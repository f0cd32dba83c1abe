import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { embeddedPlace, type Place } from '#tests/support/databases.ts'
import { DatabaseUnavailable } from './database.ts'
import { openEmbedded } from './open-embedded.ts'

const opener = fileURLToPath(new URL('./open-embedded.ts', import.meta.url))

let place: Place
let owner: ChildProcess | undefined
beforeEach(async () => {
  place = await embeddedPlace()
})
afterEach(async () => {
  owner?.kill('SIGKILL')
  await place.remove()
})

/** Another process that opens the folder and keeps it. Resolves once it owns it. */
async function otherProcess() {
  const script = `
    import { openEmbedded } from ${JSON.stringify(opener)}
    await openEmbedded(${JSON.stringify(place.dataDir)})
    process.stdout.write('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  owner = child
  await once(child.stdout, 'data')
  return child
}

const refused = {
  name: 'Error',
  message: expect.stringContaining(' is in use by another process.'),
}

describe('a data folder', () => {
  test('is refused while another process owns it, and free again when that was killed', async () => {
    const other = await otherProcess()
    const attempt = openEmbedded(place.dataDir)
    await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(attempt).rejects.toMatchObject(refused)

    other.kill('SIGKILL')
    await once(other, 'exit')
    const { close } = await openEmbedded(place.dataDir)
    await close()
  })

  test('is refused to a second opening by the same process, and free again after closing', async () => {
    const first = await openEmbedded(place.dataDir)
    await expect(openEmbedded(place.dataDir)).rejects.toMatchObject(refused)
    await first.close()
    const second = await openEmbedded(place.dataDir)
    await second.close()
  })

  test('that can not be written to is named in the refusal', async () => {
    await expect(openEmbedded('/dev/null/data')).rejects.toMatchObject({
      message: 'The data folder /dev/null/data can not be written to.',
    })
  })
})
