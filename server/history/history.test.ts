import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeItems, consultations, emails } from '#server/db/schema.ts'
import { runRetention } from '#server/jobs/run-retention.ts'
import { peopleSchema } from '#shared/accounts/team-schema.ts'
import { ownConsultationSchema } from '#shared/consultations/schema.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { personSchema, timelineEntrySchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { anAdmin, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const nowhere = '00000000-0000-7000-8000-000000000000'
const history = async (admin: Client, query = '') =>
  (await admin.get(api.admin.changes + query)).read(changeSchema.array())
const undo = async (admin: Client, id: string) =>
  (await admin.post(api.admin.changeUndo(id))).read(undoneSchema)

onOneDatabase('the history of changes', (database) => {
  const app = useTestApp(database, { mail: true })

  test('an edit is undone and redone, with search, person and line of time', async () => {
    const admin = await signedIn(app, { name: 'Ann' })
    const lead = await enteredLead(admin, { name: 'Jane', email: 'jane@one.example' })
    const edit = { name: 'Joan', email: 'joan@two.example' }
    await admin.patch(api.admin.lead(lead.id), edit)
    const [change] = await history(admin)
    expect(change).toMatchObject({ actor: 'Ann', summary: '1 lead changed', state: 'done' })
    expect(change?.records).toEqual([{ type: 'lead', id: lead.id }])
    expect(change?.named).toMatchObject([{ id: lead.id, name: 'Joan', deleted: false }])

    const back = await undo(admin, change?.id ?? '')
    expect(back).toMatchObject({ changed: 1, kept: [] })
    const [found] = (await admin.get(`${api.admin.leads}?q=jane`)).read(leadSchema.array())
    expect(found).toMatchObject({ name: 'Jane', email: 'jane@one.example' })
    const people = (await admin.get(api.admin.people)).read(personSchema.array())
    expect(people.map(({ id, email }) => [id, email])).toEqual([
      [found?.personId, 'jane@one.example'],
    ])
    const line = await admin.get(api.admin.personTimeline(found?.personId ?? ''))
    expect(line.read(timelineEntrySchema.array()).map(({ summary }) => summary)[0]).toBe(
      'Lead change undone',
    )

    const again = await admin.post(api.admin.changeRedo(change?.id ?? ''))
    expect(again.read(undoneSchema)).toMatchObject({ changed: 1, kept: [] })
    expect((await admin.get(api.admin.lead(lead.id))).read(leadSchema)).toMatchObject(edit)
    expect((await history(admin)).map(({ state }) => state)).toEqual(['done', 'undone', 'done'])
  })

  test('a person whose name is set back is found by it again', async () => {
    const admin = await signedIn(app)
    const { personId } = await enteredLead(admin, { name: 'Petronella' })
    await admin.patch(api.admin.person(personId ?? ''), { name: 'Quintilia' })
    const [change] = await history(admin)
    await undo(admin, change?.id ?? '')
    const found = async (q: string) =>
      (await admin.get(`${api.admin.people}?q=${q}`)).read(personSchema.array()).length
    expect([await found('Petronella'), await found('Quintilia')]).toEqual([1, 0])
  })

  test('what somebody changed since is left, and said', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const lead = await enteredLead(ann, { company: 'One', phone: '555 0101' })
    const { name, email } = lead
    await ann.patch(api.admin.lead(lead.id), { name, email, company: 'Two', phone: '555 0102' })
    const [change] = await history(ann)
    await bob.patch(api.admin.lead(lead.id), { name, email, company: 'Three', phone: '555 0102' })
    const back = await undo(ann, change?.id ?? '')
    // The lead, and the number that it had told of its person.
    expect(back).toMatchObject({
      changed: 2,
      kept: [{ record: { type: 'lead', id: lead.id }, field: 'company' }],
    })
    const now = (await ann.get(api.admin.lead(lead.id))).read(leadSchema)
    expect(now).toMatchObject({ company: 'Three', phone: '555 0101' })
  })

  test('a delete is undone as a restoration; after an erasure nothing is left to undo', async () => {
    const admin = await signedIn(app)
    const { id, email } = await enteredLead(admin)
    await admin.delete(api.admin.lead(id))
    const [change] = await history(admin)
    expect(change).toMatchObject({ summary: '1 lead deleted', named: [{ deleted: true }] })
    await undo(admin, change?.id ?? '')
    expect((await admin.get(api.admin.lead(id))).status).toBe(200)
    await admin.post(api.admin.privacy.erase, { email, confirmation: email, password })
    expect(await app.db.select().from(changeItems)).toEqual([])
    const erased = await history(admin, '?kind=all')
    expect(erased.flatMap(({ named }) => named)).toEqual([])
    expect(await undo(admin, (await history(admin)).at(-2)?.id ?? '')).toMatchObject({ changed: 0 })
  })

  test('two who undo the same at once undo it once', async () => {
    const admin = await signedIn(app)
    const { id, name, email } = await enteredLead(admin, { company: 'One' })
    await admin.patch(api.admin.lead(id), { name, email, company: 'Two' })
    const [change] = await history(admin)
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post(api.admin.changeUndo(change?.id ?? ''))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect((await admin.post(api.admin.changeUndo(nowhere))).status).toBe(404)
    expect((await admin.post(api.admin.changeRedo(nowhere))).status).toBe(400)
    expect((await app.visitor().get(api.admin.changes)).status).toBe(401)
  })

  test('a record has its history: from what to what, by whom, and how it came', async () => {
    const [ann, bob] = [await signedIn(app, { name: 'Ann' }), await signedIn(app, { name: 'Bob' })]
    const lead = await enteredLead(ann, { company: 'One' })
    const { name, email, message } = lead
    const people = (await bob.get(api.admin.teamMembers)).read(peopleSchema)
    const assignedTo = people.find(({ name }) => name === 'Bob')?.id
    await ann.patch(api.admin.lead(lead.id), { name, email, message, company: 'Two', assignedTo })
    await bob.patch(api.admin.lead(lead.id), { name, email, message, company: '' })
    const entries = await history(ann, `?kind=all&record=${lead.id}`)
    const record = { type: 'lead', id: lead.id }
    expect(entries).toMatchObject([
      { actor: 'Bob', items: [{ record, field: 'company', before: 'Two', after: null }] },
      {
        actor: 'Ann',
        items: [
          { before: null, after: 'Bob' },
          { before: 'One', after: 'Two' },
        ],
      },
      { actor: 'Ann', kind: 'created', summary: 'Lead created', state: 'logged' },
    ])
    const pages = await ann.get(`${api.admin.changes}?kind=all&record=${lead.id}&limit=2`)
    expect(pages.headers.get('X-Total-Count')).toBe('3')
    const [, next = ''] = /<(.*)>/.exec(pages.headers.get('Link') ?? '') ?? []
    expect((await ann.get(next)).read(changeSchema.array())).toEqual(entries.slice(2))
  })

  test('stands beside what else was done, found by who, what and when', async () => {
    const ann = await signedIn(app, { name: 'Ann' })
    const bob = await anAdmin(app, { name: 'Bob' })
    const started = app.clock().toISOString()
    await app.visitor().post(api.admin.login, { email: bob.email, password })
    const lead = await enteredLead(ann)
    app.clock.advance(minute)
    await ann.patch(api.admin.leadStatus(lead.id), { status: 'qualified' })
    await ann.get(api.admin.leadsExport)
    const [change] = await history(ann)
    await undo(ann, change?.id ?? '')
    await ann.post(api.admin.privacy.erase, {
      email: lead.email,
      confirmation: lead.email,
      password,
    })
    const said = async (query: string) =>
      (await history(ann, `?${query}`)).map(({ actor, summary }) => `${actor}: ${summary}`)
    expect(await said('kind=sign-in')).toEqual([expect.stringMatching(/^Bob: Signed in/)])
    expect(await said(`kind=all&actor=${bob.id}`)).toEqual(await said('kind=sign-in'))
    expect(await said('kind=export')).toEqual([expect.stringMatching(/^Ann: Leads exported from/)])
    expect(await said('kind=erasure')).toEqual([
      expect.stringMatching(/^Ann: A person erased, with/),
    ])
    expect(await said('kind=undo')).toEqual(['Ann: The records this was about are gone'])
    expect((await history(ann, '?kind=all')).map(({ act }) => act)).toEqual([
      'erased',
      'undone',
      'exported',
      'moved',
      'added',
      'signed-in',
    ])
    const later = new Date(Date.parse(started) + minute / 2).toISOString()
    expect(await said(`kind=all&since=${later}`)).toHaveLength(4)
    expect(await said(`kind=all&until=${later}`)).toHaveLength(2)
    expect((await ann.get(`${api.admin.changes}?since=yesterday`)).status).toBe(400)
  })

  test('after 90 days the sentence of the audit log is all that is left', async () => {
    const admin = await signedIn(app, { name: 'Ann' })
    const lead = await enteredLead(admin)
    await admin.patch(api.admin.leadStatus(lead.id), { status: 'qualified' })
    const [change] = await history(admin)
    app.clock.advance(91 * day)
    const left = [{ actor: 'Ann', summary: 'Lead given a new status', state: 'logged', items: [] }]
    const later = await signedIn(app)
    expect(await history(later)).toMatchObject(left)
    await runRetention(app.ctx)
    expect(await history(later)).toMatchObject(left)
    expect(await app.db.select().from(changeItems)).toEqual([])
    expect((await later.post(api.admin.changeUndo(change?.id ?? ''))).status).toBe(404)
  })

  test('a visitor hears that their call is back at its first time', async () => {
    const admin = await signedIn(app)
    const wanted = {
      name: 'Jane',
      email: 'jane@firm.example',
      preferredDate: '2026-07-01T16:00:00Z',
    }
    const asked = await app.visitor().post(api.consultationRequests, wanted)
    const { id } = asked.read(ownConsultationSchema)
    await admin.patch(api.admin.consultationStatus(id), { status: 'scheduled' })
    await admin.patch(api.admin.consultation(id), {
      ...wanted,
      preferredDate: '2026-07-02T16:00:00Z',
    })
    await app.deliverMail()
    const written = async () =>
      (await app.db.select().from(emails).where(eq(emails.toAddress, wanted.email))).length
    const before = await written()
    const [change] = await history(admin)
    app.clock.advance(minute)
    await undo(admin, change?.id ?? '')
    await app.deliverMail()
    const [row] = await app.db.select().from(consultations).where(eq(consultations.id, id))
    // Without a mail server nothing leaves; what has left is named with what it was sent for.
    const [newest] = await history(admin)
    expect(newest?.mails).toEqual([])
    await app.db.update(emails).set({ state: 'sent' }).where(eq(emails.toAddress, wanted.email))
    expect((await history(admin))[0]?.mails).toMatchObject([{ subject: expect.any(String) }])
    expect(row?.preferredDate?.toISOString()).toBe('2026-07-01T16:00:00.000Z')
    expect(await written()).toBe(before + 1)
  })
})
