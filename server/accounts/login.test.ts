import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { admins, rateLimits } from '#server/db/schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { anAdmin, password, signedIn } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const login = (client: Client, email: string, secret = password) =>
  client.post(api.admin.login, { email, password: secret })

onOneDatabase('signing in', (database) => {
  const app = useTestApp(database)

  test('answers a token and who it belongs to, whatever the case of the address', async () => {
    await anAdmin(app, { name: 'Ida', email: 'Ida@Example.com' })
    const answer = await login(app.visitor(), ' iDA@example.COM ')
    expect(answer.status).toBe(200)
    const { token, admin } = answer.read(signedInSchema)
    expect(admin).toMatchObject({ name: 'Ida', email: 'Ida@Example.com', role: 'admin' })
    expect((await app.visitor().withToken(token).get(api.admin.leads)).status).toBe(200)
  })

  describe('takes a password in whatever Unicode form it is typed:', () => {
    const typed = 'Zürich-Gänse-Öl-71'
    const forms = { NFC: typed.normalize('NFC'), NFD: typed.normalize('NFD') }

    test.each(['NFC', 'NFD'] as const)('set in %s', async (form) => {
      const { email } = await anAdmin(app)
      const { token } = (await login(app.visitor(), email)).read(signedInSchema)
      const client = app.visitor().withToken(token)
      const change = { currentPassword: password, newPassword: forms[form] }
      expect((await client.post(api.admin.accountPassword, change)).status).toBe(204)
      for (const secret of Object.values(forms)) {
        expect((await login(app.visitor(), email, secret)).status).toBe(200)
        const again = { currentPassword: secret, newPassword: forms[form] }
        expect((await client.post(api.admin.accountPassword, again)).status).toBe(204)
      }
      expect((await login(app.visitor(), email, 'Zurich-Ganse-Ol-71')).status).toBe(401)
    })

    const mixed = `${forms.NFD}${forms.NFC}`
    test.each([
      ['not composed', forms.NFD, forms.NFC],
      ['not composed, typed so', forms.NFD, forms.NFD],
      ['in part composed, typed so', mixed, mixed],
    ])('kept by an earlier release %s', async (_how, kept, secret) => {
      const { email } = await anAdmin(app)
      await app.db.update(admins).set({ passwordHash: await hash(kept) })
      expect((await login(app.visitor(), email, 'another one altogether')).status).toBe(401)
      for (const form of [secret, secret.normalize('NFC'), secret.normalize('NFD')]) {
        expect((await login(app.visitor(), email, form)).status).toBe(200)
      }
    })
  })

  test('keeps the token only as its SHA-256', async () => {
    const { email } = await anAdmin(app)
    const { token } = (await login(app.visitor(), email)).read(signedInSchema)
    const kept = rowsOf<{ token_hash: string }>(
      await app.db.execute(sql`select token_hash from sessions`),
    )
    expect(kept).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }])
    expect(
      (
        await app
          .visitor()
          .withToken(kept[0]?.token_hash ?? '')
          .get(api.admin.me)
      ).status,
    ).toBe(401)
  })

  test('answers the same for a wrong password and for an unknown account', async () => {
    const { email } = await anAdmin(app)
    const wrong = await login(app.visitor(), email, 'wrong password')
    const unknown = await login(app.visitor(), 'nobody@example.com', 'wrong password')
    expect(wrong.status).toBe(401)
    expect(wrong.failure.code).toBe('wrong_credentials')
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    expect(wrong.failure.error).toBe('Invalid credentials. Please try again.')
  })

  test('works as much for an unknown account as for a wrong password', async () => {
    const { email } = await anAdmin(app)
    const work = { known: [] as number[], unknown: [] as number[] }
    // The work of this process, in microseconds: its time by the clock has that of other processes in it.
    const measure = async (kind: keyof typeof work, address: string) => {
      const start = process.cpuUsage()
      await login(app.visitor(), address, 'wrong password')
      const { user, system } = process.cpuUsage(start)
      work[kind].push(user + system)
    }
    for (let n = 0; n < 9; n += 1) {
      await measure('known', email)
      await measure('unknown', `nobody-${n}@example.com`)
    }
    // The least of each: the rest is what this process tidied up meanwhile.
    const ratio = Math.min(...work.unknown) / Math.min(...work.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('names every field that is missing', async () => {
    const answer = await app.visitor().post(api.admin.login, {})
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {}).toSorted()).toEqual(['email', 'password'])
  })

  describe('by guessing', () => {
    const guess = (client: Client, email: string) => login(client, email, 'a guess')

    test('is stopped after ten failures from one address, and says for how long', async () => {
      const { email } = await anAdmin(app)
      const guesser = app.visitor()
      for (let n = 0; n < 10; n += 1) expect((await guess(guesser, email)).status).toBe(401)
      const refused = await guess(guesser, email)
      expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests'])
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(15 * 60)
      expect((await login(guesser, email)).status, 'even with the right one').toBe(429)
      expect((await login(app.visitor(), email)).status, 'not for someone elsewhere').toBe(200)
      app.clock.advance(wait * 1_000)
      expect((await login(guesser, email)).status).toBe(200)
    })

    test('forty times at once looks at no more than ten passwords', async () => {
      const { email } = await anAdmin(app)
      const guesser = app.visitor()
      const answers = await Promise.all(Array.from({ length: 40 }, () => guess(guesser, email)))
      const looked = answers.filter((answer) => answer.status === 401)
      expect(looked.length).toBeLessThanOrEqual(10)
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40 - looked.length)
    })

    test('counts over two processes that share the database', async () => {
      const { email } = await anAdmin(app)
      const here = app.visitor()
      const there = Object.assign(app.visitor(await app.anotherInstance()), {
        headers: here.headers,
      })
      for (let n = 0; n < 5; n += 1) {
        expect((await guess(here, email)).status).toBe(401)
        expect((await guess(there, email)).status).toBe(401)
      }
      expect((await guess(here, email)).status).toBe(429)
      expect((await guess(there, email)).status).toBe(429)
    })

    test('many accounts from one address is stopped as well', async () => {
      const guesser = app.visitor()
      let refused = 0
      for (let n = 0; n < 52; n += 1) {
        const answer = await guess(guesser, `victim-${n}@example.com`)
        if (answer.status === 429) refused += 1
      }
      expect(refused).toBe(2)
    })

    const from = (ip: string) => new Client(app.url, { 'X-Forwarded-For': ip })

    /** As if strangers all over the world had guessed at an account. */
    const lockOut = async (email: string) => {
      await app.db.delete(rateLimits)
      const resetsAt = new Date(app.clock().getTime() + hour)
      const key = `login-guess-account:${email}`
      await app.db.insert(rateLimits).values({ key, count: 200, resetsAt })
    }

    test('shuts strangers out of an account, not its owner where they signed in before', async () => {
      const { email } = await anAdmin(app)
      expect((await login(from('2001:db8:0:1::1'), email)).status).toBe(200)
      app.clock.advance(89 * day)
      await lockOut(email)
      expect((await login(from('2001:db8:0:2::1'), email)).status, 'elsewhere').toBe(429)
      expect((await login(from('2001:db8:0:1::2'), email)).status, 'at home').toBe(200)
      for (let n = 0; n < 10; n += 1) {
        expect((await guess(from(`2001:db8:0:1:${n}::`), email)).status).toBe(401)
      }
      expect((await login(from('2001:db8:0:1::3'), email)).status, 'guessed at home').toBe(429)
      app.clock.advance(91 * day)
      await lockOut(email)
      expect((await login(from('2001:db8:0:1::1'), email)).status, 'long after').toBe(429)
    })

    test('that failed makes no network known', async () => {
      const { email } = await anAdmin(app)
      expect((await guess(from('192.0.2.7'), email)).status).toBe(401)
      await lockOut(email)
      expect((await login(from('192.0.2.7'), email)).status).toBe(429)
    })

    test('the case of the address makes no new account of it', async () => {
      const guesser = app.visitor()
      const spellings = ['ida@example.com', 'IDA@example.com', 'Ida@Example.Com']
      let last = 0
      for (let n = 0; n < 11; n += 1) {
        last = (await guess(guesser, spellings[n % 3] ?? '')).status
      }
      expect(last).toBe(429)
    })

    test('is not what an office does that signs in all day', async () => {
      const { email } = await anAdmin(app)
      const office = app.visitor()
      for (let n = 0; n < 25; n += 1) expect((await login(office, email)).status).toBe(200)
    })
  })
})

onOneDatabase('a session', (database) => {
  const app = useTestApp(database)

  const works = async (client: Client) => (await client.get(api.admin.me)).status === 200

  test('lasts while it is used and ends after twelve idle hours', async () => {
    const admin = await signedIn(app)
    for (let n = 0; n < 5; n += 1) {
      app.clock.advance(12 * hour - minute)
      expect(await works(admin)).toBe(true)
    }
    app.clock.advance(12 * hour)
    const answer = await admin.get(api.admin.me)
    expect([answer.status, answer.failure.error]).toEqual([401, 'Authentication expired'])
  })

  test('ends after thirty days although it is used', async () => {
    const admin = await signedIn(app)
    const step = 6 * hour
    for (let elapsed = step; elapsed < 30 * 24 * hour; elapsed += step) {
      app.clock.advance(step)
      expect(await works(admin), `after ${elapsed / hour} hours`).toBe(true)
    }
    app.clock.advance(step)
    expect(await works(admin)).toBe(false)
  })

  test('ends with logout, and only that one', async () => {
    const { email } = await anAdmin(app)
    const open = async () => {
      const { token } = (await login(app.visitor(), email)).read(signedInSchema)
      return app.visitor().withToken(token)
    }
    const [here, elsewhere] = [await open(), await open()]
    const left = await here.post(api.admin.logout)
    expect(left.status).toBe(204)
    expect(await works(here)).toBe(false)
    expect(await works(elsewhere)).toBe(true)
    const again = await here.post(api.admin.logout)
    expect(again.status, 'again').toBe(401)
    // What was seen goes; what a visitor has half written in this browser stays.
    const clearing = ({ headers }: typeof left) => headers.get('clear-site-data')
    expect(clearing(left)).toBe('"cache"')
    expect(clearing(again), 'for a stranger').toBeNull()
    expect(clearing(await elsewhere.get(api.admin.me)), 'for others').toBeNull()
  })

  test('needs a token', async () => {
    const answer = await app.visitor().get(api.admin.me)
    expect([answer.status, answer.failure.error]).toEqual([401, 'No authentication token'])
  })

  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR', 'Bearer  '])(
    'is known by its token, after %s',
    async (scheme) => {
      const { headers } = await signedIn(app)
      const token = headers.Authorization?.split(' ')[1]
      const answer = await app.visitor().get(api.admin.me, { Authorization: `${scheme} ${token}` })
      expect(answer.status).toBe(200)
    },
  )

  test.each([
    'Bearer',
    'Bearertoken',
    'Bearer ',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'x'.repeat(5_000)}`,
    "' or 1",
  ])('is not %s', async (header) => {
    const answer = await app.visitor().get(api.admin.me, { Authorization: header })
    expect(answer.status).toBe(401)
  })
})
