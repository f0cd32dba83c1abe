import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownConsultationSchema } from '#shared/consultations/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { remindOfConsultations } from './remind-of-consultations.ts'

const reminders = async (client: Client) =>
  (await client.get(api.admin.notifications))
    .read(z.array(notificationSchema))
    .filter(({ kind }) => kind === 'consultation_overdue')
    .map(({ title, href }) => ({ title, href }))

const asked = async (by: Client, fields: object = {}) =>
  (await by.post(api.consultationRequests, aLead(fields))).read(ownConsultationSchema)

onOneDatabase('a request for a call without an answer', (database) => {
  const app = useTestApp(database)

  test('is reminded of after 20 hours, once, however often and wherever it is looked', async () => {
    const { id } = await asked(app.visitor(), { name: 'Vera' })
    app.clock.advance(20 * hour - minute)
    await remindOfConsultations(app.ctx)
    const admin = await signedIn(app)
    expect(await reminders(admin)).toEqual([])
    app.clock.advance(minute)
    await Promise.all([remindOfConsultations(app.ctx), remindOfConsultations(app.ctx)])
    app.clock.advance(hour)
    await remindOfConsultations(app.ctx)
    expect(await reminders(admin)).toEqual([
      { title: 'Still unanswered: Vera', href: adminPage.consultation(id) },
    ])
  })

  test('is nothing to remind of when it was settled, deleted, set aside or entered by the firm', async () => {
    const admin = await signedIn(app)
    const visitor = app.visitor()
    for (const status of ['scheduled', 'completed', 'cancelled']) {
      const { id } = await asked(visitor)
      await admin.patch(api.admin.consultationStatus(id), { status })
    }
    const again = await asked(visitor)
    for (const status of ['scheduled', 'pending']) {
      await admin.patch(api.admin.consultationStatus(again.id), { status })
    }
    await admin.delete(api.admin.consultation((await asked(visitor)).id))
    await asked(visitor, { website: 'https://spam.example' })
    await asked(admin)
    app.clock.advance(21 * hour)
    await remindOfConsultations(app.ctx)
    expect(await reminders(await signedIn(app))).toEqual([])
  })

  test('is no reminder for who wants to hear of no requests', async () => {
    await asked(app.visitor())
    app.clock.advance(21 * hour)
    await remindOfConsultations(app.ctx)
    const admin = await signedIn(app)
    expect(await reminders(admin)).toHaveLength(1)
    await admin.patch(api.admin.accountNotifications, {
      emailNotifications: true,
      newLeadAlerts: true,
      consultationAlerts: false,
    })
    expect(await reminders(admin)).toEqual([])
  })
})
