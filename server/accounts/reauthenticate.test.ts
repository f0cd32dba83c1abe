import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, backups, settings, webhooks } from '#server/db/schema.ts'
import { accountSchema } from '#shared/accounts/account-schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { backupCodesSchema, twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { defaultBackupPlan } from '#shared/backups/plan.ts'
import { backupCalls, webhookCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { changePassword } from './change-password.ts'
import { resetTwoFactor } from './team/members.ts'

/** Somebody who is signed in, with two-factor on or off, and the backup codes they have. */
async function someone(app: TestApp, withTwoFactor: boolean) {
  const { id, email } = await anAdmin(app)
  const login = await app.visitor().post(api.admin.login, { email, password })
  const client = app.visitor().withToken(login.read(signedInSchema).token)
  if (!withTwoFactor) return { id, email, client, codes: [] }
  const { secret } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
  const code = codeAt(secret, app.clock().getTime())
  const on = await client.post(api.admin.twoFactorOn, { code, password })
  return { id, email, client, codes: on.read(backupCodesSchema).codes }
}

type Scene = { client: Client; colleague: { id: string; client: Client }; backup: string }

/** A backup that is made, and its file. */
async function aBackup({ db, place, clock }: TestApp): Promise<string> {
  const id = randomUUID()
  const file = `${id}.tar.gz`
  const folder = join(place.dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), 'everything')
  const at = { startedAt: clock(), finishedAt: clock() }
  await db.insert(backups).values({ id, cause: 'manual', state: 'done', file, ...at })
  return id
}

const stateOfBackups = async ({ client }: Scene) => (await client.get(backupCalls.list)).text

/** What a session alone does not allow, and how it is seen that nothing came of a refusal. */
const acts: Record<
  string,
  {
    does: (scene: Scene, proof: object) => ReturnType<Client['post']>
    state: (scene: Scene) => Promise<unknown>
  }
> = {
  'changing the email': {
    does: ({ client }, proof) =>
      client.patch(api.admin.account, { name: 'Ida', email: 'ida@new.example', ...proof }),
    state: async ({ client }) => {
      const { name, email, pendingEmail } = (await client.get(api.admin.account)).read(
        accountSchema,
      )
      return { name, email, pendingEmail }
    },
  },
  'making an invitation': {
    does: ({ client }, proof) => client.post(api.admin.invitations, proof),
    state: async ({ client }) => (await client.get(api.admin.invitations)).text,
  },
  'deactivating a colleague': {
    does: ({ client, colleague }, proof) =>
      client.post(api.admin.memberDeactivate(colleague.id), proof),
    state: async ({ colleague }) => (await colleague.client.get(api.admin.me)).status,
  },
  'erasing a person': {
    does: ({ client }, proof) =>
      client.post(api.admin.privacy.erase, {
        email: 'x@y.example',
        confirmation: 'x@y.example',
        ...proof,
      }),
    state: async ({ client }) => (await client.get(api.admin.privacy.retention)).text,
  },
  'taking a backup home': {
    does: ({ client, backup }, proof) => client.post(backupCalls.file(backup), proof),
    state: async ({ client }) => (await client.get(`${api.admin.changes}?kind=export`)).text,
  },
  'deleting a backup': {
    does: ({ client, backup }, proof) => client.post(backupCalls.delete(backup), proof),
    state: stateOfBackups,
  },
  'planning backups': {
    does: ({ client }, proof) =>
      client.patch(backupCalls.plan, { ...defaultBackupPlan, keep: 1, ...proof }),
    state: stateOfBackups,
  },
  'setting the secret of a booking tool': {
    does: ({ client }, proof) =>
      client.put(webhookCalls.admin.webhook('calcom'), { secret: 'x'.repeat(20), ...proof }),
    state: async ({ client }) => (await client.get(webhookCalls.admin.webhooks)).text,
  },
  "resetting a colleague's second factor": {
    does: ({ client, colleague }, proof) =>
      client.post(api.admin.memberTwoFactorReset(colleague.id), proof),
    state: async ({ colleague }) => (await colleague.client.get(api.admin.me)).status,
  },
}

onOneDatabase('a stolen session does not do for', (database) => {
  const app = useTestApp(database)
  /** What is on record of guesses that were shut out: whose, by whom, from where and which. */
  const lockOuts = async (id: string) =>
    (await app.db.select().from(auditLog).where(eq(auditLog.entityId, id)))
      .filter(({ action }) => action === 'account.locked_out')
      .map(({ actorId, details }) => [actorId, details?.network, details?.limit])
  beforeEach(async () => {
    for (const table of [backups, settings, webhooks]) await app.db.delete(table)
  })
  const askedForPassword = { password: 'Enter your current password.' }
  const wrongPassword = { password: 'This is not your current password.' }

  test('turning two-factor on, which takes the password', async () => {
    const { client } = await someone(app, false)
    const { secret } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
    const code = codeAt(secret, app.clock().getTime())
    const turnOn = (proof: object) => client.post(api.admin.twoFactorOn, { code, ...proof })
    const missing = await turnOn({})
    expect([missing.status, missing.failure.fields]).toEqual([400, askedForPassword])
    const wrong = await turnOn({ password: 'wrong' })
    expect([wrong.status, wrong.failure.fields]).toEqual([400, wrongPassword])
    const { twoFactor } = (await client.get(api.admin.account)).read(accountSchema)
    expect(twoFactor.enabledAt).toBeNull()
    expect((await turnOn({ password })).status).toBe(200)
  })

  test.each(Object.keys(acts))('%s, which takes the password', async (name) => {
    const { does, state } = acts[name] ?? expect.unreachable()
    const { client } = await someone(app, false)
    const scene = { client, colleague: await someone(app, true), backup: await aBackup(app) }
    const before = await state(scene)
    const missing = await does(scene, {})
    expect([missing.status, missing.failure.fields]).toEqual([400, askedForPassword])
    const wrong = await does(scene, { password: 'wrong' })
    expect([wrong.status, wrong.failure.fields]).toEqual([400, wrongPassword])
    expect(await state(scene), 'nothing was done').toEqual(before)
    expect((await does(scene, { password })).status).toBeLessThan(300)
    expect(await state(scene)).not.toEqual(before)
  })

  test.each(Object.keys(acts))('%s, which takes a code where two-factor is on', async (name) => {
    const { does, state } = acts[name] ?? expect.unreachable()
    const { client, codes } = await someone(app, true)
    const scene = { client, colleague: await someone(app, true), backup: await aBackup(app) }
    const before = await state(scene)
    const missing = await does(scene, { password })
    expect([missing.status, missing.failure.fields]).toEqual([
      400,
      { code: 'Enter the six digits of your app, or a backup code.' },
    ])
    const wrong = await does(scene, { password, code: '000000' })
    expect([wrong.status, wrong.failure.fields]).toEqual([400, { code: expect.any(String) }])
    expect(await state(scene), 'nothing was done').toEqual(before)
    expect((await does(scene, { password, code: codes[0] })).status).toBeLessThan(300)
    expect(await state(scene)).not.toEqual(before)
    const again = await does(scene, { password, code: codes[0] })
    expect([again.status, again.failure.fields], 'a code is good once').toEqual([
      400,
      { code: expect.any(String) },
    ])
  })

  test('guessing: ten wrong passwords in a quarter of an hour, whatever they were for', async () => {
    const { id, client } = await someone(app, false)
    const invite = (secret: string) => client.post(api.admin.invitations, { password: secret })
    for (let n = 0; n < 10; n += 1) expect((await invite('wrong')).status).toBe(400)
    expect((await invite(password)).status).toBe(429)
    const change = { currentPassword: password, newPassword: 'another long pass phrase' }
    expect((await client.post(api.admin.accountPassword, change)).status).toBe(429)
    const network = client.headers['X-Forwarded-For']
    expect(await lockOuts(id)).toEqual([[id, network, 'password-guess']])
    app.clock.advance(15 * minute)
    expect((await invite(password)).status).toBe(201)
  })

  test('guessing the code: ten an hour; one that was right costs nothing, whatever came of it', async () => {
    const { id, client, codes, email } = await someone(app, true)
    const invite = (code: string | undefined, to = '') =>
      client.post(api.admin.invitations, { email: to, password, code })
    // Refused for the address: the code is not used up.
    for (let n = 0; n < 12; n += 1) expect((await invite(codes[0], email)).status).toBe(409)
    expect((await invite(codes[0])).status).toBe(201)
    for (let n = 0; n < 10; n += 1) expect((await invite('000000')).status).toBe(400)
    expect((await invite(codes[1])).status).toBe(429)
    expect((await lockOuts(id)).map(([, , limit]) => limit)).toEqual(['two-factor-guess'])
    app.clock.advance(hour)
    expect((await invite(codes[1])).status).toBe(201)
  })

  test('two who reset each other at once: both wait their turn', async () => {
    const [one, other] = [await someone(app, true), await someone(app, true)]
    const reset = (who: typeof one, whom: typeof one) =>
      who.client.post(api.admin.memberTwoFactorReset(whom.id), { password, code: who.codes[0] })
    const answers = await Promise.all([reset(one, other), reset(other, one)])
    // The second one's own two-factor is off by then, and the session has ended with it.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('a session that ends while its call is under way: nothing is done', async () => {
    const [one, other] = [await someone(app, false), await someone(app, true)]
    const { id: adminId, email: name } = one
    const proof = { password }
    // A call under way has been let in; its session is gone by the time that it acts.
    const actor = { kind: 'admin', adminId, sessionId: randomUUID(), name, network: '' } as const
    const ctx = { ...app.ctx, actor }
    const ended = { status: 401, code: 'unauthenticated' }
    await expect(resetTwoFactor({ ctx, id: other.id, proof })).rejects.toMatchObject(ended)
    const input = { currentPassword: password, newPassword: 'a loom of forty shafts' }
    await expect(changePassword({ ctx, input })).rejects.toMatchObject(ended)
    expect((await other.client.get(api.admin.me)).status).toBe(200)
    const login = await app.visitor().post(api.admin.login, { email: one.email, password })
    expect(login.status).toBe(200)
  })
})
