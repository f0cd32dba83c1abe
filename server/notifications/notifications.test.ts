import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { notifications } from '#server/db/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const notificationsOf = async (client: Client) =>
  (await client.get(api.admin.notifications)).read(z.array(notificationSchema))
const unread = async (client: Client) =>
  (await notificationsOf(client)).filter((notification) => !notification.readAt).length

onOneDatabase('notifications', (database) => {
  const app = useTestApp(database)

  test('of a fresh install are three, and each leads to where it is settled', async () => {
    const fresh = await notificationsOf(await signedIn(app))
    expect(fresh.map(({ kind, href, readAt }) => [kind, href, readAt]).sort()).toEqual([
      ['setup_mail', adminPage.outbox, null],
      ['setup_postgresql', settingsPage('system'), null],
      ['setup_two_factor', settingsPage('security'), null],
    ])
  })

  test("tell of a visitor's message and lead to it, but not of what an admin enters", async () => {
    const admin = await signedIn(app)
    const sent = await app.visitor().post(api.leads, aLead({ name: 'Vera', company: 'Loom' }))
    await enteredLead(admin)
    expect(await unread(admin)).toBe(4)
    const notification = (await notificationsOf(admin)).find(({ kind }) => kind === 'lead_created')
    expect(notification).toMatchObject({ title: 'New lead: Vera', readAt: null })
    expect(notification?.href).toContain(JSON.parse(sent.text).id)
  })

  test('lead to the consultation and the submission they tell of', async () => {
    const admin = await signedIn(app)
    const visitor = { name: 'Vera', email: 'vera@example.com' }
    for (const [path, kind] of [
      [api.consultationRequests, 'consultation_requested'],
      [api.leadMagnetSubmissions, 'submission_created'],
    ] as const) {
      const sent = await app.visitor().post(path, visitor)
      const notification = (await notificationsOf(admin)).find((each) => each.kind === kind)
      expect(notification?.href).toContain(JSON.parse(sent.text).id)
    }
  })

  test('read by one admin are unread for another', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    for (const _time of [1, 2]) {
      expect((await one.post(api.admin.notificationsRead)).status).toBe(204)
    }
    expect([await unread(one), await unread(other)]).toEqual([0, 3])
  })

  test('are read one at a time, by their reader alone', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const [first] = await notificationsOf(one)
    const path = api.admin.notificationRead(first?.id ?? '')
    for (const _time of [1, 2]) expect((await one.post(path)).status).toBe(204)
    expect([await unread(one), await unread(other)]).toEqual([2, 3])
    for (const unknown of ['none', '018f0000-0000-7000-8000-000000000000']) {
      expect((await one.post(api.admin.notificationRead(unknown))).status).toBe(404)
    }
  })

  test('of a fresh install stay, however many came after, and the newest come first', async () => {
    const admin = await signedIn(app)
    const visitor = app.visitor()
    await app.db.insert(notifications).values(
      Array.from({ length: 150 }, (_, n) => ({
        id: randomUUIDv7(),
        kind: 'lead_created',
        title: `New lead: ${n}`,
        body: 'Through the contact form.',
        createdAt: new Date(app.clock().getTime() + n),
      })),
    )
    app.clock.advance(minute)
    await visitor.post(api.consultationRequests, aLead({ name: 'Vera' }))
    const kinds = (await notificationsOf(admin)).map(({ kind }) => kind)
    // The clock of these tests is behind that of the install.
    const others = kinds.filter((kind) => !kind.startsWith('setup_'))
    expect([kinds.length, others.length]).toEqual([103, 100])
    expect(others.slice(0, 2)).toEqual(['consultation_requested', 'lead_created'])
  })
})
