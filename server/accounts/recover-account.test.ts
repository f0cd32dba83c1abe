import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { newInvitationSchema } from '#shared/accounts/team-schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { onOneDatabase, type Place } from '#tests/support/databases.ts'
import { startServer, variablesOf } from '#tests/support/server-process.ts'
import { programFile } from '../folders.ts'

const ida = { name: 'Ida', email: 'Ida@example.com', password: 'a long enough pass phrase' }
const ben = { ...ida, name: 'Ben', email: 'ben@example.com' }

const post = (url: string, body: object, token = '', method = 'POST') =>
  fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
const signedIn = async (answer: Response) => signedInSchema.parse(await answer.json()).token

onOneDatabase('an account recovered on the server', (database) => {
  let place: Place
  beforeEach(async () => {
    place = await database.create()
  })
  afterEach(() => place.remove())

  const recover = (...names: string[]) =>
    promisify(execFile)(process.execPath, [programFile('recover-account'), ...names], {
      env: variablesOf(place),
    }).catch((error: { code: number; stderr: string }) => error)

  test('sets a new password, confirms another address, does without a code', async () => {
    const first = await startServer(variablesOf(place))
    const founder = await signedIn(await post(first.url + api.admin.register, ida))
    const inviting = { email: ben.email, password: ida.password }
    const invited = await post(first.url + api.admin.invitations, inviting, founder)
    const { url } = newInvitationSchema.parse(await invited.json())
    const invitation = new URL(url).searchParams.get('invitation')
    const joined = await signedIn(
      await post(first.url + api.admin.register, { ...ben, invitation }),
    )
    const wanted = { ...ben, email: 'ben@new.example' }
    const asked = await post(first.url + api.admin.account, wanted, joined, 'PATCH')
    expect(asked.status).toBe(200)
    const begun = await post(first.url + api.admin.twoFactorStart, {}, joined)
    const { secret } = twoFactorStartSchema.parse(await begun.json())
    const proof = { code: codeAt(secret, Date.now()), password: ben.password }
    expect((await post(first.url + api.admin.twoFactorOn, proof, joined)).status).toBe(200)
    if (!place.databaseUrl) {
      expect(await recover('password', ida.email)).toMatchObject({ code: 1 })
    }
    first.kill('SIGTERM')
    await first.exited

    expect(await recover('email')).toMatchObject({
      code: 1,
      stderr: 'Name the account: npm run email-link -- <address>\n',
    })
    expect(await recover('password', 'nobody@example.com')).toMatchObject({
      code: 1,
      stderr: 'No active account has this address.\n',
    })
    expect(await recover('email', ida.email)).toMatchObject({
      code: 1,
      stderr: 'This account has no other address to confirm.\n',
    })
    expect(await recover('two-factor', ida.email)).toMatchObject({
      code: 1,
      stderr: 'Two-factor sign-in is not on for this account.\n',
    })
    expect(await recover('two-factor', ben.email)).toMatchObject({
      stdout: 'Two-factor sign-in is off for ben@example.com, and its sessions have ended.\n',
    })
    const printed = async (kind: 'password' | 'email', address: string) => {
      const made = await recover(kind, address)
      const [link] = 'stdout' in made ? (/http\S+/.exec(made.stdout) ?? []) : []
      const { pathname, searchParams } = new URL(link ?? 'http://no.link')
      return { pathname, token: searchParams.get('token') }
    }
    const reset = await printed('password', 'ida@EXAMPLE.com')
    const change = await printed('email', ben.email)
    expect([reset.pathname, change.pathname]).toEqual([
      adminPage.resetPassword,
      adminPage.confirmEmail,
    ])

    const again = await startServer(variablesOf(place))
    const next = { token: reset.token, password: 'another long pass phrase' }
    const confirm = () => post(again.url + api.admin.passwordResetConfirm, next)
    expect([(await confirm()).status, (await confirm()).status]).toEqual([204, 403])
    const confirmed = await post(again.url + api.admin.emailChangeConfirm, { token: change.token })
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { email: wanted.email }])
    for (const login of [{ email: ida.email, password: next.password }, wanted]) {
      expect((await post(again.url + api.admin.login, login)).status).toBe(200)
    }
    again.kill('SIGTERM')
    await again.exited
  }, 180_000)
})
