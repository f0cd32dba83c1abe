import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads, people, personEmails, personKeys } from '#server/db/schema.ts'
import { runRetention } from '#server/jobs/run-retention.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  duplicateSchema,
  mergedSchema,
  type Person,
  personSchema,
  timelineEntrySchema,
} from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const listed = async (admin: Client, query = ''): Promise<Person[]> =>
  (await admin.get(api.admin.people + query)).read(personSchema.array())
const known = async (admin: Client, fields: { email: string; [field: string]: unknown }) => {
  await enteredLead(admin, fields)
  const [person] = await listed(admin, `?q=${encodeURIComponent(fields.email)}`)
  if (!person) throw new Error('Nobody is known by this address.')
  return person
}
/** Three people, each known by one lead. */
const three = async (admin: Client) =>
  [
    await known(admin, { name: 'A', email: 'a@one.example' }),
    await known(admin, { name: 'B', email: 'b@two.example' }),
    await known(admin, { name: 'C', email: 'c@three.example' }),
  ] as const
const read = async (admin: Client, id: string): Promise<Person> =>
  (await admin.get(api.admin.person(id))).read(personSchema)
const merge = async (admin: Client, id: string, from: string, fields?: object) =>
  (await admin.post(api.admin.personMerge(id), { from, ...(fields && { fields }) })).read(
    mergedSchema,
  )
const undo = async (admin: Client, id: string) =>
  (await admin.post(api.admin.changeUndo(id))).read(undoneSchema)
const line = async (admin: Client, id: string) =>
  (await admin.get(api.admin.personTimeline(id)))
    .read(timelineEntrySchema.array())
    .map(({ summary }) => summary)
const duplicates = async (admin: Client, query = '') =>
  (await admin.get(api.admin.duplicates + query)).read(duplicateSchema.array())
const pairs = async (admin: Client, query = '') =>
  (await duplicates(admin, query)).map(({ people, reason }) => [
    reason,
    ...people.map(({ email }) => email),
  ])
/** What a merge and its undo leave alone, and what they touch without changing it. */
const lasting = ({ version, updatedAt, ...person }: Person) => person

onOneDatabase('people who are there twice', (database) => {
  const app = useTestApp(database, { mail: true })

  test('who shares a number, or a name at a company, is offered in pairs; a first name says nothing', async () => {
    const admin = await signedIn(app)
    const first = '+1 (604) 555-0142'
    await known(admin, { name: 'Ann', email: 'ann@one.example', phone: first })
    await known(admin, { name: 'Bob', email: 'bob@two.example', phone: '0016045550142' })
    const phone = '+44 20 7946 0958'
    const jane = { name: 'Jane  Doe', email: 'jane@loom.example', company: 'Loom', phone }
    const { id } = await known(admin, jane)
    await known(admin, { name: 'jane doe', email: 'j.doe@loom.example', phone })
    await known(admin, { name: 'Eve', email: 'eve@other.example', phone })
    await known(admin, { name: 'Ann', email: 'ann@loom.example' })
    await known(admin, { name: 'Ann', email: 'anna@loom.example' })
    await known(admin, { name: 'Jane Doe', email: 'jane@other.example' })
    await known(admin, { name: 'Cy', email: 'cy@one.example', phone: '911' })
    await known(admin, { name: 'Di', email: 'di@one.example', phone: '911' })
    await app
      .visitor()
      .post(api.leads, aLead({ email: 'odd@x.example', phone: first, website: 'x' }))
    const [sameName, ...samePhone] = await pairs(admin)
    const janes = ['name', 'jane@loom.example', 'j.doe@loom.example']
    expect(sameName, 'a shared name says more than a number').toEqual(janes)
    expect(samePhone.toSorted()).toEqual([
      ['phone', 'ann@one.example', 'bob@two.example'],
      ['phone', 'j.doe@loom.example', 'eve@other.example'],
    ])
    expect(await pairs(admin, `?person=${id}`)).toEqual([
      janes,
      ['phone', 'jane@loom.example', 'eve@other.example'],
    ])
    const answer = await admin.get(`${api.admin.duplicates}?limit=1`)
    expect(answer.headers.get('X-Total-Count')).toBe('3')
    const paged = answer.read(duplicateSchema.array())
    for (let page = answer; ; ) {
      const next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
      if (!next) break
      page = await admin.get(next)
      paged.push(...page.read(duplicateSchema.array()))
    }
    expect(paged).toEqual(await duplicates(admin))
    expect((await admin.get(`${api.admin.duplicates}?cursor=x`)).status).toBe(400)
    expect((await app.visitor().get(api.admin.duplicates)).status).toBe(401)
  })

  test('of three with one number each is offered, a pair that is two people no more, and again', async () => {
    const admin = await signedIn(app)
    const phone = '+44 20 7946 0958'
    const [a, b, c] = [
      await known(admin, { name: 'A', email: 'a@one.example', phone }),
      await known(admin, { name: 'B', email: 'b@two.example', phone }),
      await known(admin, { name: 'C', email: 'c@three.example', phone }),
    ]
    const all = [
      [a.email, b.email],
      [b.email, c.email],
    ]
    const offered = async () => (await pairs(admin)).map(([, ...emails]) => emails).toSorted()
    expect(await offered()).toEqual(all)
    expect(await pairs(admin, `?person=${c.id}`)).toHaveLength(2)
    await admin.delete(peopleCalls.duplicate(b.id, a.id))
    expect(await offered()).toEqual([
      [a.email, c.email],
      [b.email, c.email],
    ])
    expect(await pairs(admin, `?person=${a.id}`)).toEqual([['phone', a.email, c.email]])
    await admin.post(peopleCalls.duplicate(a.id, b.id))
    expect(await offered()).toEqual(all)
    await admin.patch(api.admin.person(b.id), { phone: null })
    expect(await offered()).toEqual([[a.email, c.email]])
  })

  test('a merge gathers all that is known, and its undo returns each thing to whom it was from', async () => {
    const admin = await signedIn(app)
    const kept = await known(admin, {
      name: 'Jane Doe',
      email: 'jane@loom.example',
      phone: '555 0100 00',
    })
    app.clock.advance(minute)
    const from = await known(admin, {
      name: 'J. Doe',
      email: 'Jane.D@gmail.com',
      phone: '555 0200 00',
    })
    await admin.patch(api.admin.person(from.id), { tags: ['hot', 'fair'] })
    await admin.patch(api.admin.person(kept.id), { tags: ['hot'] })
    await admin.post(api.admin.personNotes(from.id), { text: 'Keen.' })
    await admin.post(api.admin.personTasks(from.id), { title: 'Call', dueAt: '2030-01-01' })
    await app.visitor().post(api.subscribe, { email: 'jane.d@gmail.com' })
    await app.deliverMail()
    const before = { kept: await read(admin, kept.id), from: await read(admin, from.id) }
    const lines = { kept: await line(admin, kept.id), from: await line(admin, from.id) }

    app.clock.advance(minute)
    const { person, changeId } = await merge(admin, kept.id, from.id)
    expect(person).toMatchObject({
      name: 'Jane Doe',
      email: 'jane@loom.example',
      emails: ['jane@loom.example', 'jane.d@gmail.com'],
      phones: ['555 0100 00', '555 0200 00'],
      createdAt: kept.createdAt,
      nextStep: { title: 'Call' },
    })
    expect(person.tags.map(({ name }) => name)).toEqual(['fair', 'hot'])
    expect((await listed(admin)).map(({ id }) => id)).toEqual([kept.id])
    expect(await listed(admin, '?q=jane.d@gmail')).toHaveLength(1)
    // What leads to who was merged leads to who was kept.
    expect(await read(admin, from.id)).toEqual(person)
    expect((await line(admin, from.id))[0]).toBe('Merged with J. Doe')
    expect(await line(admin, kept.id)).toHaveLength(lines.kept.length + lines.from.length + 1)
    const [change] = (await admin.get(`${api.admin.changes}?record=${from.id}`)).read(
      changeSchema.array(),
    )
    expect(change).toMatchObject({ id: changeId, summary: '2 people merged', state: 'done' })

    expect(await undo(admin, changeId)).toMatchObject({ changed: 2, kept: [] })
    expect(lasting(await read(admin, kept.id))).toEqual(lasting(before.kept))
    expect(lasting(await read(admin, from.id))).toEqual(lasting(before.from))
    expect(await line(admin, from.id)).toEqual(['No longer merged with Jane Doe', ...lines.from])
    expect(await line(admin, kept.id)).toEqual([
      'No longer merged with J. Doe',
      'Merged with J. Doe',
      ...lines.kept,
    ])
    await admin.post(api.admin.changeRedo(changeId))
    expect(lasting(await read(admin, from.id))).toEqual(lasting(person))
  })

  test('each field is whose was chosen; the other address stays', async () => {
    const admin = await signedIn(app)
    const kept = await known(admin, { name: 'Jane', email: 'jane@one.example', phone: '5550101' })
    const from = await known(admin, { name: 'Joan', email: 'Joan@two.example', phone: '5550102' })
    const sides = { name: 'from', email: 'from', phone: 'from', company: 'from' }
    const { person, changeId } = await merge(admin, kept.id, from.id, sides)
    expect(person).toMatchObject({
      name: 'Joan',
      emails: ['Joan@two.example', 'jane@one.example'],
      phones: ['5550102', '5550101'],
      companyId: from.companyId,
    })
    await undo(admin, changeId)
    expect(lasting(await read(admin, kept.id))).toEqual(lasting(kept))
    expect(lasting(await read(admin, from.id))).toEqual(lasting(from))
  })

  test('what came since for either address goes where the address goes; what was edited stays, and is said', async () => {
    const admin = await signedIn(app)
    const kept = await known(admin, { name: 'Jane', email: 'jane@one.example' })
    const from = await known(admin, { name: 'Joan', email: 'joan@two.example' })
    const { changeId } = await merge(admin, kept.id, from.id, { name: 'from' })
    app.clock.advance(minute)
    const late = await enteredLead(admin, {
      name: 'Joanna',
      email: 'JOAN@two.example',
      phone: '5550199',
    })
    expect(late.personId).toBe(kept.id)
    await enteredLead(admin, { name: 'Jane', email: 'jane@one.example', phone: '5550100' })
    await admin.post(api.admin.personNotes(from.id), { text: 'Written on the old page.' })
    await admin.patch(api.admin.person(kept.id), { name: 'Jane Roe' })
    expect(await undo(admin, changeId)).toMatchObject({
      changed: 2,
      kept: [{ record: { type: 'person', id: kept.id }, field: 'name' }],
    })
    const [lead] = await app.db.select().from(leads).where(eq(leads.id, late.id))
    expect(lead?.personId).toBe(from.id)
    expect(await read(admin, from.id)).toMatchObject({ name: 'Joanna', phones: ['5550199'] })
    expect(await read(admin, kept.id)).toMatchObject({
      name: 'Jane Roe',
      phones: ['5550100'],
      emails: ['jane@one.example'],
    })
    expect(await line(admin, kept.id)).toContain('Note')
  })

  test('who was merged further gives back what is theirs, in whichever order', async () => {
    const admin = await signedIn(app)
    const [a, b, c] = await three(admin)
    await admin.post(api.admin.personNotes(a.id), { text: 'Of A.' })
    const before = await Promise.all([a, b, c].map(({ id }) => read(admin, id)))
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const changes = [await merge(admin, b.id, a.id), await merge(admin, c.id, b.id)]
      expect((await read(admin, a.id)).emails).toHaveLength(3)
      for (const index of order) await undo(admin, changes[index]?.changeId ?? '')
      const after = await Promise.all([a, b, c].map(({ id }) => read(admin, id)))
      expect(after.map(lasting)).toEqual(before.map(lasting))
      expect(await line(admin, a.id)).toContain('Note')
    }
  })

  test('who was parted from somebody and has gone another way is not given back with them', async () => {
    const admin = await signedIn(app)
    const [a, b, c] = await three(admin)
    await admin.post(api.admin.personNotes(a.id), { text: 'Of A.' })
    const before = await Promise.all([a, b, c].map(({ id }) => read(admin, id)))
    const inner = await merge(admin, b.id, a.id)
    const outer = await merge(admin, c.id, b.id)
    await undo(admin, inner.changeId)
    app.clock.advance(minute)
    const beside = await merge(admin, c.id, a.id)
    await undo(admin, outer.changeId)
    expect((await read(admin, b.id)).emails).toEqual(['b@two.example'])
    expect((await read(admin, a.id)).emails).toEqual(['c@three.example', 'a@one.example'])
    expect(await line(admin, c.id)).toContain('Note')
    await undo(admin, beside.changeId)
    const after = await Promise.all([a, b, c].map(({ id }) => read(admin, id)))
    expect(after.map(lasting)).toEqual(before.map(lasting))
    expect(await line(admin, a.id)).toContain('Note')
  })

  test('where somebody came from is the first of both that is known, and each has their own again', async () => {
    const admin = await signedIn(app)
    const came = async (email: string, campaign?: string) => {
      app.clock.advance(minute)
      const visit = campaign && { visit: { page: '/', campaign } }
      await app.visitor().post(api.leads, aLead({ email, ...visit }))
      const person = (await listed(admin)).find(({ emails }) => emails.includes(email))
      if (!person) throw new Error('Nobody is known by this address.')
      return person
    }
    const [first, unknown, second] = [
      await came('a@one.example', 'one'),
      await came('b@two.example'),
      await came('c@three.example', 'three'),
    ]
    const originOf = async ({ id }: Person) => (await read(admin, id)).origin?.name ?? null
    for (const [kept, from, name] of [
      [unknown, first, 'one'],
      [unknown, second, 'three'],
      [second, first, 'one'],
      [first, second, 'one'],
    ] as const) {
      const before = [await originOf(kept), await originOf(from)]
      const { changeId } = await merge(admin, kept.id, from.id)
      expect(await originOf(kept)).toBe(name)
      expect(await listed(admin, `?origin=${name}`)).toContainEqual(
        expect.objectContaining({ id: kept.id }),
      )
      await undo(admin, changeId)
      expect([await originOf(kept), await originOf(from)]).toEqual(before)
    }
    const { id: blank } = await known(admin, { email: 'd@four.example' })
    const { changeId } = await merge(admin, blank, unknown.id)
    await came('b@two.example', 'later')
    expect((await read(admin, blank)).origin).toMatchObject({ name: 'later' })
    await undo(admin, changeId)
    expect((await read(admin, blank)).origin).toBeNull()
    expect(await originOf(unknown)).toBe('later')
  })

  test('a merge is undone at any time, and only then goes with what else was done', async () => {
    const first = await signedIn(app)
    const kept = await known(first, { name: 'A', email: 'a@one.example' })
    const from = await known(first, { name: 'B', email: 'b@two.example' })
    const { changeId: once } = await merge(first, kept.id, from.id)
    await undo(first, once)
    await first.post(api.admin.changeRedo(once))
    await first.patch(api.admin.person(kept.id), { phone: '5550101' })
    const changesOf = async (admin: Client) =>
      (await admin.get(api.admin.changes))
        .read(changeSchema.array())
        .filter(({ state }) => state !== 'logged')
    const before = (await changesOf(first)).length
    const wait = async () => {
      app.clock.advance(91 * day)
      await runRetention(app.ctx)
      return signedIn(app)
    }
    const later = await wait()
    expect((await changesOf(later)).length, 'the merge, its undo and redo').toBe(3)
    expect(before).toBeGreaterThan(3)
    expect(await undo(later, once)).toMatchObject({ changed: 2, kept: [] })
    expect((await listed(later)).map(({ name }) => name).toSorted()).toEqual(['A', 'B'])
    expect(await changesOf(await wait())).toEqual([])
  })

  test('of two who merge the same at once one is told; so is who looked at an older state', async () => {
    const admin = await signedIn(app)
    const kept = await known(admin, { name: 'A', email: 'a@one.example' })
    const from = await known(admin, { name: 'B', email: 'b@two.example' })
    const stale = await admin.post(api.admin.personMerge(kept.id), {
      from: from.id,
      fromVersion: from.version + 1,
    })
    expect([stale.status, stale.failure.code]).toEqual([409, 'edit_conflict'])
    const answers = await Promise.all([
      admin.post(api.admin.personMerge(kept.id), { from: from.id }),
      admin.post(api.admin.personMerge(from.id), { from: kept.id }),
      app.visitor().post(api.leads, aLead({ email: 'b@two.example' })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 409])
    const [person, ...others] = await listed(admin)
    expect(others).toEqual([])
    const rows = await app.db.select({ personId: leads.personId }).from(leads)
    expect(new Set(rows.map(({ personId }) => personId))).toEqual(new Set([person?.id]))
    const self = await admin.post(api.admin.personMerge(kept.id), { from: kept.id })
    expect(self.status).toBe(400)
    const nobody = { from: '00000000-0000-7000-8000-000000000000' }
    expect((await admin.post(api.admin.personMerge(kept.id), nobody)).status).toBe(404)
  })

  test('an erasure by either address takes both, with who was merged; the export has both', async () => {
    const admin = await signedIn(app)
    const kept = await known(admin, {
      name: 'Jane Doe',
      email: 'jane@one.example',
      phone: '5550101',
    })
    const from = await known(admin, {
      name: 'Joan Doe',
      email: 'joan@two.example',
      phone: '5550101',
    })
    await duplicates(admin)
    await admin.delete(peopleCalls.duplicate(kept.id, from.id))
    await merge(admin, kept.id, from.id)
    const email = 'joan@two.example'
    const exported = await admin.post(api.admin.privacy.export, { email })
    expect(exported.text).toContain('jane@one.example')
    expect(JSON.parse(exported.text)).toMatchObject({ leads: [{}, {}], people: [{}, {}] })
    await admin.post(api.admin.privacy.erase, { email, confirmation: email, password })
    for (const table of [people, personEmails, personKeys, leads]) {
      expect(await app.db.select().from(table)).toEqual([])
    }
    const again = await admin.post(api.leads, aLead({ email: 'jane@one.example' }))
    expect(again.failure.code).toBe('erased')
  })
})
