import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { changeItems, newsletterSubscribers, people } from '#server/db/schema.ts'
import { undoChange } from '#server/history/undo-change.ts'
import { createImport, findImport, startImport } from '#server/imports/imports.ts'
import { peopleImport } from '#server/imports/work.ts'
import { purgeDeletedRecords, runRetention } from '#server/jobs/run-retention.ts'
import { purgeUnconfirmed } from '#server/newsletter/remove-subscribers.ts'
import { changeSchema } from '#shared/journal/schema.ts'
import { companySchema, type Person, personSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { anAdmin, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const listed = async (admin: Client, q = ''): Promise<Person[]> =>
  (await admin.get(`${api.admin.people}?q=${encodeURIComponent(q)}`)).read(personSchema.array())
const names = async (admin: Client) => (await listed(admin)).map(({ name }) => name).toSorted()
const personOf = async (admin: Client, email: string): Promise<Person> => {
  const [person] = await listed(admin, email)
  if (!person) throw new Error('Nobody is known by this address.')
  return person
}
/** The change made last. */
const lastChange = async (admin: Client) => {
  const [change] = (await admin.get(api.admin.changes)).read(changeSchema.array())
  if (!change) throw new Error('Nothing was changed.')
  return change.id
}

/** Brings and runs a file of one person; the id of its change. */
async function imported(app: TestApp, line: string): Promise<string> {
  const { id: adminId, name } = await anAdmin(app)
  const actor = { kind: 'admin', adminId, sessionId: adminId, name, network: '' } as const
  const bytes = new TextEncoder().encode(`Name,Email,Phone,Tags\n${line}`)
  const ctx = { ...app.ctx, actor }
  const { id } = await createImport(ctx, { fileName: 'people.csv', bytes })
  await startImport(ctx, id)
  await peopleImport.run(app.ctx, new AbortController().signal)
  const { changeId } = await findImport(ctx, id)
  if (!changeId) throw new Error('Nobody was imported.')
  return changeId
}

/** The ways in which a record goes without anybody meaning the person. */
const goings: Record<string, (app: TestApp, admin: Client, email: string) => Promise<void>> = {
  'the removal of a subscription': async (app, admin, email) => {
    const { id } = await subscription(app, email)
    await admin.delete(api.admin.subscriber(id))
  },
  'a subscription that is not confirmed in time': async (app, _admin, email) => {
    const { id } = await subscription(app, email)
    const set = { state: 'unconfirmed', askedAt: app.clock() } as const
    await app.db.update(newsletterSubscribers).set(set).where(eq(newsletterSubscribers.id, id))
    app.clock.advance(day)
    await purgeUnconfirmed(app.db, app.clock())
  },
  'a subscription that was left long ago': async (app, _admin, email) => {
    const { id } = await subscription(app, email)
    const set = { state: 'unsubscribed', unsubscribedAt: app.clock() } as const
    await app.db.update(newsletterSubscribers).set(set).where(eq(newsletterSubscribers.id, id))
    app.clock.advance(31 * day)
    await runRetention(app.ctx)
  },
  'the purge of a lead that was deleted': async (app, admin, email) => {
    const { id } = await enteredLead(admin, { email })
    await admin.delete(api.admin.lead(id))
    app.clock.advance(day)
    await purgeDeletedRecords(app.db, app.clock())
  },
}

async function subscription(app: TestApp, email: string) {
  await app.visitor().post(api.subscribe, { email })
  const [row] = await app.db.select().from(newsletterSubscribers)
  if (!row) throw new Error('Nobody has subscribed.')
  return row
}

onEachDatabase('people whose last record goes', (database) => {
  const app = useTestApp(database)
  const admins = () => signedIn(app)

  test.each(Object.entries(goings))(
    'stay after %s when they were imported, edited, tagged or given to somebody',
    async (_title, go) => {
      await imported(app, 'Ada,ada@mill.example,604 555 0101,Fair')
      const [ada] = await app.db.select().from(people)
      const admin = await admins()
      const email = 'ada@mill.example'
      await go(app, admin, email)
      const again = await admins()
      expect(await listed(again)).toMatchObject([{ id: ada?.id, phones: ['604 555 0101'] }])
      const { id: owner } = await anAdmin(app)
      for (const change of [{ owner }, { tags: ['VIP'] }, { phone: '604 555 0102' }]) {
        const known = `${Object.keys(change)[0]}@gmail.com`
        const { id } = await enteredLead(again, { name: known, email: known })
        await again.patch(api.admin.person((await personOf(again, known)).id), change)
        await again.delete(api.admin.lead(id))
      }
      const { id } = await enteredLead(again, { email: 'nobody@loom.example' })
      await again.delete(api.admin.lead(id))
      app.clock.advance(day)
      await purgeDeletedRecords(app.db, app.clock())
      const last = await admins()
      expect(await names(last), 'and nobody else').toHaveLength(4)
      expect((await last.get(api.admin.companies)).read(companySchema.array())).toHaveLength(1)
    },
  )

  test('go with the revert of the import that added them', async () => {
    const change = await imported(app, 'Ada,ada@mill.example,604 555 0101,Fair')
    expect((await undoChange(app.ctx, change)).kept).toEqual([])
    expect(await listed(await admins())).toEqual([])
  })

  test('a company that was tagged or edited stays without people', async () => {
    const admin = await admins()
    const { id } = await enteredLead(admin, { email: 'ada@mill.example' })
    const [mill] = (await admin.get(api.admin.companies)).read(companySchema.array())
    await admin.patch(api.admin.company(mill?.id ?? ''), { tags: ['Fair'] })
    await admin.delete(api.admin.lead(id))
    app.clock.advance(day)
    await purgeDeletedRecords(app.db, app.clock())
    const [left, ...others] = (await (await admins()).get(api.admin.companies)).read(
      companySchema.array(),
    )
    expect(left).toMatchObject({ id: mill?.id, people: 0, tags: [{ name: 'Fair' }] })
    expect(others).toEqual([])
  })

  test('whose only lead has another address now are known by that one, with all that was known; and back', async () => {
    const admin = await admins()
    const { id: owner } = await anAdmin(app)
    const lead = await enteredLead(admin, { name: 'Jane', email: 'jane@loom-tolls.example' })
    const before = await personOf(admin, 'jane')
    await admin.patch(api.admin.person(before.id), { owner, tags: ['VIP'], phone: '604 555 0101' })
    const named = await lastChange(admin)
    const set = { name: 'Jane', email: 'jane@loom-tools.example' }
    await admin.patch(api.admin.lead(lead.id), set)
    const corrected = await lastChange(admin)
    const known = { owner, tags: [{ name: 'VIP' }], phones: ['604 555 0101'] }
    const [now, ...others] = await listed(admin)
    expect(now).toMatchObject({ ...known, email: 'jane@loom-tools.example', company: 'Loom Tools' })
    expect(now?.createdAt).toBe(before.createdAt)
    expect(others).toEqual([])
    await admin.post(api.admin.changeUndo(corrected))
    const [back, ...none] = await listed(admin)
    expect(back).toMatchObject({ ...known, email: 'jane@loom-tolls.example' })
    expect(none).toEqual([])
    await admin.post(api.admin.changeRedo(corrected))
    expect(await listed(admin)).toMatchObject([{ ...known, email: 'jane@loom-tools.example' }])
    // What was done to them before is taken back from them, under whichever address.
    await admin.post(api.admin.changeUndo(named))
    expect(await listed(admin)).toMatchObject([{ owner: null, tags: [], phones: [] }])
  })

  test('whose only lead becomes that of somebody known stay, and have it again with the undo', async () => {
    const admin = await admins()
    await enteredLead(admin, { name: 'Bob', email: 'bob@loom.example' })
    const lead = await enteredLead(admin, { name: 'Jane', email: 'jane@loom.example' })
    const jane = await personOf(admin, 'jane@')
    await admin.patch(api.admin.person(jane.id), { tags: ['VIP'] })
    await admin.patch(api.admin.lead(lead.id), { name: 'Bob', email: 'bob@loom.example' })
    const change = await lastChange(admin)
    expect(await personOf(admin, 'jane@')).toMatchObject({ id: jane.id, tags: [{ name: 'VIP' }] })
    expect(await personOf(admin, 'bob@')).toMatchObject({ tags: [] })
    await admin.post(api.admin.changeUndo(change))
    const leads = JSON.parse((await admin.get(api.admin.leads)).text)
    expect(leads).toContainEqual(expect.objectContaining({ id: lead.id, personId: jane.id }))
  })

  test('are erased whole, whatever was done to them', async () => {
    const admin = await admins()
    await imported(app, 'Ada,ada@mill.example,604 555 0101,Fair')
    const lead = await enteredLead(admin, { name: 'Jane Doe', email: 'jane@gmial.com' })
    const jane = await personOf(admin, 'jane@')
    await admin.patch(api.admin.person(jane.id), { name: 'Jane D. Doe', tags: ['VIP'] })
    await admin.patch(api.admin.lead(lead.id), { name: 'Jane Doe', email: 'jane@gmail.com' })
    for (const email of ['ada@mill.example', 'jane@gmail.com']) {
      const input = { email, confirmation: email, password }
      expect((await admin.post(api.admin.privacy.erase, input)).status).toBe(200)
    }
    expect(await app.db.select().from(people)).toEqual([])
    expect(await app.db.select().from(changeItems)).toEqual([])
    const left = await app.db.execute(
      sql`select email from person_emails union all select tag_id::text from person_tags`,
    )
    expect(rowsOf(left)).toEqual([])
  })
})
