import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminPage, api } from '#shared/routes.ts'
import { onEachDatabase, type Place } from '#tests/support/databases.ts'
import { startServer, variablesOf } from '#tests/support/server-process.ts'

const quickImports = new URL('../../quick-imports.ts', import.meta.url).href
const program = fileURLToPath(new URL('./print-link.ts', import.meta.url))
const account = { name: 'Ida', email: 'Ida@example.com', password: 'a long enough pass phrase' }

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

onEachDatabase('a link made on the server', (database) => {
  let place: Place
  beforeEach(async () => {
    place = await database.create()
  })
  afterEach(() => place.remove())

  const linkFor = (...names: string[]) =>
    promisify(execFile)(process.execPath, ['--import', quickImports, program, ...names], {
      env: variablesOf(place),
    }).catch((error: { code: number; stderr: string }) => error)

  test('sets a new password where there is no mail', async () => {
    const first = await startServer(variablesOf(place))
    expect((await post(first.url + api.admin.register, account)).status).toBe(201)
    first.kill('SIGTERM')
    await first.exited

    expect(await linkFor()).toMatchObject({ code: 1, stderr: expect.stringContaining('Name the') })
    const nobody = await linkFor('nobody@example.com')
    expect(nobody).toMatchObject({ code: 1, stderr: 'No active account has this address.\n' })
    const made = await linkFor('ida@EXAMPLE.com')
    const [link] = 'stdout' in made ? (/http\S+/.exec(made.stdout) ?? []) : []
    const { pathname, searchParams } = new URL(link ?? 'http://no.link')
    expect(pathname).toBe(adminPage.resetPassword)

    const again = await startServer(variablesOf(place))
    if (!place.databaseUrl) {
      expect(await linkFor(account.email)).toMatchObject({ code: 1 })
    }
    const next = { token: searchParams.get('token'), password: 'another long pass phrase' }
    const confirm = () => post(again.url + api.admin.passwordResetConfirm, next)
    expect([(await confirm()).status, (await confirm()).status]).toEqual([204, 403])
    const login = { email: account.email, password: next.password }
    expect((await post(again.url + api.admin.login, login)).status).toBe(200)
    again.kill('SIGTERM')
    await again.exited
  }, 90_000)
})
