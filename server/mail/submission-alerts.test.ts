import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { leadMagnetSubmissions, queuedEmails } from '#server/db/schema.ts'
import { emailSchema } from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

onOneDatabase('an alert of what was asked for', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      get SMTP_URL() {
        return peer.url
      },
    },
  })
  const firm = 'vera@loom.example'
  const at = new Date('2026-06-01T09:00:00.000Z')
  const asked = {
    name: 'Asker',
    leadMagnetType: 'guide',
    followupStatus: 'pending',
    createdAt: at,
    updatedAt: at,
    searchText: '',
  } as const
  const asksFor = (leadMagnetType: string, fields: object = {}) =>
    app.visitor().post(api.leadMagnetSubmissions, aLead({ leadMagnetType, ...fields }))
  const alerts = async () => {
    await app.deliverMail()
    return (await peer.read()).filter(({ to }) => to === firm)
  }
  const listed = async (admin: Client) =>
    (await admin.get(`${api.admin.emails}?kind=submission_alert`)).read(z.array(emailSchema))

  test('names who asked, and is answered to them', async () => {
    await signedIn(app, { email: firm })
    await asksFor('guide', { name: 'Ada', email: 'ada@example.com', company: 'Engines' })
    const [alert, ...others] = await alerts()
    expect(others).toEqual([])
    expect(alert?.email.subject).toBe('New guide: Ada')
    expect(alert?.email.text).toContain('Engines')
    expect(alert?.email.replyTo).toMatchObject([{ address: 'ada@example.com' }])
  })

  test('shows a name as it was entered, which is no encoded word of a subject', async () => {
    await signedIn(app, { email: firm })
    await asksFor('guide', { name: '=?utf-8?q?Your=20invoice?= Zoë' })
    const [alert] = await alerts()
    expect(alert?.email.subject).toBe('New guide: = ?utf-8?q?Your=20invoice?= Zoë')
    const names = (await peer.read()).flatMap(({ email }) => email.to ?? []).map(({ name }) => name)
    for (const name of names) expect(name).not.toBe('Your invoice Zoë')
  })

  test.each([
    { emailNotifications: false, newLeadAlerts: true },
    { emailNotifications: true, newLeadAlerts: false },
  ])('is not for who has set %j', async (switches) => {
    const admin = await signedIn(app, { email: firm })
    const settings = { ...switches, consultationAlerts: true }
    await admin.patch(api.admin.accountNotifications, settings)
    await asksFor('guide')
    expect(await alerts()).toEqual([])
  })

  test('tells of many at once in one message, which goes with whoever it names', async () => {
    const admin = await signedIn(app, { email: firm })
    // In one piece: the service, woken by each call, would take them as they come.
    await app.db.transaction(async (tx) => {
      for (let n = 0; n < 12; n += 1) {
        const id = randomUUIDv7()
        const cause = { kind: 'submission' } as const
        await tx.insert(leadMagnetSubmissions).values({ ...asked, id, email: `${n}@example.com` })
        await tx
          .insert(queuedEmails)
          .values({ id: randomUUIDv7(), entityId: id, order: cause, dueAt: app.clock() })
      }
    })
    const [alert, ...others] = await alerts()
    expect(others).toEqual([])
    expect(alert?.email.subject).toBe('12 new submissions')
    expect(alert?.email.text).toContain('And 2 more')

    expect(await listed(admin)).toHaveLength(1)
    const email = '3@example.com'
    await admin.post(api.admin.privacy.erase, { email, confirmation: email, password })
    expect(await listed(admin)).toEqual([])
  })
})
