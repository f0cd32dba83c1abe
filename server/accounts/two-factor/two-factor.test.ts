import { createHash, randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { backupCodes } from '#server/db/schema.ts'
import { accountSchema } from '#shared/accounts/account-schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { backupCodesSchema, twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const step = 30_000
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

/** Somebody with two-factor on, and an app that shows their codes. */
async function protectedAdmin(app: TestApp) {
  const { id, email } = await anAdmin(app)
  const signIn = (code?: string, secret = password, from = app.visitor()) =>
    from.post(api.admin.login, { email, password: secret, ...(code !== undefined && { code }) })
  const { token } = (await signIn()).read(signedInSchema)
  const client = app.visitor().withToken(token)
  const { secret, uri } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
  const code = (steps = 0) => codeAt(secret, app.clock().getTime() + steps * step)
  const on = await client.post(api.admin.twoFactorOn, { code: code(), password })
  const { codes } = on.read(backupCodesSchema)
  // The code that turned it on is spent.
  app.clock.advance(2 * step)
  return { client, id, email, secret, uri, code, codes, signIn }
}

const twoFactor = async (client: Client) =>
  (await client.get(api.admin.account)).read(accountSchema).twoFactor

onOneDatabase('turning two-factor on', (database) => {
  const app = useTestApp(database)

  test('gives the secret as text and as an address, and needs a code of it', async () => {
    const { email } = await anAdmin(app, { email: 'Ida+1@example.com' })
    const { token } = (await app.visitor().post(api.admin.login, { email, password })).read(
      signedInSchema,
    )
    const client = app.visitor().withToken(token)
    const { secret, uri } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Loomwork:Ida%2B1%40example\.com\?/)
    expect(uri).toContain(`secret=${secret}`)
    expect(await twoFactor(client)).toEqual({ enabledAt: null, backupCodesLeft: 0 })

    const now = app.clock().getTime()
    const wrong = await client.post(api.admin.twoFactorOn, {
      code: codeAt(secret, now + hour),
      password,
    })
    expect([wrong.status, wrong.failure.code]).toEqual([400, 'invalid'])
    expect(wrong.failure.fields?.code).toBeDefined()
    expect((await app.visitor().post(api.admin.login, { email, password })).status).toBe(200)

    const on = await client.post(api.admin.twoFactorOn, { code: codeAt(secret, now), password })
    expect(new Set(on.read(backupCodesSchema).codes).size).toBe(10)
    expect(await twoFactor(client)).toEqual({
      enabledAt: app.clock().toISOString(),
      backupCodesLeft: 10,
    })
  })

  test('can begin anew; only the newest secret counts', async () => {
    const { email } = await anAdmin(app)
    const { token } = (await app.visitor().post(api.admin.login, { email, password })).read(
      signedInSchema,
    )
    const client = app.visitor().withToken(token)
    const begin = async () =>
      (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema).secret
    const [first, second] = [await begin(), await begin()]
    const at = app.clock().getTime()
    const turnOn = (secret: string) =>
      client.post(api.admin.twoFactorOn, { code: codeAt(secret, at), password })
    expect((await turnOn(first)).status).toBe(400)
    expect((await turnOn(second)).status).toBe(200)
    expect((await turnOn(second)).status, 'again').toBe(409)
    expect((await client.post(api.admin.twoFactorStart)).status).toBe(409)
  })

  test('keeps the backup codes only as hashes, and no code in the audit log', async () => {
    const { codes, secret } = await protectedAdmin(app)
    const kept = rowsOf<{ kept: string }>(
      await app.db.execute(
        sql`select (select json_agg(b) from backup_codes b)::text || (select json_agg(l) from audit_log l)::text as kept`,
      ),
    )[0]?.kept
    for (const code of codes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
    expect(kept).not.toContain(secret)
    expect(kept).toContain('account.two_factor_on')
  })
})

onOneDatabase('signing in with two-factor on', (database) => {
  const app = useTestApp(database)

  test('asks for the code once the password is right, and only then', async () => {
    const { signIn, code } = await protectedAdmin(app)
    const asked = await signIn()
    expect([asked.status, asked.failure.code]).toEqual([401, 'two_factor_required'])
    const unknown = await app
      .visitor()
      .post(api.admin.login, { email: 'nobody@example.com', password: 'x' })
    for (const answer of [await signIn(undefined, 'wrong'), await signIn(code(), 'wrong')]) {
      expect([answer.status, answer.text]).toEqual([401, unknown.text])
    }
    const answer = await signIn(code())
    expect(answer.status).toBe(200)
    expect(answer.read(signedInSchema).admin.role).toBe('admin')
  })

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('a clock that is %i steps off gets %i', async (steps, status) => {
    const { signIn, code } = await protectedAdmin(app)
    expect((await signIn(code(steps))).status).toBe(status)
  })

  test('takes no code twice, nor an older one after it', async () => {
    const { signIn, code } = await protectedAdmin(app)
    expect((await signIn(code())).status).toBe(200)
    const again = await signIn(code())
    expect([again.status, again.failure.code]).toEqual([401, 'wrong_credentials'])
    expect(again.failure.fields?.code).toMatch(/used already/)
    expect((await signIn(code(-1))).status).toBe(401)
    expect((await signIn(code(1))).status).toBe(200)
  })

  test('takes a code that eight send at once from one of them', async () => {
    const { signIn, code } = await protectedAdmin(app)
    const same = code()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(same)))
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(401)])
  })

  test('takes a backup code once, in whatever form it is typed', async () => {
    const { client, signIn, codes } = await protectedAdmin(app)
    const [first = '', second = ''] = codes
    expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(first)).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(second)))
    expect(statuses(answers)).toEqual([200, ...Array(5).fill(401)])
    expect((await twoFactor(client)).backupCodesLeft).toBe(8)
  })

  test('takes a code of twelve letters that was made before they became longer', async () => {
    const { id, signIn, codes } = await protectedAdmin(app)
    const codeHash = createHash('sha256').update(`${id}:k7qd2mfnx4tp`).digest('hex')
    await app.db.insert(backupCodes).values({ id: randomUUIDv7(), adminId: id, codeHash })
    expect(codes[0]).toMatch(/^(?:[2-9a-z]{4}-){6}[2-9a-z]{4}$/)
    expect((await signIn('K7QD-2MFN-X4TP')).status).toBe(200)
    expect((await signIn('K7QD-2MFN-X4TP')).status).toBe(401)
  })

  test("takes nobody else's backup code", async () => {
    const [one, other] = [await protectedAdmin(app), await protectedAdmin(app)]
    expect((await one.signIn(other.codes[0])).status).toBe(401)
    expect((await other.signIn(other.codes[0])).status).toBe(200)
  })

  test('says what a code looks like', async () => {
    const { signIn } = await protectedAdmin(app)
    const answer = await signIn('12')
    expect([answer.status, answer.failure.fields?.code]).toEqual([
      400,
      'Enter the six digits of your app, or a backup code.',
    ])
  })

  describe('by guessing the code', () => {
    test('is stopped after ten, wherever they come from, and then lets in again', async () => {
      const { signIn, codes } = await protectedAdmin(app)
      for (let n = 0; n < 10; n += 1) expect((await signIn('000000')).status).toBe(401)
      expect((await signIn('000000')).status).toBe(429)
      const refused = await signIn(codes[0])
      expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests'])
      app.clock.advance(hour)
      expect((await signIn(codes[0])).status).toBe(200)
    })

    test('shuts the owner out elsewhere, and not where they signed in before', async () => {
      const { signIn, code } = await protectedAdmin(app)
      const home = app.visitor()
      expect((await signIn(code(), password, home)).status).toBe(200)
      app.clock.advance(step)
      for (let n = 0; n < 10; n += 1) expect((await signIn('000000')).status).toBe(401)
      expect((await signIn(code())).status, 'elsewhere').toBe(429)
      expect((await signIn(code(), password, home)).status, 'at home').toBe(200)
      for (let n = 0; n < 10; n += 1) await signIn('000000', password, home)
      app.clock.advance(step)
      expect((await signIn(code(), password, home)).status, 'guessed at home').toBe(429)
    })

    test('thirty at once looks at no more than ten', async () => {
      const { signIn } = await protectedAdmin(app)
      const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('000000')))
      expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    })

    test('is not what an office does that signs in all day', async () => {
      const { signIn, code } = await protectedAdmin(app)
      const office = app.visitor()
      for (let n = 0; n < 15; n += 1) {
        expect((await signIn(undefined, password, office)).status).toBe(401)
        expect((await signIn(code(), password, office)).status).toBe(200)
        app.clock.advance(step)
      }
    })
  })
})

onOneDatabase('with two-factor on', (database) => {
  const app = useTestApp(database)

  test('new backup codes end the old ones, for password and code', async () => {
    const { client, signIn, code, codes } = await protectedAdmin(app)
    const renew = (fields: object) => client.post(api.admin.backupCodes, fields)
    const wrongPassword = await renew({ password: 'wrong', code: code() })
    expect(wrongPassword.failure.fields).toEqual({ password: expect.any(String) })
    const wrongCode = await renew({ password, code: '000000' })
    expect(wrongCode.failure.fields).toEqual({ code: expect.any(String) })

    const renewed = (await renew({ password, code: code() })).read(backupCodesSchema).codes
    expect(renewed.filter((each) => codes.includes(each))).toEqual([])
    expect((await signIn(codes[0])).status).toBe(401)
    expect((await signIn(renewed[0])).status).toBe(200)
  })

  test('it is turned off with password and code, and the codes are gone', async () => {
    const { client, signIn, code, codes } = await protectedAdmin(app)
    expect((await client.post(api.admin.twoFactorOff, { password })).status).toBe(400)
    const off = await client.post(api.admin.twoFactorOff, { password, code: code() })
    expect(off.status).toBe(204)
    expect(await twoFactor(client)).toEqual({ enabledAt: null, backupCodesLeft: 0 })
    expect((await signIn()).status).toBe(200)
    const again = await client.post(api.admin.twoFactorOff, { password, code: codes[0] })
    expect(again.status).toBe(400)
  })

  test('a code sent to turn it off and to sign in at once does one of both', async () => {
    const { client, signIn, code } = await protectedAdmin(app)
    const same = code()
    const [off, login] = await Promise.all([
      client.post(api.admin.twoFactorOff, { password, code: same }),
      signIn(same),
    ])
    // Signed in after it was off, the code is not asked for; before, it is spent.
    expect([
      [204, 200],
      [400, 200],
      [204, 401],
    ]).toContainEqual([off.status, login.status])
  })

  test('a wrong password is tried ten times in a quarter of an hour', async () => {
    const { client, code } = await protectedAdmin(app)
    const attempt = () => client.post(api.admin.twoFactorOff, { password: 'wrong', code: code() })
    for (let n = 0; n < 10; n += 1) expect((await attempt()).status).toBe(400)
    expect((await attempt()).status).toBe(429)
  })
})
