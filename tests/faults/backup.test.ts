import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { type Backup, backupsSchema } from '#shared/backups/schema.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { aLead, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { onEachDatabaseWithPrograms } from '#tests/support/databases.ts'
import { onServer } from '#tests/support/postgresql-server.ts'
import { startServer, variablesOf } from '#tests/support/server-process.ts'

/** Milliseconds after the first sign of work at which the server is killed. */
const moments = [0, 60, 150, 300, 600]

const longAgo =
  "update backups set started_at = started_at - interval '1 hour' where state = 'running'"

onEachDatabaseWithPrograms('killed with SIGKILL while a backup is made', (database) => {
  test('no half file is listed as done, whenever it happens', { timeout: 900_000 }, async () => {
    const place = await database.create()
    const variables = { ...variablesOf(place), RATE_LIMIT: 'off' }
    const folder = join(place.dataDir, 'backups')
    const files = () => (existsSync(folder) ? readdirSync(folder) : [])
    let server = await startServer(variables)
    const account = { name: 'Keeper', email: 'keeper@example.com', password }
    const registered = await new Client(server.url, {}).post(api.admin.register, account)
    const { token } = registered.read(signedInSchema)
    const admin = () => new Client(server.url, {}).withToken(token)
    const list = async () => (await admin().get(backupCalls.list)).read(backupsSchema).backups

    for (const moment of moments) {
      await admin().post(api.leads, aLead())
      await admin().post(backupCalls.list)
      await expect
        .poll(() => files().some((name) => name.startsWith('.')), { interval: 5 })
        .toBe(true)
      await new Promise((done) => setTimeout(done, moment))
      server.kill('SIGKILL')
      await server.exited
      // On PostgreSQL another process could be making it: it is given up after two minutes, for
      // which nobody waits here.
      if (place.databaseUrl) await onServer(place.databaseUrl, longAgo)
      server = await startServer(variables)
      await expect
        .poll(async () => (await list()).some(({ state }) => state === 'running'))
        .toBe(false)
    }
    const whole = ({ state }: Backup) => state === 'done'
    for (const { file, bytes, here } of (await list()).filter(whole)) {
      expect([here, (bytes ?? 0) > 10_000], String(file)).toEqual([true, true])
    }
    const named = files().filter((name) => !name.startsWith('.'))
    const listed = (await list()).filter(whole).map(({ file }) => file)
    expect(named.toSorted(), 'files with a name').toEqual(listed.toSorted())
    server.kill('SIGKILL')
    await server.exited
    await place.remove()
  })
})
