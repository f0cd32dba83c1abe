import { expect, test } from 'vitest'
import { queuedEmails } from '#server/db/schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { backupCodesSchema, twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { newInvitationSchema } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password, signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { makeResetLink } from './password-reset/reset-links.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

onOneDatabase('by mail', (database) => {
  const app = useTestApp(database)

  /** What was ordered about an account or invitation, in the order it happened. */
  const ordersAbout = async (id: string) =>
    (await app.db.select().from(queuedEmails).orderBy(queuedEmails.id))
      .filter(({ entityId }) => entityId === id)
      .map(({ order }) => order)

  test('a person hears of a sign-in from a kind of device they had not used', async () => {
    const invited = await signedIn(app)
    const { url } = (await invited.post(api.admin.invitations, { password })).read(
      newInvitationSchema,
    )
    const email = 'new@example.com'
    const invitation = new URL(url).searchParams.get('invitation')
    const account = { name: 'New', email, password, invitation }
    const registered = await app
      .visitor()
      .post(api.admin.register, account, { 'User-Agent': 'curl/8' })
    const { id } = registered.read(signedInSchema).admin
    for (const userAgent of ['curl/8', chrome, chrome, 'curl/9']) {
      const headers = { 'User-Agent': userAgent }
      const login = await app.visitor().post(api.admin.login, { email, password }, headers)
      expect(login.status).toBe(200)
    }
    await app.visitor().post(api.admin.login, { email, password: 'wrong' })
    expect(await ordersAbout(id)).toEqual([{ kind: 'sign_in', device: 'Chrome on Windows' }])
  })

  test('a person hears of every change of their second factor, whoever made it', async () => {
    const ida = await signedIn(app, { name: 'Ida' })
    const { id, email } = await anAdmin(app)
    const login = await app.visitor().post(api.admin.login, { email, password })
    const client = app.visitor().withToken(login.read(signedInSchema).token)
    const turnOn = async () => {
      const { secret } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
      const code = codeAt(secret, app.clock().getTime())
      return (await client.post(api.admin.twoFactorOn, { code, password })).read(backupCodesSchema)
        .codes
    }
    const [code] = await turnOn()
    const renewed = await client.post(api.admin.backupCodes, { password, code })
    const [next] = renewed.read(backupCodesSchema).codes
    await client.post(api.admin.twoFactorOff, { password, code: next })
    await turnOn()
    await ida.post(api.admin.memberTwoFactorReset(id), { password })
    const causes = (await ordersAbout(id)).filter(({ kind }) => kind === 'two_factor')
    expect(causes).toEqual([
      { kind: 'two_factor', change: 'on', by: null },
      { kind: 'two_factor', change: 'codes_renewed', by: null },
      { kind: 'two_factor', change: 'off', by: null },
      { kind: 'two_factor', change: 'on', by: null },
      { kind: 'two_factor', change: 'reset', by: 'Ida' },
    ])
  })

  test('a person hears of a changed password and of one set anew', async () => {
    const { id, email } = await anAdmin(app)
    const login = await app.visitor().post(api.admin.login, { email, password })
    const client = app.visitor().withToken(login.read(signedInSchema).token)
    const change = { currentPassword: password, newPassword: 'another long pass phrase' }
    expect((await client.post(api.admin.accountPassword, change)).status).toBe(204)
    const link = new URL(await makeResetLink(app.ctx, id))
    const reset = { token: link.searchParams.get('token'), password }
    expect((await app.visitor().post(api.admin.passwordResetConfirm, reset)).status).toBe(204)
    const causes = (await ordersAbout(id)).filter(({ kind }) => kind === 'account_changed')
    expect(causes).toEqual([
      { kind: 'account_changed', change: 'password_changed', to: email, newEmail: null },
      { kind: 'account_changed', change: 'password_reset', to: email, newEmail: null },
    ])
  })

  test('an invitation goes to its address, and one without goes nowhere', async () => {
    const ida = await signedIn(app)
    const invite = async (body: object) =>
      (await ida.post(api.admin.invitations, { ...body, password })).read(newInvitationSchema)
    const [addressed, open] = [await invite({ email: 'new@example.com' }), await invite({})]
    expect(await ordersAbout(addressed.id)).toEqual([{ kind: 'invitation' }])
    expect(await ordersAbout(open.id)).toEqual([])
  })
})
