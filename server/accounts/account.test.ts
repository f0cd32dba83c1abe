import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { auditLog } from '#server/db/schema.ts'
import { accountSchema } from '#shared/accounts/account-schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { aLead, anAdmin, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const account = async (client: Client) => (await client.get(api.admin.account)).read(accountSchema)

onOneDatabase('the own profile', (database) => {
  const app = useTestApp(database)

  const changes = (id: string) =>
    app.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(auditLog.id)

  test('is changed without the password as far as the name goes, which is on record without a word of it', async () => {
    const admin = await signedIn(app, { name: 'Ida', email: 'ida@example.com' })
    const { id } = await account(admin)
    const sent = { name: ' Ida W. ', email: ' ida@example.com ' }
    const saved = await admin.patch(api.admin.account, sent)
    const kept = { name: 'Ida W.', email: 'ida@example.com', role: 'admin' }
    expect(saved.read(accountSchema)).toMatchObject(kept)
    expect(await account(admin)).toMatchObject(kept)
    expect((await admin.patch(api.admin.account, sent)).status, 'unchanged').toBe(200)
    expect(await changes(id)).toEqual([
      { action: 'account.profile_updated', details: { fields: ['name'] } },
    ])
  })

  test("does not take another account's address, whatever its case", async () => {
    await anAdmin(app, { email: 'Taken@example.com' })
    const admin = await signedIn(app)
    const wanted = { name: 'N', email: 'taken@EXAMPLE.com', password }
    const refused = await admin.patch(api.admin.account, wanted)
    expect([refused.status, refused.failure.code]).toEqual([409, 'already_exists'])
    expect(refused.failure.fields?.email).toMatch(/already/)
  })

  test('keeps the role, whatever is sent', async () => {
    const admin = await signedIn(app)
    const { id, email, ...before } = await account(admin)
    const sent = { name: 'N', email, role: 'owner', id: 'x', createdAt: 'never' }
    await admin.patch(api.admin.account, sent)
    expect(await account(admin)).toMatchObject({ id, role: 'admin', createdAt: before.createdAt })
  })

  test('names each field that is wrong', async () => {
    const admin = await signedIn(app)
    const answer = await admin.patch(api.admin.account, { name: ' ', email: 'x' })
    expect(Object.keys(answer.failure.fields ?? {}).toSorted()).toEqual(['email', 'name'])
  })
})

onOneDatabase('the notification switches', (database) => {
  const app = useTestApp(database)

  const kindsOf = async (client: Client) =>
    (await client.get(api.admin.notifications))
      .read(z.array(notificationSchema))
      .map(({ kind }) => kind)
      .filter((kind) => !kind.startsWith('setup_'))
      .toSorted()

  async function everythingHappens() {
    const visitor = app.visitor()
    await visitor.post(api.leads, aLead())
    const person = { name: 'Vera', email: 'vera@example.com' }
    await visitor.post(api.consultationRequests, { ...person, message: 'A call, please' })
    await visitor.post(api.leadMagnetSubmissions, { ...person, leadMagnetType: 'guide' })
  }

  test('are all on at first', async () => {
    const { notifications } = await account(await signedIn(app))
    expect(Object.values(notifications)).toEqual([true, true, true, true])
  })

  test.each([
    [{ newLeadAlerts: false }, ['consultation_requested']],
    [{ consultationAlerts: false }, ['lead_created', 'submission_created']],
    [{ newLeadAlerts: false, consultationAlerts: false }, []],
    [
      { emailNotifications: false },
      ['consultation_requested', 'lead_created', 'submission_created'],
    ],
  ])('set to %j let through %j, to this person alone', async (off, kinds) => {
    const [admin, colleague] = [await signedIn(app), await signedIn(app)]
    const on = { emailNotifications: true, newLeadAlerts: true, consultationAlerts: true }
    const saved = await admin.patch(api.admin.accountNotifications, { ...on, ...off })
    expect(saved.read(accountSchema).notifications).toEqual({ ...on, ...off, taskReminders: true })
    await everythingHappens()
    expect(await kindsOf(admin)).toEqual(kinds)
    expect(await kindsOf(colleague)).toHaveLength(3)
  })

  test('are all named when they are missing', async () => {
    const admin = await signedIn(app)
    const answer = await admin.patch(api.admin.accountNotifications, {})
    expect(Object.keys(answer.failure.fields ?? {})).toHaveLength(3)
  })

  test('leave the word about two-factor, which leads to its tab', async () => {
    const admin = await signedIn(app)
    const all = (await admin.get(api.admin.notifications)).read(z.array(notificationSchema))
    const setup = all.find(({ kind }) => kind === 'setup_two_factor')
    expect(setup?.href).toBe(settingsPage('security'))
  })
})
