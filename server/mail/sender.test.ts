import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { templates } from '#content/templates/list.ts'
import { EnvError } from '#server/env.ts'
import { api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { checkDkim } from '#tests/support/dkim.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { openTransport } from './transport.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const folder = mkdtempSync(join(tmpdir(), 'loomwork-dkim-'))
const keyFile = join(folder, 'rsa.pem')
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(async () => {
  await peer.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => peer.clear())

const withPeer = {
  PUBLIC_URL: 'https://loom.example',
  get SMTP_URL() {
    return peer.url
  },
}

onOneDatabase('a message with a DKIM key', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: Object.defineProperties(
      {
        MAIL_FROM: 'Loom & Søn <hello@loom.example>',
        DKIM_DOMAIN: 'loom.example',
        DKIM_SELECTOR: 'loom2026',
        DKIM_KEY_FILE: keyFile,
      },
      Object.getOwnPropertyDescriptors(withPeer),
    ),
  })

  test('is signed so that a stranger can verify it, whatever it carries', async () => {
    await app.visitor().post(api.leads, aLead({ name: 'Zoë Ångström' }))
    await app.visitor().post(api.subscribe, { email: 'nora@example.com' })
    await app.visitor().post(api.leadMagnetSubmissions, {
      email: 'tom@example.com',
      leadMagnetType: 'template',
      submissionData: templates[0]?.title,
    })
    await app.deliverMail()
    expect(peer.received).toHaveLength(3)
    for (const { raw } of peer.received) {
      const checked = checkDkim(raw, publicKey)
      expect(checked).toMatchObject({ body: true, headers: true })
      expect(checked?.tags).toMatchObject({
        a: 'rsa-sha256',
        c: 'relaxed/relaxed',
        d: 'loom.example',
        s: 'loom2026',
      })
      const signed = checked?.tags.h?.toLowerCase().split(':') ?? []
      expect(signed).toEqual(
        expect.arrayContaining(['from', 'to', 'subject', 'date', 'reply-to', 'message-id']),
      )
      if (raw.includes('List-Unsubscribe-Post')) {
        expect(signed).toEqual(
          expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
        )
      }
    }
    expect(peer.received.some(({ raw }) => raw.includes('List-Unsubscribe-Post'))).toBe(true)
  })

  test('is found changed on the way', async () => {
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    const raw = peer.received[0]?.raw ?? ''
    expect(checkDkim(raw.replace('within', 'without'), publicKey)?.body).toBe(false)
    const forged = raw.replace(/^Subject: .*$/m, 'Subject: Win a prize')
    expect(checkDkim(forged, publicKey)).toMatchObject({ body: true, headers: false })
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    expect(checkDkim(raw, other)?.headers).toBe(false)
  })
})

onOneDatabase('a message', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: Object.defineProperties(
      { MAIL_FROM: 'Loom <hello@loom.example>' },
      Object.getOwnPropertyDescriptors(withPeer),
    ),
  })
  const received = async () => {
    await app.deliverMail()
    return (await peer.read()).at(-1)
  }

  test('comes from the configured sender, and answers go to the firm', async () => {
    await app.visitor().post(api.leads, aLead({ email: 'ada@example.com' }))
    const mail = await received()
    expect(mail?.email.from).toEqual({ name: 'Loom', address: 'hello@loom.example' })
    expect(mail?.email.replyTo?.map(({ address }) => address)).toEqual([brand.email])
    expect(mail?.email.html).toContain(brand.name)
    expect(mail?.email.text).toContain(brand.name)
    expect(mail?.raw).not.toMatch(/^DKIM-Signature/im)
  })

  test('comes from the address of Settings, where one is set', async () => {
    const admin = await signedIn(app)
    await admin.patch(api.admin.system, { fromEmail: 'office@loom.example' })
    await admin.post(api.admin.emailTest, { to: 'ada@example.com' })
    const mail = await received()
    expect(mail?.email.from).toEqual({ name: 'Loom', address: 'office@loom.example' })
    await admin.patch(api.admin.system, { fromEmail: '' })
    await admin.post(api.admin.emailTest, { to: 'ada@example.com' })
    expect((await received())?.email.from?.address).toBe('hello@loom.example')
  })
})

onOneDatabase('a message where only the mail server is configured', (database) => {
  const app = useTestApp(database, { mail: true, variables: withPeer })

  test('comes from the firm', async () => {
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    const [mail] = await peer.read()
    expect(mail?.email.from).toEqual({ name: brand.name, address: brand.email })
  })
})

describe('a DKIM key that can not sign stops the start', () => {
  const ed25519 = generateKeyPairSync('ed25519').privateKey
  test.each([
    ['is not there', null, 'can not be read'],
    ['is no key', 'hello', 'can not be read'],
    [
      'is of another kind',
      ed25519.export({ type: 'pkcs8', format: 'pem' }),
      'must hold an RSA key',
    ],
  ])('because it %s', (name, content, says) => {
    const file = join(folder, `${name}.pem`)
    if (content !== null) writeFileSync(file, content)
    const dkim = { domain: 'loom.example', selector: 's', keyFile: file }
    const open = () => openTransport({ smtpUrl: 'smtp://127.0.0.1:1', dkim })
    expect(open).toThrow(EnvError)
    expect(open).toThrow(says)
  })
})
