import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditLog } from '#server/db/schema.ts'
import { accountSchema } from '#shared/accounts/account-schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import {
  memberSchema,
  newInvitationSchema,
  openInvitationSchema,
} from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const works = async (client: Client) => (await client.get(api.admin.me)).status === 200
const team = async (client: Client) =>
  (await client.get(api.admin.team)).read(z.array(memberSchema))
const idOf = async (client: Client) => (await client.get(api.admin.account)).read(accountSchema).id
/** What was done to it. */
const acts = async (app: TestApp, id: string) => {
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}

onOneDatabase('the team', (database) => {
  const app = useTestApp(database)

  test('is listed by name, with state, second factor and who was seen when', async () => {
    await anAdmin(app, { name: 'berta' })
    const ida = await signedIn(app, { name: 'Ida' })
    const clara = await signedIn(app, { name: 'Clara' })
    await ida.post(api.admin.memberDeactivate(await idOf(clara)), { password })
    expect(await team(ida)).toEqual([
      expect.objectContaining({ name: 'berta', state: 'active', lastSeenAt: null, self: false }),
      expect.objectContaining({
        name: 'Ida',
        self: true,
        twoFactor: false,
        lastSeenAt: app.clock().toISOString(),
      }),
      expect.objectContaining({ name: 'Clara', state: 'deactivated' }),
    ])
  })

  describe('deactivating', () => {
    test('ends every session at once, and the password no longer signs in', async () => {
      const ida = await signedIn(app)
      const { id, email } = await anAdmin(app)
      const login = () => app.visitor().post(api.admin.login, { email, password })
      const [here, there] = [await login(), await login()].map((answer) =>
        app.visitor().withToken(answer.read(signedInSchema).token),
      )
      const answer = await ida.post(api.admin.memberDeactivate(id), { password })
      expect(answer.read(memberSchema).state).toBe('deactivated')
      for (const client of [here, there]) expect(client && (await works(client))).toBe(false)
      const refused = await login()
      expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden'])
      const wrong = await app.visitor().post(api.admin.login, { email, password: 'wrong' })
      expect([wrong.status, wrong.failure.code]).toEqual([401, 'wrong_credentials'])
    })

    test('is undone: the same password signs in, but the old sessions do not', async () => {
      const ida = await signedIn(app)
      const clara = await signedIn(app, { email: 'clara@example.com' })
      const id = await idOf(clara)
      await ida.post(api.admin.memberDeactivate(id), { password })
      await ida.post(api.admin.memberDeactivate(id), { password })
      expect((await ida.post(api.admin.memberReactivate(id), { password })).status).toBe(200)
      expect(await works(clara)).toBe(false)
      const login = { email: 'clara@example.com', password }
      expect((await app.visitor().post(api.admin.login, login)).status).toBe(200)
      expect((await acts(app, id)).slice(0, 2)).toEqual([
        'account.deactivated',
        'account.reactivated',
      ])
    })

    test('oneself is refused, the last active one therefore too', async () => {
      const ida = await signedIn(app)
      const refused = await ida.post(api.admin.memberDeactivate(await idOf(ida)), { password })
      expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden'])
      expect(await works(ida)).toBe(true)
    })

    test('closes the open stream', async () => {
      const [ida, clara] = [await signedIn(app), await signedIn(app)]
      const id = await idOf(clara)
      const signal = AbortSignal.timeout(20_000)
      const stream = await fetch(clara.base + api.admin.events, { headers: clara.headers, signal })
      await ida.post(api.admin.memberDeactivate(id), { password })
      // Ends by itself, or the time limit would throw; what it still says may be of the sign-ins.
      await expect(stream.text()).resolves.toBeTypeOf('string')
    })

    test('withdraws what they invited to', async () => {
      const [ida, clara] = [await signedIn(app), await signedIn(app)]
      const { url } = (await clara.post(api.admin.invitations, { password })).read(
        newInvitationSchema,
      )
      await ida.post(api.admin.memberDeactivate(await idOf(clara)), { password })
      const invitation = new URL(url).searchParams.get('invitation')
      const account = { name: 'N', email: 'n@example.com', password, invitation }
      expect((await app.visitor().post(api.admin.register, account)).status).toBe(403)
    })
  })

  describe('a lost second factor', () => {
    async function withTwoFactor() {
      const { id, email } = await anAdmin(app)
      const login = () => app.visitor().post(api.admin.login, { email, password })
      const client = app.visitor().withToken((await login()).read(signedInSchema).token)
      const { secret } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
      const code = codeAt(secret, app.clock().getTime())
      expect((await client.post(api.admin.twoFactorOn, { code, password })).status).toBe(200)
      return { id, login, client }
    }

    test('is reset by a colleague, which is on record and ends the sessions', async () => {
      const ida = await signedIn(app)
      const { id, login, client } = await withTwoFactor()
      expect((await login()).status).toBe(401)
      const answer = await ida.post(api.admin.memberTwoFactorReset(id), { password })
      expect(answer.read(memberSchema).twoFactor).toBe(false)
      expect(await works(client)).toBe(false)
      const back = app.visitor().withToken((await login()).read(signedInSchema).token)
      const title = 'Your two-factor sign-in was reset'
      expect((await back.get(api.admin.notifications)).text).toContain(title)
      expect((await ida.get(api.admin.notifications)).text).not.toContain(title)
      expect(await acts(app, id)).toContain('account.two_factor_reset')
      expect(
        (await ida.post(api.admin.memberTwoFactorReset(id), { password })).status,
        'again',
      ).toBe(400)
    })

    test('is not reset by oneself', async () => {
      const { id, client } = await withTwoFactor()
      expect((await client.post(api.admin.memberTwoFactorReset(id), { password })).status).toBe(403)
    })
  })

  test('has nobody of an id that is none', async () => {
    const ida = await signedIn(app)
    for (const id of ['none', '018f0000-0000-7000-8000-000000000000']) {
      expect((await ida.post(api.admin.memberDeactivate(id), { password })).status).toBe(404)
    }
  })
})

onEachDatabase('deactivating at once', (database) => {
  const app = useTestApp(database)

  test('each other leaves one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await signedIn(app), await signedIn(app)]
      const [oneId, otherId] = [await idOf(one), await idOf(other)]
      const answers = await Promise.all([
        one.post(api.admin.memberDeactivate(otherId), { password }),
        other.post(api.admin.memberDeactivate(oneId), { password }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      expect((await Promise.all([one, other].map(works))).filter(Boolean)).toHaveLength(1)
    }
  })

  test('while they sign in leaves no session', async () => {
    const ida = await signedIn(app)
    const { id, email } = await anAdmin(app)
    const attempts = Array.from({ length: 5 }, () =>
      app.visitor().post(api.admin.login, { email, password }),
    )
    await ida.post(api.admin.memberDeactivate(id), { password })
    for (const answer of await Promise.all(attempts)) {
      if (answer.status !== 200) continue
      const { token } = answer.read(signedInSchema)
      expect(await works(app.visitor().withToken(token))).toBe(false)
    }
  })
})

onOneDatabase('invitations', (database) => {
  const app = useTestApp(database)
  const open = async (client: Client) =>
    (await client.get(api.admin.invitations)).read(z.array(openInvitationSchema))
  const register = (url: string, email = 'new@example.com') =>
    app.visitor().post(api.admin.register, {
      name: 'New',
      email,
      password,
      invitation: new URL(url).searchParams.get('invitation'),
    })

  test('are listed with who invited whom until when, without their link', async () => {
    const ida = await signedIn(app, { name: 'Ida' })
    const made = await ida.post(api.admin.invitations, { email: 'New@example.com', password })
    const { id, url, expiresAt } = made.read(newInvitationSchema)
    await ida.post(api.admin.invitations, { email: '', password })
    const answer = await ida.get(api.admin.invitations)
    expect(answer.text).not.toContain(new URL(url).searchParams.get('invitation') ?? url)
    expect(answer.read(z.array(openInvitationSchema))).toEqual([
      expect.objectContaining({ email: null }),
      {
        id,
        email: 'New@example.com',
        createdBy: 'Ida',
        createdAt: app.clock().toISOString(),
        expiresAt,
      },
    ])
    expect(Date.parse(expiresAt) - app.clock().getTime()).toBe(7 * day)
  })

  test('leave the list when they are used or expire', async () => {
    const ida = await signedIn(app)
    const { url } = (await ida.post(api.admin.invitations, { password })).read(newInvitationSchema)
    await ida.post(api.admin.invitations, { password })
    expect((await register(url)).status).toBe(201)
    expect(await open(ida)).toHaveLength(1)
    app.clock.advance(7 * day)
    expect(await open(await signedIn(app))).toEqual([])
  })

  test('are withdrawn, and then good for nothing', async () => {
    const ida = await signedIn(app)
    const { id, url } = (await ida.post(api.admin.invitations, { password })).read(
      newInvitationSchema,
    )
    expect((await ida.delete(api.admin.invitation(id))).status).toBe(204)
    expect((await register(url)).status).toBe(403)
    expect(await open(ida)).toEqual([])
    expect((await ida.delete(api.admin.invitation(id))).status, 'again').toBe(404)
    expect(await acts(app, id)).toEqual(['invitation.created', 'invitation.withdrawn'])
  })

  test('are not for who has an account, nor for what is no address', async () => {
    await anAdmin(app, { email: 'Here@example.com' })
    const ida = await signedIn(app)
    const taken = await ida.post(api.admin.invitations, { email: 'here@example.com', password })
    expect([taken.status, Object.keys(taken.failure.fields ?? {})]).toEqual([409, ['email']])
    const wrong = await ida.post(api.admin.invitations, { email: 'x', password })
    expect([wrong.status, Object.keys(wrong.failure.fields ?? {})]).toEqual([400, ['email']])
  })
})
