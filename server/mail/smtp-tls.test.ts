import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseEnv } from '#server/env.ts'
import { startupBanner } from '#server/startup-banner.ts'
import { emailCountsSchema, emailSchema } from '#shared/mail/schema.ts'
import { smtpTls } from '#shared/mail/smtp-tls.ts'
import { api } from '#shared/routes.ts'
import { systemSchema } from '#shared/settings/schema.ts'
import { setupChecklistSchema } from '#shared/setup-checklist/setup-checklist.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { openTransport } from './transport.ts'

test.each([
  ['smtp://mail.example', 'required'],
  ['smtps://mail.example', 'required'],
  ['smtp://mail.example:25?requireTLS=false', 'required'],
  ['smtp://10.0.0.5', 'required'],
  ['smtp://0.0.0.0', 'required'],
  ['smtp://localhost.example', 'required'],
  ['smtp://127.example', 'required'],
  ['smtp://localhost', 'offered'],
  ['smtp://LocalHost:2525', 'offered'],
  ['smtp://mail.localhost', 'offered'],
  ['smtp://127.0.0.1:25', 'offered'],
  ['smtp://127.3.2.1', 'offered'],
  ['smtp://[::1]:25', 'offered'],
  ['smtps://localhost', 'required'],
  ['smtp://10.0.0.5:25?tls=off', 'off'],
  ['smtp://127.0.0.1?tls=off', 'off'],
])('encryption to %s is %s', (address, expected) => {
  expect(smtpTls(address)).toBe(expected)
})

test('that mail goes out unencrypted is said at every start', () => {
  const words = (SMTP_URL: string) => startupBanner(parseEnv({ SMTP_URL }), 'embedded', null)
  expect(words('smtp://10.0.0.5?tls=off')).toContain('Mail goes out unencrypted')
  expect(words('smtp://10.0.0.5')).not.toContain('unencrypted')
})

const peer = new MailPeer()
const restart = async (offersEncryption: boolean) => {
  await peer.stop()
  peer.offersEncryption = offersEncryption
  await peer.start()
}
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const refused = /^The mail server offers no encryption \(STARTTLS\), .* add \?tls=off to SMTP_URL/
/** The peer has signed its certificate itself; that is not what is tried here. */
const anyCertificate = 'tls.rejectUnauthorized=false'

describe('a connection', () => {
  const email = {
    from: { name: 'Loom', address: 'hello@loom.example' },
    to: { name: 'Me', address: 'me@loom.example' },
    replyTo: 'hello@loom.example',
    subject: 'Hello',
    messageId: '<1@loom.example>',
    date: new Date(),
    html: '<p>Hello</p>',
    text: 'Hello',
    headers: {},
    attachments: [],
  }
  let close = () => {}
  afterEach(() => close())

  test.each([
    // Elsewhere, nothing is said in clear text, whatever the address tells the library.
    ['elsewhere', `?${anyCertificate}`, true, 'encrypted'],
    ['elsewhere', '', false, 'nothing'],
    ['elsewhere', '?requireTLS=false&ignoreTLS=true&opportunisticTLS=true', false, 'nothing'],
    ['elsewhere', `?ignoreTLS=true&${anyCertificate}`, true, 'encrypted'],
    // Unless that is what is asked for.
    ['elsewhere', '?tls=off', false, 'clear text'],
    ['elsewhere', '?tls=off', true, 'clear text'],
    ['elsewhere', '?tls=off&requireTLS=true', true, 'clear text'],
    // On this machine the server decides.
    ['url', '', false, 'clear text'],
    ['url', `?${anyCertificate}`, true, 'encrypted'],
  ] as const)(
    'to %s%s, STARTTLS offered: %s, carries %s',
    async (where, words, offers, carries) => {
      await restart(offers)
      const transport = openTransport({ smtpUrl: peer[where] + words, dkim: undefined })
      if (!transport) throw new Error('There is no transport.')
      close = transport.close
      const outcome = await transport.send(email).then(
        () => 'sent',
        () => 'not sent',
      )
      const expected = { nothing: [], encrypted: [true], 'clear text': [false] }[carries]
      expect(outcome).toBe(carries === 'nothing' ? 'not sent' : 'sent')
      expect(peer.received.map(({ encrypted }) => encrypted)).toEqual(expected)
      expect(peer.signIns.map(({ encrypted }) => encrypted)).toEqual(
        where === 'elsewhere' ? expected : [],
      )
    },
  )
})

onOneDatabase('mail for a server without encryption', (database) => {
  beforeAll(() => restart(false))
  const app = useTestApp(database, {
    mail: true,
    variables: {
      get SMTP_URL() {
        return `${peer.elsewhere}?${anyCertificate}`
      },
    },
  })
  const listed = async (admin: Client) =>
    (await admin.get(api.admin.emails)).read(z.array(emailSchema))
  const problems = async (admin: Client) => {
    const system = (await admin.get(api.admin.system)).read(systemSchema)
    const counts = (await admin.get(api.admin.emailCounts)).read(emailCountsSchema)
    return [system.smtpProblem, counts.problem]
  }
  const smtpStep = async (admin: Client) =>
    (await admin.get(api.admin.setupChecklist))
      .read(setupChecklistSchema)
      .find(({ step }) => step === 'smtp')

  test('waits, then is held, and every screen says why; it goes once there is one', async () => {
    await restart(false)
    const admin = await signedIn(app)
    await admin.post(api.admin.emailTest, { to: 'me@loom.example' })
    await app.deliverMail()
    const [waiting] = await listed(admin)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(waiting?.lastAnswer).toMatch(refused)
    app.clock.advance(minute)
    expect(await problems(admin)).toEqual([waiting?.lastAnswer, waiting?.lastAnswer])
    expect(await smtpStep(admin)).toMatchObject({ done: false })
    expect((await smtpStep(admin))?.state).toMatch(/^Mail waits\. The mail server offers no/)

    // Nothing was wrong with it but the server: an admin lets it go later, with all others.
    for (const end = app.clock().getTime() + day; app.clock().getTime() <= end; ) {
      app.clock.advance(3 * hour)
      await app.deliverMail()
    }
    // The session has ended over it.
    const later = await signedIn(app)
    expect((await listed(later))[0]).toMatchObject({ state: 'held' })
    expect([peer.received, peer.signIns]).toEqual([[], []])

    await restart(true)
    await later.post(api.admin.emailsRelease)
    await app.deliverMail()
    expect(peer.received.map(({ encrypted }) => encrypted)).toEqual([true])
    expect(peer.signIns).toEqual([{ user: 'firm', encrypted: true }])
    app.clock.advance(minute)
    expect(await problems(later)).toEqual([null, null])
    expect(await smtpStep(later)).toMatchObject({ done: true })
  })
})
