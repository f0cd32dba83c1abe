import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replacedName } from '#server/backups/files.ts'
import { embeddedPlace, type Place } from '#tests/support/databases.ts'
import { DatabaseUnavailable } from './database.ts'
import { embeddedFolder, openEmbedded } from './open-embedded.ts'

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

  test('is its owner’s alone as it is made, and so is its database at each start, with what restorations put aside', async () => {
    const home = mkdtempSync(join(tmpdir(), 'loomwork-alone-'))
    const dataDir = join(home, 'data')
    const modeOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8)
    const database = embeddedFolder(dataDir)
    const openToOthers = () =>
      readdirSync(database, { recursive: true, encoding: 'utf8' }).filter(
        (name) => statSync(join(database, name)).mode & 0o077,
      )
    await (await openEmbedded(dataDir)).close()
    expect([dataDir, database].map(modeOf)).toEqual(['700', '700'])
    expect(openToOthers(), 'of a database just made').toEqual([])
    chmodSync(join(database, 'PG_VERSION'), 0o666)
    const aside = replacedName(embeddedFolder(dataDir), new Date())
    mkdirSync(aside)
    for (const open of [aside, database]) chmodSync(open, 0o755)
    const again = await openEmbedded(dataDir)
    await again.db.execute(sql`create table made_later (name text)`)
    await again.close()
    expect([aside, database].map(modeOf)).toEqual(['700', '700'])
    expect(openToOthers(), 'of one that was open').toEqual([])
    rmSync(home, { recursive: true })
  })

  test('that can not be written to is named in the refusal', async () => {
    await expect(openEmbedded('/dev/null/data')).rejects.toMatchObject({
      message: 'The data folder /dev/null/data can not be written to.',
    })
  })
})
