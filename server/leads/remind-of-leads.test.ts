import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { admins, leads } from '#server/db/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { remindOfLeads } from './remind-of-leads.ts'

const reminders = async (client: Client) =>
  (await client.get(api.admin.notifications))
    .read(z.array(notificationSchema))
    .filter(({ kind }) => kind === 'lead_overdue')
    .map(({ title, href }) => ({ title, href }))

onOneDatabase('a lead without a first contact', (database) => {
  const app = useTestApp(database)

  test('is reminded of after 20 hours, once, however often and wherever it is looked', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { name: 'Vera' })
    app.clock.advance(20 * hour - minute)
    await remindOfLeads(app.ctx)
    const later = await signedIn(app)
    expect(await reminders(later)).toEqual([])
    app.clock.advance(minute)
    await Promise.all([remindOfLeads(app.ctx), remindOfLeads(app.ctx)])
    app.clock.advance(hour)
    await remindOfLeads(app.ctx)
    expect(await reminders(later)).toEqual([
      { title: 'Still unanswered: Vera', href: adminPage.lead(lead.id) },
    ])
  })

  test('is nothing to remind of when it was answered, deleted or set aside', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { status: 'contacted' })
    const answered = await enteredLead(admin)
    await admin.patch(api.admin.leadStatus(answered.id), { status: 'contacted' })
    await admin.patch(api.admin.leadStatus(answered.id), { status: 'new' })
    const deleted = await enteredLead(admin)
    await admin.delete(api.admin.lead(deleted.id))
    await app.visitor().post(api.leads, aLead({ website: 'https://spam.example' }))
    app.clock.advance(21 * hour)
    await remindOfLeads(app.ctx)
    expect(await reminders(await signedIn(app))).toEqual([])
  })

  test('is told to whose it is alone, and to everybody once they are gone', async () => {
    const [owner, gone] = [await signedIn(app), await anAdmin(app)]
    const people = await app.db.select().from(admins).orderBy(admins.createdAt, admins.id)
    const self = people.find(({ id }) => id !== gone.id)
    for (const [name, assignedTo] of [
      ['Hers', self?.id],
      ['Left', gone.id],
    ]) {
      const lead = await enteredLead(owner, { name })
      const { status } = await owner.patch(api.admin.lead(lead.id), { ...lead, assignedTo })
      expect(status).toBe(200)
    }
    await app.db.update(admins).set({ deactivatedAt: app.clock() }).where(eq(admins.id, gone.id))
    app.clock.advance(10 * hour)
    const other = await signedIn(app)
    app.clock.advance(10 * hour)
    await remindOfLeads(app.ctx)
    const titles = async (who: Client) => (await reminders(who)).map(({ title }) => title).sort()
    expect(await titles(other)).toEqual(['Still unanswered: Left'])
  })

  test('that was set aside has its first contact only after its release', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ website: 'https://spam.example' }))
    const [aside] = (await admin.get(`${api.admin.leads}?quarantined=true`)).read(
      z.array(leadSchema),
    )
    const contactedAt = async () =>
      (
        await app.db
          .select({ at: leads.firstContactAt })
          .from(leads)
          .where(eq(leads.id, aside?.id ?? ''))
      )[0]?.at ?? null
    await admin.patch(api.admin.leadStatus(aside?.id ?? ''), { status: 'contacted' })
    expect(await contactedAt()).toBeNull()
    app.clock.advance(hour)
    await admin.post(api.admin.leadRelease(aside?.id ?? ''))
    const first = app.clock()
    expect(await contactedAt()).toEqual(first)
    app.clock.advance(hour)
    await admin.patch(api.admin.leadStatus(aside?.id ?? ''), { status: 'qualified' })
    expect(await contactedAt()).toEqual(first)
  })
})
