import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { admins, leads, settings } from '#server/db/schema.ts'
import { peopleSchema } from '#shared/accounts/team-schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

/** Accounts made one after the other. */
async function team(app: TestApp, size: number) {
  const ids: string[] = []
  for (let n = 0; n < size; n += 1) {
    app.clock.advance(minute)
    ids.push((await anAdmin(app)).id)
  }
  return ids
}

const assignees = async (app: TestApp) =>
  (await app.db.select().from(leads).orderBy(leads.createdAt, leads.id)).map(
    (lead) => lead.assignedTo,
  )
const send = (app: TestApp, fields: object = {}) => app.visitor().post(api.leads, aLead(fields))

onOneDatabase("a visitor's lead", (database) => {
  const app = useTestApp(database)
  beforeEach(() => app.db.delete(settings))

  test('is given to the active accounts in turn', async () => {
    const ids = await team(app, 3)
    await app.db
      .update(admins)
      .set({ deactivatedAt: app.clock() })
      .where(eq(admins.id, ids[1] ?? ''))
    for (let n = 0; n < 4; n += 1) {
      app.clock.advance(minute)
      await send(app)
    }
    const given = await assignees(app)
    expect(new Set(given)).toEqual(new Set([ids[0], ids[2]]))
    expect([given[0], given[1]]).toEqual([given[2], given[3]])
    expect(given[0]).not.toBe(given[1])
  })

  test('of thirty at once falls on each of three people ten times', async () => {
    const ids = await team(app, 3)
    await Promise.all(Array.from({ length: 30 }, () => send(app)))
    const given = await assignees(app)
    expect(ids.map((id) => given.filter((each) => each === id).length)).toEqual([10, 10, 10])
  })

  test('is nobody’s while auto-assign is off, when nobody is there, or when it is suspected', async () => {
    await send(app)
    const admin = await signedIn(app)
    await send(app, { website: 'x' })
    await admin.patch(api.admin.system, { autoAssign: false })
    await send(app)
    expect(await assignees(app)).toEqual([null, null, null])
  })

  test('that was set aside is given to somebody when it is released', async () => {
    const [id] = await team(app, 1)
    const sent = await send(app, { website: 'x' })
    const admin = await signedIn(app)
    const released = await admin.post(api.admin.leadRelease(JSON.parse(sent.text).id))
    const { assignedTo } = released.read(leadSchema)
    expect([id, (await app.db.select().from(admins)).find((each) => each.id !== id)?.id]).toContain(
      assignedTo,
    )
  })

  test('tells the visitor nothing of whose it is', async () => {
    await team(app, 1)
    expect((await send(app)).text).not.toContain('assigned')
  })
})

onOneDatabase('whose lead it is', (database) => {
  const app = useTestApp(database)

  test('is chosen in the edit form, and stays when the form does not say', async () => {
    const admin = await signedIn(app)
    const [other] = await team(app, 1)
    const lead = await enteredLead(admin)
    expect(lead.assignedTo).toBeNull()
    const edit = (fields: object) => admin.patch(api.admin.lead(lead.id), { ...aLead(), ...fields })
    expect((await edit({ assignedTo: other })).read(leadSchema).assignedTo).toBe(other)
    expect((await edit({})).read(leadSchema).assignedTo).toBe(other)
    expect((await edit({ assignedTo: null })).read(leadSchema).assignedTo).toBeNull()
  })

  test.each(['nobody', 7, '018f0000-0000-7000-8000-000000000000'])(
    'can not be %j',
    async (assignedTo) => {
      const admin = await signedIn(app)
      const lead = await enteredLead(admin)
      const answer = await admin.patch(api.admin.lead(lead.id), { ...aLead(), assignedTo })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.failure.fields ?? {})).toEqual(['assignedTo'])
    },
  )

  test('filters the list: mine, nobody’s, a colleague’s', async () => {
    const admin = await signedIn(app)
    const [me] = (await admin.get(api.admin.teamMembers)).read(peopleSchema)
    const mine = await enteredLead(admin)
    const free = await enteredLead(admin)
    await admin.patch(api.admin.lead(mine.id), { ...aLead(), assignedTo: me?.id })
    const listed = async (assigned: string) =>
      (await admin.get(`${api.admin.leads}?assigned=${assigned}`)).read(z.array(leadSchema))
    expect((await listed('me')).map((lead) => lead.id)).toEqual([mine.id])
    expect((await listed('none')).map((lead) => lead.id)).toEqual([free.id])
    const other = await signedIn(app)
    expect((await other.get(`${api.admin.leads}?assigned=me`)).text).toBe('[]')
    const hers = await other.get(`${api.admin.leads}?assigned=${me?.id}`)
    expect(hers.read(z.array(leadSchema)).map((lead) => lead.id)).toEqual([mine.id])
    expect((await other.get(`${api.admin.leads}?assigned=them`)).status).toBe(400)
  })

  test('is told by name, of those who left as well', async () => {
    const admin = await signedIn(app, { name: 'Zoe' })
    const { id } = await anAdmin(app, { name: 'Abel' })
    await app.db.update(admins).set({ deactivatedAt: app.clock() }).where(eq(admins.id, id))
    const people = (await admin.get(api.admin.teamMembers)).read(peopleSchema)
    expect(people.map(({ name, active }) => [name, active])).toEqual([
      ['Abel', false],
      ['Zoe', true],
    ])
    expect((await app.visitor().get(api.admin.teamMembers)).status).toBe(401)
  })
})
