import { expect, test } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { sessionSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { anAdmin, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const next = 'another long pass phrase'

const works = async (client: Client) => (await client.get(api.admin.me)).status === 200
const sessions = async (client: Client) =>
  (await client.get(api.admin.sessions)).read(z.array(sessionSchema))

/** One person, signed in as often as they have devices. */
async function person(app: TestApp) {
  const { email } = await anAdmin(app)
  const signIn = (secret = password, userAgent = 'curl/8') =>
    app.visitor().post(api.admin.login, { email, password: secret }, { 'User-Agent': userAgent })
  const open = async (userAgent?: string) => {
    const { token } = (await signIn(password, userAgent)).read(signedInSchema)
    return app.visitor().withToken(token)
  }
  return { email, signIn, open }
}

onOneDatabase('the own password', (database) => {
  const app = useTestApp(database)
  const change = (client: Client, currentPassword: string, newPassword: string) =>
    client.post(api.admin.accountPassword, { currentPassword, newPassword })

  test('is changed with the current one; other sessions end and this one stays', async () => {
    const { open, signIn } = await person(app)
    const [here, elsewhere, other] = [await open(), await open(), await signedIn(app)]
    expect((await change(here, password, next)).status).toBe(204)
    expect(await Promise.all([here, elsewhere, other].map(works))).toEqual([true, false, true])
    expect((await signIn()).status).toBe(401)
    expect((await signIn(next)).status).toBe(200)
  })

  test('stays when the current one is wrong, and the session does too', async () => {
    const { open, signIn } = await person(app)
    const here = await open()
    const refused = await change(here, 'wrong', next)
    expect([refused.status, refused.failure.fields]).toEqual([
      400,
      { currentPassword: 'This is not your current password.' },
    ])
    expect([await works(here), (await signIn()).status]).toEqual([true, 200])
  })

  test('needs six characters while the product is local', async () => {
    const answer = await change(await (await person(app)).open(), password, '12345')
    expect(answer.failure.fields?.newPassword).toBe('Password must be at least 6 characters long.')
  })

  test('is changed by one of two who change it at once', async () => {
    const { open } = await person(app)
    const [here, there] = [await open(), await open()]
    const answers = await Promise.all([
      change(here, password, next),
      change(there, password, `${next} too`),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await Promise.all([here, there].map(works))).filter(Boolean)).toHaveLength(1)
  })

  test('is not guessed on an open screen', async () => {
    const here = await (await person(app)).open()
    for (let n = 0; n < 10; n += 1) expect((await change(here, 'x', next)).status).toBe(400)
    const refused = await change(here, password, next)
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests'])
    app.clock.advance(15 * minute)
    expect((await change(here, password, next)).status).toBe(204)
  })
})

onOneDatabase('the own password of a public product', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://loom.example' } })

  test('is not changed to one that is easily guessed', async () => {
    const { email, open } = await person(app)
    const admin = await open()
    for (const [newPassword, sentence] of [
      ['elevenchars', /12 characters/],
      ['q1w2e3r4t5y6', /most common/],
      [email, /your address/],
    ] as const) {
      const body = { currentPassword: password, newPassword }
      const answer = await admin.post(api.admin.accountPassword, body)
      expect([answer.status, answer.failure.fields]).toEqual([
        400,
        { newPassword: expect.stringMatching(sentence) },
      ])
    }
  })
})

onOneDatabase('the own sessions', (database) => {
  const app = useTestApp(database)
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

  test('are listed with their device, this one first and marked', async () => {
    const { open } = await person(app)
    await signedIn(app)
    const windows = await open(chrome)
    app.clock.advance(hour)
    const here = await open()
    expect((await sessions(here)).map(({ device, current }) => [device, current])).toEqual([
      ['curl', true],
      ['Chrome on Windows', false],
    ])
    app.clock.advance(2 * minute)
    expect((await sessions(windows)).map(({ current }) => current)).toEqual([true, false])
    app.clock.advance(12 * hour - minute)
    expect(await sessions(windows), 'without those that have ended').toHaveLength(1)
  })

  test('end one by one, and nobody else ends them', async () => {
    const { open } = await person(app)
    const [here, there, third] = [await open(), await open(), await open()]
    const stranger = await signedIn(app)
    const own = (await sessions(there)).find(({ current }) => current)
    const path = api.admin.session(own?.id ?? '')
    expect((await stranger.delete(path)).status).toBe(404)
    expect(await works(there)).toBe(true)
    expect((await here.delete(path)).status).toBe(204)
    expect((await here.delete(path)).status, 'again').toBe(404)
    expect(await Promise.all([here, there, third, stranger].map(works))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect((await here.delete(api.admin.session('none'))).status).toBe(404)
  })

  test('end all at once but this one', async () => {
    const { open } = await person(app)
    const [here, ...others] = [await open(), await open(), await open()]
    const stranger = await signedIn(app)
    expect((await here.delete(api.admin.sessions)).status).toBe(204)
    expect(await Promise.all([here, ...others, stranger].map(works))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
