import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { auditLog, queuedEmails } from '#server/db/schema.ts'
import { expiry } from '#server/jobs/maintenance.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { backupCodesSchema, twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { emailDetailsSchema, emailSchema } from '#shared/mail/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password, signedIn } from '#tests/support/builders.ts'
import { hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const next = 'another long pass phrase'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const withPeer = {
  get SMTP_URL() {
    return peer.url
  },
}

onOneDatabase('a forgotten password', (database) => {
  const app = useTestApp(database, { mail: true, variables: withPeer })
  const ask = (email: string, by = app.visitor()) => by.post(api.admin.passwordReset, { email })
  const confirm = (token: string, secret = next) =>
    app.visitor().post(api.admin.passwordResetConfirm, { token, password: secret })
  const login = (email: string, secret: string, code?: string) =>
    app.visitor().post(api.admin.login, { email, password: secret, ...(code && { code }) })

  /** Asks, has the mail delivered, and takes the token out of it. */
  const mailedToken = async (email: string) => {
    expect((await ask(email)).status).toBe(202)
    await app.deliverMail()
    const texts = (await peer.read()).filter(({ to }) => to === email).map((one) => one.email.text)
    const links = texts.flatMap((text) => /http\S+reset-password\S+/.exec(text ?? '') ?? [])
    const url = new URL(links.at(-1) ?? 'http://no.link')
    expect(url.pathname).toBe(adminPage.resetPassword)
    return url.searchParams.get('token') ?? ''
  }

  test('is set anew with a mailed link, which ends every session and works once', async () => {
    const { id, email } = await anAdmin(app, { email: 'Ida@example.com' })
    const { token: session } = (await login(email, password)).read(signedInSchema)
    const [token, other] = [await mailedToken(email), await mailedToken(email)]
    expect(token).toHaveLength(43)
    expect((await confirm(token)).status).toBe(204)

    expect((await app.visitor().withToken(session).get(api.admin.me)).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
    expect((await login(email, next)).status).toBe(200)
    for (const dead of [token, other, 'unknown', '']) {
      const again = await confirm(dead)
      expect([again.status, again.failure.error]).toEqual([
        403,
        'This link is not valid any more: each works once, and for one hour. Ask for a new one.',
      ])
    }
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))
    expect(rows.map(({ action }) => action)).toContain('account.password_reset')
    expect(JSON.stringify(rows)).not.toContain('example.com')
  })

  test('of one of two who use the same link at once is set once', async () => {
    const { email } = await anAdmin(app)
    const token = await mailedToken(email)
    const answers = await Promise.all([confirm(token), confirm(token, `${next} too`)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403])
  })

  test('has a link for one hour', async () => {
    const { email } = await anAdmin(app)
    const [first, second] = [await mailedToken(email), await mailedToken(email)]
    app.clock.advance(hour - minute)
    expect((await confirm(first, '12345')).status).toBe(400)
    app.clock.advance(minute)
    expect((await confirm(second)).status).toBe(403)
    await expiry.run(app.db, app.clock())
    expect((await confirm(second)).status).toBe(403)
  })

  test('leaves two-factor on', async () => {
    const { email } = await anAdmin(app)
    const { token: session } = (await login(email, password)).read(signedInSchema)
    const client = app.visitor().withToken(session)
    const { secret } = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
    const code = codeAt(secret, app.clock().getTime())
    const on = await client.post(api.admin.twoFactorOn, { code, password })
    const [backup] = on.read(backupCodesSchema).codes
    expect((await confirm(await mailedToken(email))).status).toBe(204)
    expect((await login(email, next)).failure.code).toBe('two_factor_required')
    expect((await login(email, next, backup)).status).toBe(200)
  })

  test('is told the same, whether there is an account or not', async () => {
    const { id, email } = await anAdmin(app)
    const [known, unknown] = [await ask(email.toUpperCase()), await ask('nobody@example.com')]
    expect([known.status, known.text]).toEqual([202, '{"canSend":true}'])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    // Two rows of one millisecond stand in any order.
    const rows = await app.db.select().from(auditLog)
    expect(new Set(rows.map(({ action, entityId }) => `${action} ${entityId}`))).toEqual(
      new Set([`account.password_reset_asked ${id}`, 'account.password_reset_asked unknown']),
    )
    expect(rows).toHaveLength(2)
    await app.deliverMail()
    expect(peer.received.map(({ to }) => to)).toEqual([email])
    expect(await app.db.select().from(queuedEmails)).toEqual([])
    expect((await ask('nobody')).failure.fields).toHaveProperty('email')
  })

  test('makes no more than three mails an hour and ten a day to one address', async () => {
    const { email } = await anAdmin(app)
    const askOften = async (address: string) => {
      const answers = []
      for (let n = 0; n < 4; n += 1) answers.push((await ask(address)).status)
      await app.deliverMail()
      return answers
    }
    expect(await askOften(email)).toEqual([202, 202, 202, 429])
    expect(await askOften('nobody@example.com')).toEqual([202, 202, 202, 429])
    expect(peer.received).toHaveLength(3)
    for (let n = 0; n < 4; n += 1) {
      app.clock.advance(hour + minute)
      await askOften(email)
    }
    expect(peer.received).toHaveLength(10)
  })

  test('is asked for from one place so often', async () => {
    const stranger = app.visitor()
    const answers = []
    for (let n = 0; n < 21; n += 1) answers.push(await ask(`nobody-${n}@example.com`, stranger))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(202), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('can not be set for who was deactivated', async () => {
    const colleague = await signedIn(app)
    const { id, email } = await anAdmin(app)
    const token = await mailedToken(email)
    await colleague.post(api.admin.memberDeactivate(id), { password })
    expect((await confirm(token)).failure.error).toContain('deactivated')
    peer.clear()
    await ask(email)
    await app.deliverMail()
    expect(peer.received).toEqual([])
  })

  test('has no link left once the password has changed', async () => {
    const { email } = await anAdmin(app)
    const { token: session } = (await login(email, password)).read(signedInSchema)
    const client = app.visitor().withToken(session)
    const token = await mailedToken(email)
    peer.usual = { kind: 'refuse', at: 'data', code: 451 }
    await ask(email)
    await app.deliverMail()
    peer.clear()
    const change = { currentPassword: password, newPassword: next }
    expect((await client.post(api.admin.accountPassword, change)).status).toBe(204)
    expect((await confirm(token)).status).toBe(403)
    app.clock.advance(10 * minute)
    await app.deliverMail()
    const subjects = (await peer.read()).map((mail) => mail.email.subject)
    expect(subjects).toEqual(['Your password was changed'])
  })

  test('shows its link to nobody but the receiver', async () => {
    const colleague = await signedIn(app)
    const { email } = await anAdmin(app)
    const token = await mailedToken(email)
    const [listed] = (await colleague.get(api.admin.emails)).read(z.array(emailSchema))
    const details = await colleague.get(api.admin.email(listed?.id ?? ''))
    expect(details.read(emailDetailsSchema).text).toContain('only-in-the-mail-itself')
    expect(details.text).not.toContain(token)
  })
})

onOneDatabase('a forgotten password where there is no mail', (database) => {
  const app = useTestApp(database, { mail: true })

  test('is told so, the same for every address, and nothing waits to be sent', async () => {
    const { email } = await anAdmin(app)
    for (const address of [email, 'nobody@example.com']) {
      const answer = await app.visitor().post(api.admin.passwordReset, { email: address })
      expect([answer.status, answer.text]).toEqual([202, '{"canSend":false}'])
    }
    await app.deliverMail()
    const held = await (await signedIn(app)).get(api.admin.emails)
    expect(held.read(z.array(emailSchema))).toEqual([])
  })
})

onOneDatabase('a forgotten password of a public product', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      PUBLIC_URL: 'https://loom.example',
      get SMTP_URL() {
        return peer.url
      },
    },
  })

  test('may not become a weak one, and the link stays good', async () => {
    const { email } = await anAdmin(app)
    await app.visitor().post(api.admin.passwordReset, { email })
    await app.deliverMail()
    const [mail] = await peer.read()
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.email.html ?? '')?.[1]
    const confirm = (secret: string) =>
      app.visitor().post(api.admin.passwordResetConfirm, { token, password: secret })
    expect((await confirm('short one')).failure.fields).toEqual({
      password: 'Password must be at least 12 characters long.',
    })
    expect((await confirm('q1w2e3r4t5y6')).failure.fields?.password).toContain('most common')
    expect((await confirm(email)).failure.fields?.password).toContain('your address')
    expect((await confirm(next)).status).toBe(204)
  })
})
