import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { originsDashboardSchema } from '#shared/dashboard/origins-schema.ts'
import { dealSchema } from '#shared/deals/schema.ts'
import { submissionSchema } from '#shared/lead-magnets/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { originNameSchema } from '#shared/origins/schema.ts'
import { personSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { ordinaryAnswers } from '#tests/support/document-samples.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { peopleIndexing } from './index-people.ts'

const people = async (admin: Client, query = '') =>
  (await admin.get(api.admin.people + query)).read(personSchema.array())
const from = (campaign: string, page = '/services') => ({ visit: { page, campaign } })
const named = (name: string) => expect.objectContaining({ name })

onOneDatabase('where people come from', (database) => {
  const app = useTestApp(database)

  test('every form tells it: each record keeps its own, the person the first that is known', async () => {
    const admin = await signedIn(app)
    const email = 'ada@looms.example'
    await enteredLead(admin, { email, ...from('not a visitor') })
    expect((await people(admin))[0]?.origin).toBeNull()
    const sent = [
      [api.sendChecklist, { email, ...from('one') }],
      [api.leads, aLead({ email, ...from('two') })],
      [api.consultationRequests, { name: 'Ada', email, ...from('three') }],
      [api.leadMagnetSubmissions, { email, leadMagnetType: 'template', ...from('four') }],
      [api.subscribe, { email, ...from('five') }],
      [api.sendAuditReport, { email, auditData: ordinaryAnswers, ...from('six') }],
    ] as const
    for (const [path, body] of sent) {
      app.clock.advance(minute)
      const answer = await app.visitor().post(path, body)
      expect([path, answer.status]).toEqual([path, 201])
    }
    const [person, ...others] = await people(admin)
    expect(others).toEqual([])
    expect(person?.origin).toMatchObject({ name: 'one', page: '/services', campaign: 'one' })
    const read = async <Row>(
      list: string,
      schema: { array: () => { parse: (_: unknown) => Row[] } },
    ) => schema.array().parse(JSON.parse((await admin.get(`${list}?sort=createdAt`)).text))
    expect((await read(api.admin.leads, leadSchema)).map(({ origin }) => origin)).toEqual([
      null,
      named('two'),
    ])
    expect((await read(api.admin.consultations, consultationSchema))[0]?.origin).toEqual(
      named('three'),
    )
    const submissions = await read(api.admin.submissions, submissionSchema)
    expect(submissions.map(({ origin }) => origin?.name)).toEqual(['one', 'four', 'six'])
  })

  test('whatever it is, it refuses no form and is no part of the idempotency key', async () => {
    const admin = await signedIn(app)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const lead = aLead()
    const first = await app
      .visitor()
      .post(api.leads, { ...lead, visit: { page: 4, source: 'x'.repeat(9_000) } }, headers)
    const second = await app.visitor().post(api.leads, { ...lead, visit: 'nonsense' }, headers)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(JSON.parse(first.text)).not.toHaveProperty('origin')
    expect(JSON.parse(second.text).id).toBe(JSON.parse(first.text).id)
    expect((await people(admin))[0]?.origin?.source).toBe('x'.repeat(200))
  })

  test('people are filtered by it, whatever its case, and the filter names what there is', async () => {
    const admin = await signedIn(app)
    for (const [name, visit] of [
      ['a', { page: '/', campaign: 'Spring' }],
      ['b', { page: '/', campaign: 'spring' }],
      ['c', { page: '/', referrer: 'www.search.example' }],
      ['d', { page: '/' }],
      ['e', undefined],
    ] as const) {
      app.clock.advance(minute)
      await app.visitor().post(api.leads, aLead({ email: `${name}@x.example`, visit }))
    }
    await app.visitor().post(api.leads, aLead({ website: 'spam', visit: { campaign: 'spam' } }))
    const emails = async (origin: string) =>
      (await people(admin, `?${new URLSearchParams({ origin, sort: 'createdAt' })}`)).map(
        ({ email }) => email,
      )
    expect(await emails('SPRING')).toEqual(['a@x.example', 'b@x.example'])
    expect(await emails('search.example')).toEqual(['c@x.example'])
    expect(await emails('Direct')).toEqual(['d@x.example'])
    expect(await emails('elsewhere')).toEqual([])
    const names = (await admin.get(api.admin.origins)).read(originNameSchema.array())
    expect(names).toEqual([
      { name: 'Spring', people: 2 },
      { name: 'Direct', people: 1 },
      { name: 'search.example', people: 1 },
    ])
  })

  test('the dashboard tells what came of whom in 30 days', async () => {
    const nobody = { people: 0, leads: 0, booked: 0, held: 0, won: 0 }
    const figures = async (admin: Client) =>
      (await admin.get(api.admin.dashboard.origins)).read(originsDashboardSchema)
    const early = await signedIn(app)
    expect(await figures(early)).toEqual({
      origins: [],
      others: null,
      unknown: null,
      untilWon: null,
    })
    await app.visitor().post(api.leads, aLead({ email: 'old@x.example', ...from('Fair') }))
    app.clock.advance(40 * day)
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ email: 'old@x.example' }))
    await app.visitor().post(api.leads, aLead({ email: 'new@x.example', ...from('Letter') }))
    await app.visitor().post(api.subscribe, { email: 'reader@x.example', ...from('letter') })
    await enteredLead(admin)
    for (const status of ['pending', 'scheduled', 'completed', 'cancelled']) {
      await admin.post(api.consultationRequests, {
        name: 'New',
        email: 'new@x.example',
        status,
      })
    }
    const people = (await admin.get(`${api.admin.people}?q=new@x.example`)).read(
      z.array(personSchema),
    )
    for (const stage of ['won', 'talking']) {
      const deal = { personId: people[0]?.id, title: stage, value: 1200, stage }
      await admin.post(api.admin.deals, deal)
    }
    const { origins, others, unknown } = await figures(admin)
    expect(origins).toEqual([
      {
        name: expect.stringMatching(/^letter$/i),
        people: 2,
        leads: 1,
        booked: 2,
        held: 1,
        won: 1200,
      },
      { ...nobody, name: 'Fair', leads: 1 },
    ])
    expect(others).toBeNull()
    expect(unknown).toEqual({ ...nobody, people: 1, leads: 1 })
  })

  test('the dashboard tells how long the deals won in 30 days took from the first contact', async () => {
    const untilWon = async (admin: Client) =>
      (await admin.get(api.admin.dashboard.origins)).read(originsDashboardSchema).untilWon
    const openedFor = async (admin: Client, email: string, stage = 'won') => {
      const [person] = await people(admin, `?q=${email}`)
      const deal = { personId: person?.id, title: 'Looms', value: 900, stage, lostReason: 'Price' }
      return (await admin.post(api.admin.deals, deal)).read(dealSchema)
    }
    await app.visitor().post(api.leads, aLead({ email: 'long@x.example' }))
    const before = await signedIn(app)
    await openedFor(before, 'long@x.example')
    app.clock.advance(60 * day)
    await app.visitor().post(api.leads, aLead({ email: 'short@x.example' }))
    app.clock.advance(10 * day)
    const admin = await signedIn(app)
    await openedFor(admin, 'long@x.example')
    const taken = await openedFor(admin, 'short@x.example')
    await openedFor(admin, 'short@x.example', 'lost')
    expect(await untilWon(admin)).toEqual({ deals: 2, medianDays: 40 })
    await admin.delete(api.admin.deal(taken.id))
    app.clock.advance(minute)
    expect(await untilWon(admin)).toEqual({ deals: 1, medianDays: 70 })
  })

  test('more origins than the table has rows are added up', async () => {
    const admin = await signedIn(app)
    for (let n = 10; n < 24; n += 1) await app.visitor().post(api.leads, aLead(from(`c${n}`)))
    const answer = await admin.get(api.admin.dashboard.origins)
    const { origins, others } = answer.read(originsDashboardSchema)
    expect(origins.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, n) => `c${n + 10}`),
    )
    expect(others).toEqual({ people: 2, leads: 2, booked: 0, held: 0, won: 0 })
  })

  test('it outlives the loss of the person, is exported and erased with them, and redacted in others', async () => {
    const admin = await signedIn(app)
    const email = 'ada@looms.example'
    await app.visitor().post(api.leads, aLead({ email, ...from('Letter') }))
    await app.visitor().post(api.leads, aLead({ email: 'c@x.example', ...from(`for ${email}`) }))
    await app.db.execute(sql`update leads set person_id = null`)
    await app.db.execute(sql`delete from people`)
    await peopleIndexing.run(app.ctx)
    expect((await people(admin, `?q=${email}`))[0]?.origin?.name).toBe('Letter')
    const exported = await admin.post(api.admin.privacy.export, { email })
    expect(exported.text).toMatch(/"campaign": ?"Letter"/)
    const erased = await admin.post(api.admin.privacy.erase, {
      email,
      confirmation: email,
      password,
    })
    expect(erased.status).toBe(200)
    expect((await people(admin)).map(({ origin }) => origin?.name)).toEqual(['for (erased)'])
  })
})
