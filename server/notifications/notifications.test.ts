import { expect, test } from 'vitest'
import { z } from 'zod'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const told = async (client: Client) =>
  (await client.get(api.admin.notifications)).read(z.array(notificationSchema))
const unread = async (client: Client) =>
  (await told(client)).filter((notification) => !notification.readAt).length

onEachDatabase('notifications', (database) => {
  const app = useTestApp(database)

  test('of a fresh install are three', async () => {
    expect(await unread(await signedIn(app))).toBe(3)
  })

  test("tell of a visitor's message and lead to it, but not of what an admin enters", async () => {
    const admin = await signedIn(app)
    const sent = await app.visitor().post(api.leads, aLead({ name: 'Vera', company: 'Loom' }))
    await enteredLead(admin)
    expect(await unread(admin)).toBe(4)
    const notification = (await told(admin)).find(({ kind }) => kind === 'lead_created')
    expect(notification).toMatchObject({ title: 'New lead: Vera', readAt: null })
    expect(notification?.href).toContain(JSON.parse(sent.text).id)
  })

  test('read by one admin are unread for another', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    for (const _time of [1, 2]) {
      expect((await one.post(api.admin.notificationsRead)).status).toBe(204)
    }
    expect([await unread(one), await unread(other)]).toEqual([0, 3])
  })
})
