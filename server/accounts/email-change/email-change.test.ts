import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '#server/db/database.ts'
import { auditLog, emailChanges } from '#server/db/schema.ts'
import { expiry } from '#server/jobs/maintenance.ts'
import { accountSchema } from '#shared/accounts/account-schema.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { emailDetailsSchema, emailSchema } from '#shared/mail/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { anAdmin, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const former = 'ida@example.com'
const wanted = 'Ida@new.example'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

/** Ida, signed in, and what she does about her address. */
async function ida(app: TestApp) {
  const client = await signedIn(app, { name: 'Ida', email: former })
  const login = (email: string, secret = password) =>
    app.visitor().post(api.admin.login, { email, password: secret })
  const ask = (email = wanted, name = 'Ida') =>
    client.patch(api.admin.account, { name, email, password })
  const account = async () => (await client.get(api.admin.account)).read(accountSchema)
  return { client, login, ask, account }
}

const confirm = (app: TestApp, token: string) =>
  app.visitor().post(api.admin.emailChangeConfirm, { token })

onOneDatabase('another address', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      get SMTP_URL() {
        return peer.url
      },
    },
  })

  /** Has the mail delivered, and takes the tokens out of what came to an address. */
  const mailedTokens = async (to = wanted) => {
    await app.deliverMail()
    const texts = (await peer.read())
      .filter((mail) => mail.to === to)
      .map(({ email }) => email.text)
    return texts.flatMap((text) => {
      const link = /http\S+confirm-email\S+/.exec(text ?? '')?.[0]
      if (!link) return []
      expect(new URL(link).pathname).toBe(adminPage.confirmEmail)
      return [new URL(link).searchParams.get('token') ?? '']
    })
  }
  const subjectsTo = async (to: string) =>
    (await peer.read()).filter((mail) => mail.to === to).map(({ email }) => email.subject)

  test('counts once the link mailed to it is used, and both times the former one is told', async () => {
    const { login, ask, account } = await ida(app)
    const asked = (await ask(wanted, 'Ida W.')).read(accountSchema)
    const expiresAt = new Date(app.clock().getTime() + day).toISOString()
    expect(asked).toMatchObject({
      name: 'Ida W.',
      email: former,
      pendingEmail: { email: wanted, expiresAt, canSend: true },
    })
    expect((await login(wanted)).status).toBe(401)
    expect((await login(former)).status).toBe(200)
    const [token = '', ...others] = await mailedTokens()
    expect([token.length, others]).toEqual([43, []])
    expect(await subjectsTo(former)).toContain('Your email address is to change')
    expect(JSON.stringify(await peer.read())).toContain(wanted)

    const confirmed = await confirm(app, token)
    expect([confirmed.status, confirmed.text]).toEqual([200, `{"email":"${wanted}"}`])
    expect(await account()).toMatchObject({ name: 'Ida W.', email: wanted, pendingEmail: null })
    expect((await login(wanted)).status).toBe(200)
    expect((await login(former)).status).toBe(401)
    await app.deliverMail()
    expect(await subjectsTo(former)).toContain('Your email address was changed')

    for (const dead of [token, 'unknown', '']) {
      const refused = await confirm(app, dead)
      expect([refused.status, refused.failure.error]).toEqual([
        403,
        'This link is not valid any more: each works once, and for a day. Ask for a new one in Settings.',
      ])
    }
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entityId, asked.id))
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.email_change_asked', 'account.email_changed']),
    )
    expect(JSON.stringify(rows)).not.toContain('example')
  })

  test('has its link kept only as a hash, and shown to nobody but the receiver', async () => {
    const { client, ask } = await ida(app)
    await ask()
    const [token = ''] = await mailedTokens()
    for (const table of ['messages', 'mail_orders', 'email_changes']) {
      const rows = rowsOf(await app.db.execute(sql`select * from ${sql.identifier(table)}`))
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
    const sent = await client.get(`${api.admin.emails}?kind=email_change`)
    const [message] = sent.read(z.array(emailSchema))
    const shown = await client.get(api.admin.email(message?.id ?? ''))
    expect(shown.read(emailDetailsSchema).text).toContain('only-in-the-mail-itself')
    expect(shown.text).not.toContain(token)
  })

  test('is confirmed once by two who use its link at once', async () => {
    const { ask } = await ida(app)
    await ask()
    const [token = ''] = await mailedTokens()
    const answers = await Promise.all([confirm(app, token), confirm(app, token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('has a link for a day, that can be sent again, three times an hour', async () => {
    const { client, ask, login } = await ida(app)
    expect((await client.post(api.admin.accountEmailSend)).status, 'nothing waits').toBe(404)
    await ask()
    const [late = ''] = await mailedTokens()
    app.clock.advance(day)
    expect((await confirm(app, late)).status).toBe(403)
    // The session has ended in the night.
    const { token } = (await login(former)).read(signedInSchema)
    const morning = app.visitor().withToken(token)
    const statuses = []
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await morning.post(api.admin.accountEmailSend)).status)
    }
    expect(statuses).toEqual([204, 204, 204, 429])
    const tokens = await mailedTokens()
    expect(tokens).toHaveLength(4)
    expect((await confirm(app, tokens[1] ?? '')).status, 'each of them').toBe(200)
    expect((await confirm(app, tokens[2] ?? '')).status, 'together once').toBe(403)
  })

  const ends: [string, (client: Client, app: TestApp) => Promise<unknown>][] = [
    ['it is cancelled', (client) => client.delete(api.admin.accountEmail)],
    [
      'yet another is asked for',
      (client) =>
        client.patch(api.admin.account, { name: 'Ida', email: 'third@new.example', password }),
    ],
    [
      'the password is changed',
      (client) =>
        client.post(api.admin.accountPassword, {
          currentPassword: password,
          newPassword: 'another long pass phrase',
        }),
    ],
    [
      'the password is reset',
      async (_client, app) => {
        await app.visitor().post(api.admin.passwordReset, { email: former })
        await app.deliverMail()
        const mails = await peer.read()
        const text = mails.map(({ email }) => email.text).find((one) => one?.includes('reset-pass'))
        const token = /reset-password\?token=([\w-]+)/.exec(text ?? '')?.[1]
        const body = { token, password: 'another long pass phrase' }
        const reset = await app.visitor().post(api.admin.passwordResetConfirm, body)
        expect(reset.status).toBe(204)
      },
    ],
  ]
  test.each(ends)(
    'has no link left once %s, nor one that would still be mailed',
    async (_, end) => {
      const { client, ask, login } = await ida(app)
      await ask()
      const [token = ''] = await mailedTokens()
      peer.usual = { kind: 'refuse', at: 'data', code: 451 }
      await client.post(api.admin.accountEmailSend)
      await app.deliverMail()
      peer.clear()
      await end(client, app)
      expect((await confirm(app, token)).status).toBe(403)
      app.clock.advance(10 * minute)
      expect(await mailedTokens()).toEqual([])
      expect((await login(wanted)).status).toBe(401)
    },
  )

  test('that somebody else has, or got meanwhile, is refused', async () => {
    const { ask, account } = await ida(app)
    await anAdmin(app, { email: 'taken@example.com' })
    const refused = await ask('TAKEN@example.com')
    expect([refused.status, refused.failure.fields]).toEqual([
      409,
      { email: 'Another account has this email already.' },
    ])
    expect((await account()).pendingEmail).toBeNull()
    await ask()
    const [token = ''] = await mailedTokens()
    await anAdmin(app, { email: wanted.toLowerCase() })
    expect((await confirm(app, token)).failure.code).toBe('already_exists')
    expect((await account()).email).toBe(former)
  })

  test('ends the links to a new password that the former one was mailed', async () => {
    const { ask } = await ida(app)
    await app.visitor().post(api.admin.passwordReset, { email: former })
    await ask()
    const [token = ''] = await mailedTokens()
    const mail = (await peer.read()).find(({ email }) => email.text?.includes('reset-password'))
    const reset = /reset-password\?token=([\w-]+)/.exec(mail?.email.text ?? '')?.[1]
    expect((await confirm(app, token)).status).toBe(200)
    const body = { token: reset, password: 'another long pass phrase' }
    expect((await app.visitor().post(api.admin.passwordResetConfirm, body)).status).toBe(403)
  })

  test('of who is deactivated meanwhile stays what it was', async () => {
    const { ask } = await ida(app)
    const { id } = (await ask()).read(accountSchema)
    const [token = ''] = await mailedTokens()
    await (await signedIn(app)).post(api.admin.memberDeactivate(id), { password })
    const refused = await confirm(app, token)
    expect([refused.status, refused.failure.error]).toEqual([
      403,
      expect.stringContaining('deactivated'),
    ])
  })

  test('that nobody confirms is forgotten in the end', async () => {
    const { ask } = await ida(app)
    await ask()
    // The link lives from when it is mailed, which must not be after the month below.
    await mailedTokens()
    await expiry.run(app.db, app.clock())
    expect(await app.db.select().from(emailChanges)).toHaveLength(1)
    app.clock.advance(32 * day)
    await expiry.run(app.db, app.clock())
    expect(await app.db.select().from(emailChanges)).toEqual([])
  })

  test('is not found by trying links', async () => {
    const stranger = app.visitor()
    const attempt = () => stranger.post(api.admin.emailChangeConfirm, { token: 'guess' })
    for (let n = 0; n < 30; n += 1) expect((await attempt()).status).toBe(403)
    expect((await attempt()).status).toBe(429)
    app.clock.advance(hour)
    expect((await attempt()).status).toBe(403)
  })
})

onOneDatabase('another address where there is no mail', (database) => {
  const app = useTestApp(database, { mail: true })

  test('waits for a link that is made on the server; the former one is told once there is mail', async () => {
    const { client, ask, login } = await ida(app)
    const { pendingEmail, email } = (await ask()).read(accountSchema)
    expect([email, pendingEmail]).toEqual([
      former,
      expect.objectContaining({ email: wanted, canSend: false }),
    ])
    expect((await login(wanted)).status).toBe(401)
    expect((await client.post(api.admin.accountEmailSend)).status).toBe(403)
    await app.deliverMail()
    const held = (await client.get(api.admin.emails)).read(z.array(emailSchema))
    expect(held.map(({ kind, state, toAddress }) => [kind, state, toAddress])).toEqual([
      ['account_changed', 'held', former],
    ])
  })
})
