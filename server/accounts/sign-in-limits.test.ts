import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { purgeDevices } from '#server/accounts/device-cookie.ts'
import { deviceCookies, invitations, rateLimits } from '#server/db/schema.ts'
import { api } from '#shared/routes.ts'
import { anAdmin, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { inPasswordQueue } from './password-queue.ts'
import { hashOfToken } from './sessions.ts'

const login = (client: Client, email: string, secret = password) =>
  client.post(api.admin.login, { email, password: secret })
const guess = (client: Client, email: string) => login(client, email, 'a guess')

const at = (app: TestApp, ip: string, cookie?: string) =>
  new Client(app.url, { 'X-Forwarded-For': ip, ...(cookie && { Cookie: cookie }) })

/** The `name=value` that a browser would send back. */
const cookieOf = (answer: { headers: Headers }) =>
  answer.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Signs in once, as an owner did some time, and answers the cookie of their browser. */
async function knownBrowser(app: TestApp, email: string, ip: string) {
  const answer = await login(at(app, ip), email)
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

/** As if so many had guessed; letting them come would take a minute. */
async function counted(app: TestApp, key: string, count: number, lasting = hour) {
  const resetsAt = new Date(app.clock().getTime() + lasting)
  const { key: target } = rateLimits
  await app.db
    .insert(rateLimits)
    .values({ key, count, resetsAt })
    .onConflictDoUpdate({ target, set: { count, resetsAt } })
}

onOneDatabase('a browser that was signed in with', (database) => {
  const app = useTestApp(database)
  const office = '198.51.100.7'

  test('is known by a cookie for sign-in alone, kept as its SHA-256', async () => {
    const { email, id } = await anAdmin(app)
    const header = (await login(at(app, office), email)).headers.get('set-cookie') ?? ''
    expect(header).toMatch(
      /^admin_device=[\w-]{43}; Path=\/api\/admin\/login; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    )
    const value = header.slice('admin_device='.length, header.indexOf(';'))
    const tokenHash = createHash('sha256').update(value).digest('hex')
    expect(await app.db.select().from(deviceCookies)).toEqual([
      { adminId: id, tokenHash, lastUsedAt: app.clock() },
    ])
  })

  test('is let in after ten wrong passwords of others in the same network', async () => {
    const { email } = await anAdmin(app)
    const cookie = await knownBrowser(app, email, office)
    for (let n = 0; n < 10; n += 1) expect((await guess(at(app, office), email)).status).toBe(401)
    expect((await login(at(app, office), email)).status, 'without the cookie').toBe(429)
    expect((await login(at(app, office, cookie), email)).status).toBe(200)
  })

  test('is let in while the whole world guesses, from a network it was never in', async () => {
    const { email } = await anAdmin(app)
    const cookie = await knownBrowser(app, email, office)
    await counted(app, `login-guess-account:${email}`, 200)
    await counted(app, 'login-guess-network:203.0.113.4', 50, 15 * minute)
    expect((await login(at(app, '203.0.113.4'), email)).status, 'without the cookie').toBe(429)
    expect((await login(at(app, '203.0.113.4', cookie), email)).status).toBe(200)
  })

  test('is let in while more strangers wait than are taken, who are told to wait', async () => {
    const { email } = await anAdmin(app)
    const cookie = await knownBrowser(app, email, office)
    const { promise: turn, resolve: letGo } = Promise.withResolvers<void>()
    const strangers = Array.from({ length: availableParallelism() + 100 }, () =>
      inPasswordQueue('stranger', () => turn).catch(() => {}),
    )
    const known = login(at(app, office, cookie), email)
    const refused = await login(at(app, office), email)
    const again = await login(at(app, office), email)
    letGo()
    expect([refused.status, refused.failure.error]).toEqual([
      429,
      expect.stringContaining('Very many are signing in'),
    ])
    expect(again.status).toBe(429)
    expect((await known).status).toBe(200)
    await Promise.all(strangers)
  })

  test('has ten wrong passwords of its own, and all again after a success', async () => {
    const { email } = await anAdmin(app)
    const cookie = await knownBrowser(app, email, office)
    const browser = at(app, office, cookie)
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) expect((await guess(browser, email)).status).toBe(401)
      expect((await login(browser, email)).status).toBe(200)
    }
    for (let n = 0; n < 10; n += 1) expect((await guess(browser, email)).status).toBe(401)
    expect((await login(browser, email)).status).toBe(429)
    expect((await login(at(app, '203.0.113.9', cookie), email)).status, 'elsewhere').toBe(429)
    app.clock.advance(15 * minute)
    expect((await login(browser, email)).status).toBe(200)
  })

  test('keeps its value for a second account, and gains nothing at others', async () => {
    const [one, other, third] = [await anAdmin(app), await anAdmin(app), await anAdmin(app)]
    const cookie = await knownBrowser(app, one.email, office)
    const second = await login(at(app, office, cookie), other.email)
    expect(cookieOf(second)).toBe(cookie)
    const elsewhere = at(app, '203.0.113.5', cookie)
    for (let n = 0; n < 10; n += 1) expect((await guess(elsewhere, third.email)).status).toBe(401)
    expect((await login(elsewhere, third.email)).status).toBe(429)
    expect((await login(elsewhere, other.email)).status).toBe(200)
  })

  test.each([
    'admin_device=',
    `admin_device=${'x'.repeat(43)}`,
    `admin_device=${'; '.repeat(999)}`,
  ])('is none with %.40s, and gets a value of ours', async (cookie) => {
    const { email } = await anAdmin(app)
    for (let n = 0; n < 10; n += 1) await guess(at(app, office, cookie), email)
    expect((await login(at(app, office, cookie), email)).status).toBe(429)
    const answer = await login(at(app, '203.0.113.6', cookie), email)
    expect(answer.status).toBe(200)
    expect(cookieOf(answer)).not.toBe(cookie)
  })

  test('is known for ninety days after the last sign-in, and ten are of one account', async () => {
    const { email } = await anAdmin(app)
    const cookies = []
    for (let n = 0; n < 12; n += 1) {
      app.clock.advance(minute)
      cookies.push(await knownBrowser(app, email, office))
    }
    const kept = (await app.db.select().from(deviceCookies)).map(({ tokenHash }) => tokenHash)
    const hashes = cookies.map((cookie) => hashOfToken(cookie.slice('admin_device='.length)))
    expect(kept.toSorted()).toEqual(hashes.slice(2).toSorted())
    app.clock.advance(90 * day + minute)
    await counted(app, `login-guess-account:${email}`, 200)
    const stale = at(app, '203.0.113.7', cookies.at(-1))
    expect((await login(stale, email)).status).toBe(429)
    await purgeDevices(app.db, app.clock())
    expect(await app.db.$count(deviceCookies)).toBe(0)
  })
})

onOneDatabase('behind one router', (database) => {
  const app = useTestApp(database)
  const office = '198.51.100.8'

  test('52 wrong passwords at other addresses do not shut out who signed in from there', async () => {
    const { email } = await anAdmin(app)
    await knownBrowser(app, email, office)
    let refused = 0
    for (let n = 0; n < 52; n += 1) {
      if ((await guess(at(app, office), `victim-${n}@example.com`)).status === 429) refused += 1
    }
    expect(refused).toBe(2)
    expect((await login(at(app, office), email)).status).toBe(200)
  })

  test('thirty colleagues who mistype twice each all sign in, the first time as well', async () => {
    for (let n = 0; n < 30; n += 1) {
      const { email } = await anAdmin(app)
      for (let typo = 0; typo < 2; typo += 1) {
        expect((await guess(at(app, office), email)).status, `typo of ${n}`).toBe(401)
      }
      expect((await login(at(app, office), email)).status, `colleague ${n}`).toBe(200)
    }
  })

  test('signing in to an account of their own takes nothing back of guesses at others', async () => {
    const mine = await anAdmin(app)
    await counted(app, `login-guess-network:${office}`, 45, 15 * minute)
    let looked = 0
    for (let n = 0; n < 10; n += 1) {
      if ((await guess(at(app, office), `victim-${n}@example.com`)).status === 401) looked += 1
      await login(at(app, office), mine.email)
    }
    expect(looked).toBe(5)
  })

  test('failures of a window that is over are not taken back of the next one', async () => {
    const mine = await anAdmin(app)
    const victim = 'victim@example.com'
    expect((await guess(at(app, office), victim)).status).toBe(401)
    app.clock.advance(10 * minute)
    for (let n = 0; n < 5; n += 1) await guess(at(app, office), mine.email)
    app.clock.advance(5 * minute)
    await counted(app, `login-guess-network:${office}`, 49, 15 * minute)
    expect((await login(at(app, office), mine.email)).status).toBe(200)
    expect((await guess(at(app, office), victim)).status).toBe(401)
    expect((await guess(at(app, office), victim)).status).toBe(429)
  })
})

onOneDatabase('guesses at one account', (database) => {
  const app = useTestApp(database)

  test('are 200 an hour from all networks it was signed in from', async () => {
    const { email } = await anAdmin(app)
    const [home, office] = ['198.51.100.1', '198.51.100.2']
    await knownBrowser(app, email, home)
    await knownBrowser(app, email, office)
    await counted(app, `login-guess-home:${email}`, 199)
    expect((await guess(at(app, home), email)).status).toBe(401)
    expect((await guess(at(app, office), email)).status).toBe(429)
  })

  test('are not anew by a success elsewhere', async () => {
    const { email } = await anAdmin(app)
    await counted(app, `login-guess-account:${email}`, 199)
    expect((await login(at(app, '203.0.113.1'), email)).status).toBe(200)
    expect((await guess(at(app, '203.0.113.2'), email)).status).toBe(401)
    expect((await guess(at(app, '203.0.113.3'), email)).status).toBe(429)
  })
})

onOneDatabase('registering in public', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'http://loomwork.example' } })
  const invitation = 'an-invitation-of-the-test'
  const register = (client: Client, fields: object) =>
    client.post(api.admin.register, { name: 'Ida', email: 'ida@example.com', ...fields })

  test('counts no password that was refused as weak, to who is invited', async () => {
    await app.db.insert(invitations).values({
      id: crypto.randomUUID(),
      tokenHash: hashOfToken(invitation),
      kind: 'first_account',
      createdAt: app.clock(),
      expiresAt: new Date(app.clock().getTime() + day),
    })
    const newcomer = app.visitor()
    for (let n = 0; n < 25; n += 1) {
      const answer = await register(newcomer, { invitation, password: 'password' })
      expect([answer.status, Object.keys(answer.failure.fields ?? {})]).toEqual([400, ['password']])
    }
    const answer = await register(newcomer, { invitation, password: 'weft under nine blue herons' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('set-cookie')).toContain('admin_device=')
  })

  test('looks at no password of who is not invited, and counts it', async () => {
    const stranger = app.visitor()
    const weak = { invitation: 'made up', password: 'password' }
    for (let n = 0; n < 20; n += 1) expect((await register(stranger, weak)).status).toBe(403)
    expect((await register(stranger, weak)).status).toBe(429)
  })
})
