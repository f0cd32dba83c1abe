import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { admins, leads, people } from '#server/db/schema.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  companyTimelineEntrySchema,
  type Person,
  personSchema,
  timelineEntrySchema,
} from '#shared/people/schema.ts'
import { companyTimelinePeople } from '#shared/people/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { peopleIndexing } from './index-people.ts'

const listed = async (admin: Client, query = ''): Promise<Person[]> =>
  (await admin.get(api.admin.people + query)).read(personSchema.array())
const personOf = async (admin: Client, email: string): Promise<Person> => {
  const [person, ...others] = await listed(admin, `?q=${encodeURIComponent(email)}`)
  expect(others).toEqual([])
  if (!person) throw new Error('Nobody is known by this address.')
  return person
}
const timeline = async (admin: Client, id: string, query = '') =>
  (await admin.get(api.admin.personTimeline(id) + query)).read(timelineEntrySchema.array())

onOneDatabase('people and companies', (database) => {
  const app = useTestApp(database)

  test('everything that one address sends is one person’s, with the newest name, every number, the first source', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(
      api.leads,
      aLead({
        name: 'J. Doe',
        email: 'Jane@Acme-Tools.co.uk',
        phone: '+44 20 7946 0958',
        source: 'Pricing',
      }),
    )
    app.clock.advance(minute)
    await app.visitor().post(api.subscribe, { email: 'jane@acme-tools.co.uk' })
    await app.visitor().post(api.consultationRequests, {
      name: 'Jane Doe',
      email: ' jane@acme-tools.co.uk ',
      company: 'Acme Tools Ltd',
      phone: '020 7946 0000',
    })
    await app.visitor().post(api.leadMagnetSubmissions, {
      email: 'jane@acme-tools.co.uk',
      leadMagnetType: 'checklist',
    })
    const [person, ...others] = await listed(admin)
    expect(others).toEqual([])
    expect(person).toMatchObject({
      name: 'Jane Doe',
      email: 'Jane@Acme-Tools.co.uk',
      phones: ['+44 20 7946 0958', '020 7946 0000'],
      company: 'Acme Tools Ltd',
      source: 'Pricing',
      nextStep: null,
    })
    expect(
      (await timeline(admin, person?.id ?? '')).map(({ type, actor }) => [type, actor]),
    ).toEqual(
      expect.arrayContaining([
        ['message', 'Visitor'],
        ['call', 'Visitor'],
        ['download', 'Visitor'],
        ['subscription', 'Visitor'],
      ]),
    )
  })

  test('an address that anyone can have tells of no company', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ email: 'somebody@gmail.com', company: 'Acme' }))
    expect((await personOf(admin, 'somebody@gmail.com')).company).toBeNull()
  })

  test('a lead whose address is corrected is the other person’s, with its line of time', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { email: 'jane@gmial.com' })
    await admin.patch(api.admin.leadStatus(lead.id), { status: 'contacted' })
    const changed = await admin.patch(api.admin.lead(lead.id), {
      name: lead.name,
      email: 'jane@gmail.com',
    })
    expect(changed.status).toBe(200)
    expect(await listed(admin, '?q=gmial')).toEqual([])
    const person = await personOf(admin, 'jane@gmail.com')
    expect(changed.read(leadSchema).personId).toBe(person.id)
    expect((await timeline(admin, person.id)).map(({ summary }) => summary)).toEqual([
      'Lead changed',
      'Lead marked as Contacted',
      'Message entered by hand',
    ])
  })

  test('who is known by messages that were set aside alone is in no list until one is released', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ email: 'odd@firm.example', website: 'filled in' }))
    expect(await listed(admin)).toEqual([])
    const [lead] = await app.db.select().from(leads)
    await admin.post(api.admin.leadRelease(lead?.id ?? ''))
    expect((await personOf(admin, 'odd@firm.example')).id).toBe(lead?.personId)
  })

  test('the line of time is paged, filtered by type, and each page goes on where the last one ended', async () => {
    const admin = await signedIn(app)
    const { id, email } = await enteredLead(admin)
    const person = await personOf(admin, email)
    for (const status of ['contacted', 'qualified', 'won'] as const) {
      app.clock.advance(minute)
      await admin.patch(api.admin.leadStatus(id), { status })
    }
    await admin.post(api.admin.personNotes(person.id), { text: 'Called, **keen**.' })
    const whole = await timeline(admin, person.id)
    expect(whole.map(({ type }) => type)).toEqual(['note', 'status', 'status', 'status', 'message'])
    expect(whole[0]).toMatchObject({ text: 'Called, **keen**.', record: { type: 'note' } })
    const pages = []
    let next: string | undefined = `${api.admin.personTimeline(person.id)}?limit=2`
    while (next) {
      const answer = await admin.get(next)
      expect(answer.headers.get('X-Total-Count')).toBe('5')
      pages.push(...answer.read(timelineEntrySchema.array()))
      next = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1]
    }
    expect(pages).toEqual(whole)
    expect(await timeline(admin, person.id, '?type=status')).toEqual(whole.slice(1, 4))
    expect((await admin.get(`${api.admin.personTimeline(person.id)}?cursor=x`)).status).toBe(400)
  })

  test('people are filtered by whose they are, tag, company, source and next step', async () => {
    const admin = await signedIn(app)
    const [{ id: self } = { id: '' }] = await app.db.select({ id: admins.id }).from(admins)
    const emails = ['a@one.example', 'b@two.example']
    for (const email of emails) await enteredLead(admin, { email, source: email.slice(0, 1) })
    const [a, b] = await Promise.all(emails.map((email) => personOf(admin, email)))
    if (!a || !b) throw new Error('Two people were expected.')
    await admin.patch(api.admin.person(a.id), { owner: self, tags: ['Hot', 'hot', 'Trade fair'] })
    await admin.post(api.admin.personTasks(b.id), { title: 'Call', dueAt: '2020-01-01' })
    const emailsOf = async (query: string) => (await listed(admin, query)).map(({ email }) => email)
    expect(await emailsOf('?owner=me')).toEqual(['a@one.example'])
    expect(await emailsOf(`?owner=${self}`)).toEqual(['a@one.example'])
    expect(await emailsOf('?owner=none')).toEqual(['b@two.example'])
    expect(await emailsOf('?tag=HOT')).toEqual(['a@one.example'])
    expect(await emailsOf('?tag=Nobody+has+it')).toEqual([])
    // Its small form is one letter to a database and two to JavaScript.
    await admin.patch(api.admin.person(b.id), { tags: ['İzmir'] })
    expect(await emailsOf('?tag=%C4%B0zmir')).toEqual(['b@two.example'])
    expect(await emailsOf(`?company=${b.companyId}`)).toEqual(['b@two.example'])
    expect(await emailsOf('?source=A')).toEqual(['a@one.example'])
    expect(await emailsOf('?step=overdue')).toEqual(['b@two.example'])
    expect(await emailsOf('?step=none')).toEqual(['a@one.example'])
    expect(await emailsOf('?sort=name')).toHaveLength(2)
    // Where an İ comes among the letters is the database's collation.
    const answer = await admin.get(api.admin.tags)
    const names: string[] = JSON.parse(answer.text).map(({ name }: { name: string }) => name)
    expect(names.toSorted()).toEqual(['Trade fair', 'hot', 'İzmir'])
  })

  test('a stale change is refused with the person as they stand; one without a version is made', async () => {
    const admin = await signedIn(app)
    const { email } = await enteredLead(admin)
    const { id, version } = await personOf(admin, email)
    const first = await admin.patch(api.admin.person(id), {
      name: 'Ann',
      phone: '555 0100',
      version,
    })
    expect(first.read(personSchema)).toMatchObject({ name: 'Ann', phones: ['555 0100'] })
    const [change] = await timeline(admin, id, '?type=change')
    expect(change?.summary).toBe('Person changed')
    const stale = await admin.patch(api.admin.person(id), { name: 'Bea', version })
    expect([stale.status, stale.failure.code]).toEqual([409, 'edit_conflict'])
    expect((await admin.patch(api.admin.person(id), { name: 'Bea' })).status).toBe(200)
    expect((await personOf(admin, 'Bea')).id).toBe(id)
  })

  test('a company has the first name that was typed, and its people are found by a new one', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { email: 'a@loom-works.example' })
    const before = await personOf(admin, 'a@loom-works.example')
    expect(before.company).toBe('Loom Works')
    app.clock.advance(hour)
    const last = await enteredLead(admin, {
      email: 'b@loom-works.example',
      company: 'Loom Works GmbH',
    })
    expect((await personOf(admin, 'a@loom-works.example')).company).toBe('Loom Works GmbH')
    const renamed = await admin.patch(api.admin.company(before.companyId ?? ''), {
      name: 'Weavers',
      website: 'loom-works.example',
    })
    expect(JSON.parse(renamed.text)).toMatchObject({
      name: 'Weavers',
      website: 'https://loom-works.example',
      people: 2,
      lastActivityAt: last.createdAt,
    })
    expect(await listed(admin, '?q=weavers')).toHaveLength(2)
    const refused = await admin.patch(api.admin.company(before.companyId ?? ''), {
      website: 'javascript:alert(1)',
    })
    expect(refused.status).toBe(400)
  })

  test('records of an earlier release get their person, however often the job runs', async () => {
    const admin = await signedIn(app)
    const older = await enteredLead(admin, { name: 'Old name', email: 'old@firm.example' })
    app.clock.advance(hour)
    await enteredLead(admin, { name: 'New name', email: 'OLD@firm.example', phone: '555 0101' })
    await app.db.execute(sql`update leads set person_id = null`)
    await app.db.execute(sql`update audit_log set person_id = null`)
    await app.db.delete(people)
    for (let round = 0; round < 2; round += 1) await peopleIndexing.run(app.ctx)
    const person = await personOf(admin, 'old@firm.example')
    expect(person).toMatchObject({ name: 'New name', phones: ['555 0101'], company: 'Firm' })
    expect(person.createdAt).toBe(older.createdAt)
    expect(await timeline(admin, person.id)).toHaveLength(2)
  })

  test('who has no record left goes with the last one that is purged, and their company', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { email: 'gone@gone.example' })
    await enteredLead(admin, { email: 'kept@kept.example' })
    await admin.delete(api.admin.lead(lead.id))
    await purgeDeletedRecords(app.db, new Date(app.clock().getTime() + day))
    expect((await listed(admin)).map(({ email }) => email)).toEqual(['kept@kept.example'])
    const left = await app.db.execute(sql`select domain from companies`)
    expect(rowsOf(left)).toEqual([{ domain: 'kept.example' }])
  })

  test('an erasure takes the person with notes, tasks, addresses and their line of time', async () => {
    const admin = await signedIn(app)
    const { email } = await enteredLead(admin)
    const { id } = await personOf(admin, email)
    await admin.post(api.admin.personNotes(id), { text: 'Private.' })
    await admin.post(api.admin.personTasks(id), { title: 'Call', dueAt: '2030-01-01' })
    const holdings = await admin.post(api.admin.privacy.holdings, { email })
    expect(JSON.parse(holdings.text).held).toMatchObject({
      people: 1,
      notes: 1,
      tasks: 1,
      leads: 1,
    })
    const erased = await admin.post(api.admin.privacy.erase, {
      email,
      confirmation: email,
      password,
    })
    expect(erased.status).toBe(200)
    expect((await admin.get(api.admin.person(id))).status).toBe(404)
    for (const table of ['people', 'person_emails', 'notes', 'tasks']) {
      expect(rowsOf(await app.db.execute(sql.raw(`select 1 from ${table}`))), table).toEqual([])
    }
    const traces = await app.db.execute(sql`select 1 from audit_log where person_id is not null`)
    expect(rowsOf(traces)).toEqual([])
  })
})

onEachDatabase('the line of time of a company', (database) => {
  const app = useTestApp(database)

  const lineOf = async (admin: Client, id: string, query = '') => {
    const answer = await admin.get(peopleCalls.companyTimeline(id) + query)
    const entries = answer.read(companyTimelineEntrySchema.array())
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    return { entries, next, total: answer.headers.get('x-total-count') }
  }

  test('holds what happened with its people, newest first, each entry with whose it is', async () => {
    const admin = await signedIn(app)
    const write = async (email: string, name: string) => {
      await app.visitor().post(api.leads, aLead({ email, name, message: `${name} asks` }))
      app.clock.advance(minute)
    }
    await write('ann@loom.example', 'Ann')
    await write('bo@loom.example', 'Bo')
    await write('cy@other.example', 'Cy')
    const ann = await personOf(admin, 'ann@loom.example')
    await admin.post(api.admin.personNotes(ann.id), { text: 'Met at the fair.' })
    app.clock.advance(minute)
    await write('bo@loom.example', 'Bo')

    const company = ann.companyId ?? ''
    const messages = await lineOf(admin, company, '?type=message')
    expect(messages.entries.map(({ person, email, text }) => [person, email, text])).toEqual([
      ['Bo', 'bo@loom.example', 'Bo asks'],
      ['Bo', 'bo@loom.example', 'Bo asks'],
      ['Ann', 'ann@loom.example', 'Ann asks'],
    ])
    expect(messages).toMatchObject({ total: '3', next: undefined })
    const { entries: notes } = await lineOf(admin, company, '?type=note')
    expect(notes).toMatchObject([{ personId: ann.id, text: 'Met at the fair.', type: 'note' }])

    const { entries: all } = await lineOf(admin, company)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    const paged: string[] = []
    let path: string | undefined = `${peopleCalls.companyTimeline(company)}?limit=2`
    while (path) {
      const answer: Awaited<ReturnType<Client['get']>> = await admin.get(path)
      paged.push(...answer.read(companyTimelineEntrySchema.array()).map(({ id }) => id))
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(paged).toEqual(all.map(({ id }) => id))
  })

  test('is of those who were active last where more are known there', async () => {
    const admin = await signedIn(app)
    const { email } = await enteredLead(admin, { email: 'ann@many.example' })
    const { id, companyId } = await personOf(admin, email)
    const lineNow = () => lineOf(admin, companyId ?? '', '?type=message')
    expect((await lineNow()).entries.map(({ personId }) => personId)).toEqual([id])
    const [ann] = await app.db.select().from(people).where(eq(people.id, id))
    if (!ann) throw new Error('Nobody was written.')
    const later = new Date(app.clock().getTime() + minute)
    const others = Array.from({ length: companyTimelinePeople }, (_, n) => ({
      ...ann,
      id: randomUUIDv7(),
      email: `other-${n}@many.example`,
      lastActivityAt: later,
    }))
    await app.db.insert(people).values(others)
    expect(await lineNow()).toMatchObject({ entries: [], total: '0' })
    app.clock.advance(2 * minute)
    await app.visitor().post(api.leads, aLead({ email }))
    expect((await lineNow()).entries.map(({ personId }) => personId)).toEqual([id, id])
  })

  test('is empty where nobody is known any more, and of no company there is none', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { email: 'a@gone.example' })
    const { id, companyId } = await personOf(admin, lead.email)
    await app.db.update(people).set({ companyId: null }).where(eq(people.id, id))
    expect(await lineOf(admin, companyId ?? '')).toMatchObject({ entries: [], total: '0' })
    expect((await admin.get(peopleCalls.companyTimeline(randomUUID()))).status).toBe(404)
    for (const strange of ['cursor=x', 'limit=51']) {
      const path = `${peopleCalls.companyTimeline(companyId ?? '')}?${strange}`
      expect((await admin.get(path)).status, strange).toBe(400)
    }
  })
})

onEachDatabase('people at once', (database) => {
  const app = useTestApp(database)

  test('twenty messages from one new address at the same moment make one person', async () => {
    const admin = await signedIn(app)
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        app
          .visitor()
          .post(api.leads, aLead({ email: n % 2 ? 'one@firm.example' : 'ONE@firm.example' })),
      ),
    )
    expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const person = await personOf(admin, 'one@firm.example')
    const rows = await app.db.select({ personId: leads.personId }).from(leads)
    expect(new Set(rows.map(({ personId }) => personId))).toEqual(new Set([person.id]))
  })
})
