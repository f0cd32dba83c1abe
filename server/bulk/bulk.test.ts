import { expect, test } from 'vitest'
import { queuedEmails } from '#server/db/schema.ts'
import { bulkAnswerSchema } from '#shared/bulk/schema.ts'
import { consultationSchema, ownConsultationSchema } from '#shared/consultations/schema.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { submissionSchema } from '#shared/lead-magnets/schema.ts'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { bulkCalls, peopleCalls } from '#shared/office-calls.ts'
import { personSchema, taskSchema } from '#shared/people/schema.ts'
import { listedTagSchema, mergedTagsSchema } from '#shared/people/tags.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const nowhere = '00000000-0000-7000-8000-000000000000'
const path = {
  leads: bulkCalls.leadsBulk,
  people: bulkCalls.peopleBulk,
  consultations: bulkCalls.consultationsBulk,
  submissions: bulkCalls.submissionsBulk,
}

const bulk = async (admin: Client, list: keyof typeof path, body: object) =>
  (await admin.post(path[list], body)).read(bulkAnswerSchema)
const undo = async (admin: Client, id: string | null) =>
  (await admin.post(api.admin.changeUndo(id ?? ''))).read(undoneSchema)
const leadsOf = async (admin: Client, query = '') =>
  (await admin.get(`${api.admin.leads}${query}`)).read(leadSchema.array())
const peopleOf = async (admin: Client) =>
  (await admin.get(api.admin.people)).read(personSchema.array())
const tagsOf = async (admin: Client) =>
  (await admin.get(api.admin.tags)).read(listedTagSchema.array())
const namesOf = (tags: readonly { name: string }[]) => tags.map(({ name }) => name)

/** A lead without what a change and its undo both move. */
const content = ({ version, updatedAt, ...lead }: Lead) => lead

onEachDatabase('changes of many records', (database) => {
  const app = useTestApp(database)

  test.each([
    [
      'leads',
      { nextStep: { title: 'Call', dueAt: '2026-12-01', assignedTo: nowhere } },
      'This person has no account any more.',
    ],
    ['leads', { status: 'pending' }, /^Status must be one of new,/m],
    ['people', { status: 'new' }, 'People have no status.'],
    ['people', { delete: true }, /^People are not deleted:/m],
    ['consultations', { ownerId: null }, 'Consultations have no owner.'],
    ['consultations', { addTags: ['VIP'] }, 'Consultations have no tags.'],
    ['submissions', { removeTags: ['VIP'] }, 'Submissions have no tags.'],
    ['leads', { ownerId: nowhere }, 'This person has no account any more.'],
    ['leads', { status: 'new', delete: true }, 'What is deleted can not be changed as well.'],
    ['leads', {}, 'Say what to change.'],
  ] as const)('of %s %j is refused with a sentence', async (list, change, sentence) => {
    const admin = await signedIn(app)
    const answer = await admin.post(path[list], { ids: [nowhere], change })
    expect(answer.status).toBe(400)
    const said = answer.failure.fields ? Object.values(answer.failure.fields) : []
    expect([answer.failure.error, ...said].join('\n')).toMatch(sentence)
  })

  test('records are named by ids or by a query the list understands', async () => {
    const admin = await signedIn(app)
    const change = { status: 'contacted' }
    for (const body of [{ change }, { ids: [nowhere], query: '', change }, { ids: [], change }]) {
      expect((await admin.post(path.leads, body)).status).toBe(400)
    }
    const answer = await admin.post(path.leads, { query: 'assigned=her', change })
    expect(answer.failure.error).toBe('Assigned must be me, none or the id of an account.')
    const tooMany = Array.from({ length: 10_001 }, () => nowhere)
    expect((await admin.post(path.leads, { ids: tooMany, change })).status).toBe(400)
    expect((await app.visitor().post(path.leads, { ids: [nowhere], change })).status).toBe(401)
  })

  test('status, owner and tags of leads are one change, which an undo takes back whole', async () => {
    const admin = await signedIn(app, { name: 'Ann' })
    const { id: ownerId } = await anAdmin(app)
    const made = [await enteredLead(admin), await enteredLead(admin), await enteredLead(admin)]
    const ids = made.map(({ id }) => id)
    await bulk(admin, 'leads', { ids: ids.slice(0, 1), change: { addTags: ['old'] } })
    const before = (await leadsOf(admin)).map(content)
    const change = { status: 'qualified', ownerId, addTags: ['VIP', 'fair'], removeTags: ['Old'] }
    const done = await bulk(admin, 'leads', { ids: [...ids, nowhere, 'x'], change })
    expect(done).toMatchObject({
      changed: 3,
      skipped: [nowhere, 'x'].map((id) => ({ id, reason: 'gone' })),
    })
    for (const lead of await leadsOf(admin)) {
      expect(lead).toMatchObject({ status: 'qualified', assignedTo: ownerId })
      expect(namesOf(lead.tags)).toEqual(['fair', 'VIP'])
    }
    const [entry] = (await admin.get(api.admin.changes)).read(changeSchema.array())
    expect(entry).toMatchObject({ id: done.changeId, summary: '3 leads changed', count: 3 })
    expect(await undo(admin, done.changeId)).toMatchObject({ changed: 3, kept: [] })
    expect((await leadsOf(admin)).map(content)).toEqual(before)
    await admin.post(api.admin.changeRedo(done.changeId ?? ''))
    expect(await leadsOf(admin, '?status=qualified&tag=vip')).toHaveLength(3)
  })

  test('what is so already changes nothing, and stands in no history', async () => {
    const admin = await signedIn(app)
    const { id } = await enteredLead(admin)
    const same = await bulk(admin, 'leads', { ids: [id], change: { status: 'new', ownerId: null } })
    expect(same).toEqual({ changeId: null, changed: 0, skipped: [{ id, reason: 'same' }] })
    expect((await admin.get(api.admin.changes)).read(changeSchema.array())).toEqual([])
  })

  test('a query means the records of the list, and what somebody changed since is left', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const [one, two] = [await enteredLead(ann), await enteredLead(ann)]
    await enteredLead(ann, { status: 'won' })
    const done = await bulk(ann, 'leads', {
      query: 'status=new&sort=name',
      change: { addTags: ['A'], status: 'contacted' },
    })
    expect(done.changed).toBe(2)
    await bob.patch(api.admin.leadStatus(one.id), { status: 'converted' })
    const { name, email } = two
    await bob.patch(api.admin.lead(two.id), { name, email, tags: ['A', 'B'] })
    const back = await undo(ann, done.changeId)
    expect(back.kept).toEqual([{ record: { type: 'lead', id: one.id }, field: 'status' }])
    const byId = new Map((await leadsOf(ann)).map((lead) => [lead.id, lead]))
    expect(byId.get(one.id)).toMatchObject({ status: 'converted', tags: [] })
    expect(byId.get(two.id)?.status).toBe('new')
    expect(namesOf(byId.get(two.id)?.tags ?? [])).toEqual(['B'])
  })

  test('people are given an owner, tags and a next step, all taken back by one undo', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin)
    await enteredLead(admin)
    const { id: ownerId } = await anAdmin(app)
    const nextStep = { title: 'Call about the fair', dueAt: '2026-12-01' }
    const done = await bulk(admin, 'people', {
      query: '',
      change: { ownerId, addTags: ['fair'], nextStep },
    })
    expect(done).toMatchObject({ changed: 2, skipped: [] })
    for (const person of await peopleOf(admin)) {
      expect(person).toMatchObject({ owner: ownerId, nextStep })
      expect(namesOf(person.tags)).toEqual(['fair'])
    }
    await undo(admin, done.changeId)
    for (const person of await peopleOf(admin)) {
      expect(person).toMatchObject({ owner: null, nextStep: null, tags: [] })
    }
    await admin.post(api.admin.changeRedo(done.changeId ?? ''))
    expect((await peopleOf(admin))[0]).toMatchObject({ owner: ownerId, nextStep })
  })

  test('leads, calls and downloads set a next step once for each person behind them', async () => {
    const admin = await signedIn(app)
    const { id: assignedTo } = await anAdmin(app)
    const one = await enteredLead(admin, { email: 'ada@looms.example' })
    const again = await enteredLead(admin, { email: 'Ada@looms.example' })
    const other = await enteredLead(admin)
    const timed = { dueAt: '2026-12-01T13:30:00.000Z', timeZone: 'Europe/Berlin' }
    const nextStep = { title: 'Call about the fair', ...timed, assignedTo }
    const ids = [one.id, again.id, other.id]
    const done = await bulk(admin, 'leads', { ids, change: { status: 'contacted', nextStep } })
    expect(done).toMatchObject({ changed: 3, skipped: [] })
    const tasks = async () =>
      (await admin.get(api.admin.tasks)).read(taskSchema.array()).map(({ person }) => person)
    expect(await tasks()).toHaveLength(2)
    for (const person of await peopleOf(admin)) expect(person.nextStep).toMatchObject(nextStep)
    await undo(admin, done.changeId)
    expect(await tasks()).toEqual([])
    expect((await leadsOf(admin)).map(({ status }) => status)).toEqual(['new', 'new', 'new'])

    // What nothing else becomes of is changed by its step alone.
    const alone = await bulk(admin, 'leads', { ids: [one.id], change: { status: 'new', nextStep } })
    expect(alone).toMatchObject({ changed: 1, skipped: [] })
    const asked = await app.visitor().post(api.consultationRequests, {
      name: 'Jane',
      email: 'jane@firm.example',
      preferredDate: '2027-07-01T16:00:00Z',
    })
    const { id } = asked.read(ownConsultationSchema)
    const met = await bulk(admin, 'consultations', { ids: [id], change: { nextStep } })
    expect(met.changed).toBe(1)
    expect(await tasks()).toHaveLength(2)
  })

  test('chosen leads are exported, and nobody else', async () => {
    const admin = await signedIn(app)
    const [one, two] = [await enteredLead(admin), await enteredLead(admin)]
    const file = async (body: object) => (await admin.post(bulkCalls.leadsBulkExport, body)).text
    expect(await file({ ids: [one.id, 'x'] })).toContain(one.email)
    expect(await file({ ids: [one.id, 'x'] })).not.toContain(two.email)
    expect((await file({ query: 'sort=name' })).match(/@example/g)).toHaveLength(2)
  })

  test('chosen people are exported, with their tags, owner and next step', async () => {
    const admin = await signedIn(app, { name: 'Ann' })
    const { id: ownerId } = await anAdmin(app, { name: 'Bob' })
    const one = await enteredLead(admin, {
      name: '=Ada',
      email: 'ada@looms.example',
      company: 'Looms',
      phone: '+49 30 1234567',
    })
    const two = await enteredLead(admin)
    const ids = [one.personId ?? '']
    const nextStep = { title: 'Call "back"', dueAt: '2026-12-01' }
    await bulk(admin, 'people', { ids, change: { ownerId, addTags: ['VIP', 'fair'], nextStep } })
    const answer = await admin.post(bulkCalls.peopleBulkExport, { ids: [...ids, nowhere] })
    const [head, ada, ...others] = answer.text.trim().split('\n')
    expect(head).toMatch(/^\uFEFF?Name,Email,Other emails,Phone,/)
    expect(ada).toContain(`'=Ada,ada@looms.example,,+49 30 1234567,,Looms,"fair; VIP",Bob,`)
    expect(ada).toContain(',"Call ""back""",2026-12-01,')
    expect(others).toEqual([])
    const all = await admin.post(bulkCalls.peopleBulkExport, { query: 'sort=name' })
    expect(all.text).toContain(two.email)
    const tagged = await admin.post(bulkCalls.peopleBulkExport, { query: 'tag=vip' })
    expect(tagged.text).not.toContain(two.email)
  })

  test('visitors hear of their calls as if each was changed by itself', async () => {
    const admin = await signedIn(app)
    const ids: string[] = []
    for (const name of ['Jane', 'Joan']) {
      const wanted = { name, email: `${name}@firm.example`, preferredDate: '2027-07-01T16:00:00Z' }
      const asked = await app.visitor().post(api.consultationRequests, wanted)
      ids.push(asked.read(ownConsultationSchema).id)
    }
    const ordered = async () =>
      (await app.db.select().from(queuedEmails)).map(({ order }) =>
        'event' in order ? order.event : order.kind,
      )
    const before = (await ordered()).length
    const done = await bulk(admin, 'consultations', { ids, change: { status: 'scheduled' } })
    expect((await ordered()).slice(before)).toEqual(['scheduled', 'scheduled'])
    await bulk(admin, 'consultations', { ids, change: { delete: true } })
    expect((await ordered()).slice(before + 2)).toEqual(['cancelled', 'cancelled'])
    const gone = await bulk(admin, 'consultations', { ids, change: { status: 'pending' } })
    expect(gone).toMatchObject({ changed: 0, changeId: null })
    expect(done.changed).toBe(2)
    expect((await admin.get(api.admin.consultations)).read(consultationSchema.array())).toEqual([])
  })

  test('downloads take a follow-up status, and come back after a delete', async () => {
    const admin = await signedIn(app)
    const { name, email } = aLead()
    const sent = { name, email, leadMagnetType: 'checklist', submissionData: 'One' }
    await app.visitor().post(api.leadMagnetSubmissions, sent)
    const list = async () => (await admin.get(api.admin.submissions)).read(submissionSchema.array())
    const before = (await list())[0]?.followupStatus
    const done = await bulk(admin, 'submissions', {
      query: 'type=checklist',
      change: { status: 'contacted' },
    })
    expect((await list())[0]?.followupStatus).toBe('contacted')
    await undo(admin, done.changeId)
    expect((await list())[0]?.followupStatus).toBe(before)
    const deleted = await bulk(admin, 'submissions', { query: '', change: { delete: true } })
    expect(await list()).toEqual([])
    await undo(admin, deleted.changeId)
    expect(await list()).toHaveLength(1)
  })

  test('a tag is renamed, recoloured and merged everywhere, and each is taken back', async () => {
    const admin = await signedIn(app)
    const [one, two] = [await enteredLead(admin), await enteredLead(admin)]
    await bulk(admin, 'leads', { ids: [one.id], change: { addTags: ['Fair'] } })
    await bulk(admin, 'leads', { ids: [one.id, two.id], change: { addTags: ['Trade fair'] } })
    const person = (await peopleOf(admin)).find(({ email }) => email === two.email)
    await admin.patch(api.admin.person(person?.id ?? ''), { tags: ['Fair'] })
    const deal = await admin.post(api.admin.deals, {
      personId: two.personId,
      title: 'Looms',
      value: 1,
      tags: ['Fair'],
    })
    expect(deal.status).toBe(201)
    const [fair, trade] = await tagsOf(admin)
    expect([fair?.uses, trade?.uses]).toEqual([3, 2])

    const taken = await admin.patch(peopleCalls.tag(fair?.id ?? ''), { name: 'trade FAIR' })
    expect(taken.status).toBe(409)
    const stale = { color: 'moss', version: 9 }
    expect((await admin.patch(peopleCalls.tag(fair?.id ?? ''), stale)).failure.code).toBe(
      'edit_conflict',
    )
    await admin.patch(peopleCalls.tag(fair?.id ?? ''), { name: 'Fairs', color: 'moss', version: 1 })
    expect((await tagsOf(admin))[0]).toMatchObject({ name: 'Fairs', color: 'moss', uses: 3 })
    const [renamed] = (await admin.get(api.admin.changes)).read(changeSchema.array())
    expect(renamed?.summary).toBe('1 tag changed')

    const merged = await admin.post(peopleCalls.tagMerge(trade?.id ?? ''), { from: fair?.id })
    const { changeId } = merged.read(mergedTagsSchema)
    expect(await tagsOf(admin)).toMatchObject([{ name: 'Trade fair', uses: 4 }])
    await undo(admin, changeId)
    expect(await tagsOf(admin)).toMatchObject([
      { name: 'Fairs', uses: 3 },
      { name: 'Trade fair', uses: 2 },
    ])
    const [row] = await leadsOf(admin, `?q=${one.email}`)
    expect(namesOf(row?.tags ?? [])).toEqual(['Fairs', 'Trade fair'])

    // A name that somebody else has taken meanwhile is not set back.
    await bulk(admin, 'leads', { ids: [one.id], change: { addTags: ['Fair'] } })
    const back = await undo(admin, renamed?.id ?? null)
    expect(back.changed).toBe(0)
    expect(new Set(back.kept.map(({ field }) => field))).toEqual(new Set(['name', 'color']))
    const itself = await admin.post(peopleCalls.tagMerge(trade?.id ?? ''), { from: trade?.id })
    expect(itself.status).toBe(400)
  })
})
