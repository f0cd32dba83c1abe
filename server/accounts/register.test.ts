import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { api } from '#shared/routes.ts'
import { password, signedIn } from '#tests/support/builders.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { firstAccountLink } from './invitations.ts'

const someone = { name: 'Ida Weaver', email: 'Ida@Example.com', password }

/** What a guesser tries first, for Ida, and what she is told of it. */
const weakPasswords: [string, RegExp][] = [
  ['elevenchars', /^Password must be at least 12 characters long\.$/],
  ['123456789012', /one of the most common ones\. Four words/],
  ['Q1W2E3R4T5Y6', /one of the most common ones\. Four words/],
  ['password1234', /close to one of the most common/],
  ['111111111111', /row or repetition/],
  ['qwertyuiop[]', /row or repetition/],
  ['a'.repeat(1_000), /row or repetition/],
  ['constitution', /too easy to guess/],
  ['Summer2026!!', /too easy to guess/],
  ['wochenende2026', /too easy to guess/],
  ['Geschwindigkeit1', /too easy to guess/],
  ['Anniversaire12', /too easy to guess/],
  ['contraseña2026', /too easy to guess/],
  ['felizcumpleaños', /too easy to guess/],
  ['ida@example.com', /your name, your address or the firm's name/],
  ['IDA.Weaver.1990', /your name, your address or the firm's name/],
  ['Loomwork2026', /your name, your address or the firm's name/],
  ['L00mw0rk-2026-Ida!', /your name, your address or the firm's name/],
  ['loom.example', /your name, your address or the firm's name/],
]

const accounts = async (app: TestApp) =>
  rowsOf<{ email: string }>(await app.db.execute(sql`select email from admins`))

const tokenOfLink = (link: string) => new URL(link).searchParams.get('invitation') ?? ''

async function invitationFrom(app: TestApp, fields: { email?: string } = {}) {
  const admin = await signedIn(app)
  const answer = await admin.post(api.admin.invitations, { ...fields, password })
  expect(answer.status).toBe(201)
  return tokenOfLink(JSON.parse(answer.text).url)
}
const registerWith = (app: TestApp, token: string, fields = {}) =>
  app.visitor().post(api.admin.register, { ...someone, invitation: token, ...fields })

onOneDatabase('registering', (database) => {
  const app = useTestApp(database)

  test('the first account is open; it is signed in at once', async () => {
    const visitor = app.visitor()
    const answer = await visitor.post(api.admin.register, someone)
    expect(answer.status).toBe(201)
    const { token, admin } = answer.read(signedInSchema)
    expect(admin).toMatchObject({ name: 'Ida Weaver', email: 'Ida@Example.com', role: 'admin' })
    const me = await visitor.withToken(token).get(api.admin.me)
    expect(JSON.parse(me.text)).toEqual({ admin })
  })

  test('the second one needs an invitation', async () => {
    await app.visitor().post(api.admin.register, someone)
    const other = { ...someone, email: 'other@example.com' }
    const answer = await app.visitor().post(api.admin.register, other)
    expect(answer.status).toBe(403)
    expect(answer.failure).toMatchObject({ code: 'forbidden' })
    expect(await accounts(app)).toHaveLength(1)
  })

  test('names every field that is wrong, with the words of the specification', async () => {
    const wrong = { name: '', email: 'x', password: '12345' }
    const answer = await app.visitor().post(api.admin.register, wrong)
    expect(answer.status).toBe(400)
    expect(answer.failure.fields).toMatchObject({
      name: 'Name is required.',
      email: expect.stringMatching(/^[A-Z].*\.$/),
      password: 'Password must be at least 6 characters long.',
    })
  })

  test('takes six characters while the product is local', async () => {
    const answer = await app.visitor().post(api.admin.register, { ...someone, password: '123456' })
    expect(answer.status).toBe(201)
  })

  test('keeps neither password nor token in the database', async () => {
    const answer = await app.visitor().post(api.admin.register, someone)
    const { token } = answer.read(signedInSchema)
    const everything = await app.db.execute(
      sql`select (select json_agg(a) from admins a)::text || (select json_agg(s) from sessions s)::text || (select json_agg(l) from audit_log l)::text as kept`,
    )
    const kept = rowsOf<{ kept: string }>(everything)[0]?.kept ?? ''
    expect(kept).toContain('$argon2id$')
    expect(kept).not.toContain(password)
    expect(kept).not.toContain(token)
  })

  test('is limited per address', async () => {
    const visitor = app.visitor()
    const attempt = () => visitor.post(api.admin.register, { ...someone, invitation: 'none' })
    for (let n = 0; n < 20; n += 1) expect((await attempt()).status).toBe(403)
    const refused = await attempt()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  describe('by invitation', () => {
    const invitation = (fields?: { email?: string }) => invitationFrom(app, fields)
    const register = (token: string, fields?: object) => registerWith(app, token, fields)

    test('makes one account and no second', async () => {
      const token = await invitation()
      expect((await register(token)).status).toBe(201)
      const again = await register(token, { email: 'second@example.com' })
      expect([again.status, again.failure.code]).toEqual([403, 'forbidden'])
    })

    test('works until it expires, a week later', async () => {
      const [early, late] = [await invitation(), await invitation()]
      const week = 7 * 24 * 60 * 60 * 1_000
      app.clock.advance(week - 1_000)
      expect((await register(early)).status).toBe(201)
      app.clock.advance(1_000)
      expect((await register(late, { email: 'late@example.com' })).status).toBe(403)
    })

    test('for an address is for that address, whatever its case', async () => {
      const token = await invitation({ email: 'ida@example.COM' })
      expect((await register(token, { email: 'eve@example.com' })).status).toBe(403)
      expect((await register(token)).status, 'a refusal does not use it up').toBe(201)
    })

    test.each(['', 'guess', 'x'.repeat(201), "' or 1=1 --", '\u0000'])(
      'is not %j',
      async (token) => {
        await invitation()
        const answer = await register(token)
        expect([400, 403]).toContain(answer.status)
        expect(await accounts(app)).toHaveLength(1)
      },
    )

    test('is not used up by an address that has an account, nor by a weak password', async () => {
      const token = await invitation()
      const first = (await accounts(app))[0]?.email.toUpperCase()
      expect((await register(token, { email: first })).status).toBe(409)
      expect((await register(token, { password: 'short' })).status).toBe(400)
      expect((await register(token)).status).toBe(201)
    })

    test('is kept only as a hash', async () => {
      const token = await invitation()
      const rows = await app.db.execute(sql`select * from invitations`)
      expect(JSON.stringify(rowsOf(rows))).not.toContain(token)
    })
  })
})

onOneDatabase('registering on a product that others can reach', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://loom.example' } })
  const link = () => firstAccountLink({ ctx: app.ctx })

  test('the first account needs the link that the server prints', async () => {
    const refused = await app.visitor().post(api.admin.register, someone)
    expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden'])

    const printed = (await link()) ?? ''
    expect(printed).toMatch(/^https:\/\/loom\.example\/admin\/register\?invitation=/)
    const body = { ...someone, invitation: tokenOfLink(printed) }
    expect((await app.visitor().post(api.admin.register, body)).status).toBe(201)
    expect((await app.visitor().post(api.admin.register, body)).status).toBe(403)
    expect(await link(), 'no second link').toBeNull()
  })

  test('a new link at the next start ends the earlier one', async () => {
    const [first, second] = [(await link()) ?? '', (await link()) ?? '']
    const using = (printed: string) =>
      app.visitor().post(api.admin.register, { ...someone, invitation: tokenOfLink(printed) })
    expect((await using(first)).status).toBe(403)
    expect((await using(second)).status).toBe(201)
  })

  test('a password that is easily guessed is refused with why, and the link stays good', async () => {
    const invitation = tokenOfLink((await link()) ?? '')
    const register = (secret: string) =>
      app.visitor().post(api.admin.register, { ...someone, password: secret, invitation })
    for (const [weak, sentence] of weakPasswords) {
      const answer = await register(weak)
      expect([weak, answer.status, answer.failure.fields]).toEqual([
        weak,
        400,
        { password: expect.stringMatching(sentence) },
      ])
    }
    expect((await register('x'.repeat(10_000))).failure.fields?.password).toMatch(/at most 1000/)
    expect((await register('Loomwork is where we weave cloth')).status).toBe(201)
  })

  test('by invitation, a password that is easily guessed is refused, too', async () => {
    const admin = await signedIn(app)
    const invited = await admin.post(api.admin.invitations, { password })
    const invitation = tokenOfLink(JSON.parse(invited.text).url)
    const register = (secret: string) =>
      app.visitor().post(api.admin.register, { ...someone, password: secret, invitation })
    expect((await register('IdaWeaver2026!')).failure.fields?.password).toMatch(/your name/)
    expect((await register(password)).status).toBe(201)
  })

  test('who has no invitation learns nothing of what passwords it takes', async () => {
    await signedIn(app)
    const answer = await app.visitor().post(api.admin.register, { ...someone, password: '123456' })
    expect(answer.status).toBe(403)
  })
})

onEachDatabase('registering at once', (database) => {
  const app = useTestApp(database)

  test('twenty at once make exactly one account', async () => {
    const attempts = () =>
      Array.from({ length: 20 }, (_, n) =>
        app.visitor().post(api.admin.register, { ...someone, email: `racer-${n}@example.com` }),
      )
    // Held back at the write, all of them have seen that there is no account yet.
    const { sent } = await app.db.transaction(async (tx) => {
      await tx.execute(sql`lock table admins in share mode`)
      const racing = attempts()
      const waiting = async () => {
        const locks = sql`select from pg_locks join pg_database on database = pg_database.oid
          where datname = current_database() and not granted`
        return rowsOf(await tx.execute(locks)).length
      }
      // The embedded database has one connection: there they wait for it.
      if (app.env.databaseUrl) await expect.poll(waiting).toBeGreaterThan(2)
      return { sent: racing }
    })
    const statuses = (await Promise.all(sent)).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([201, ...Array(19).fill(403)])
    expect(await accounts(app)).toHaveLength(1)
  })

  test('an invitation used ten times at once makes one account', async () => {
    const token = await invitationFrom(app)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        registerWith(app, token, { email: `r${n}@example.com` }),
      ),
    )
    const statuses = answers.map((answer) => answer.status).toSorted()
    expect(statuses).toEqual([201, ...Array(9).fill(403)])
  })
})

onEachDatabase('registering at once on a product that others can reach', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://loom.example' } })

  test('two people with the printed link make one account', async () => {
    const invitation = tokenOfLink((await firstAccountLink({ ctx: app.ctx })) ?? '')
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        app
          .visitor()
          .post(api.admin.register, { ...someone, email: `${name}@example.com`, invitation }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 403, 403])
  })
})
