import { describe, expect, test } from 'vitest'
import { admins } from '#server/db/schema.ts'
import { leadSorts, leadStatuses } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { everyPage, leadList, listPath } from '#tests/support/lead-pages.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

/** Twenty-three leads with ties in every column that can be sorted. */
async function aFullList(app: TestApp, admin: Client) {
  for (let n = 0; n < 23; n += 1) {
    if (n % 4 === 0) app.clock.advance(minute)
    const fields = {
      name: ['Ada', 'ada', 'Åsa', 'Zoë', 'Bo'][n % 5] ?? '',
      email: `${['a', 'B', 'c'][n % 3]}@example.com`,
      company: [null, 'Loom', 'loom', 'Weave'][n % 4],
    }
    await enteredLead(admin, fields)
  }
}

onEachDatabase('the list of leads', (database) => {
  const app = useTestApp(database)

  test('is a bare array, newest first, with how many there are', async () => {
    const admin = await signedIn(app)
    const names: string[] = []
    for (let n = 0; n < 3; n += 1) {
      app.clock.advance(minute)
      names.unshift((await enteredLead(admin)).name)
    }
    const answer = await admin.get(api.admin.leads)
    expect(answer.read(leadList).map((lead) => lead.name)).toEqual(names)
    expect(answer.headers.get('x-total-count')).toBe('3')
    expect(answer.headers.get('link')).toBeNull()
  })

  test('of nothing is an empty array', async () => {
    const admin = await signedIn(app)
    const answer = await admin.get(api.admin.leads)
    expect(answer.read(leadList)).toEqual([])
    expect(answer.headers.get('x-total-count')).toBe('0')
  })

  test('in every order, page by page, shows each lead once although many are alike', async () => {
    const admin = await signedIn(app)
    await aFullList(app, admin)
    for (const sort of leadSorts) {
      const whole = (await admin.get(listPath({ sort }))).read(leadList)
      const pages = await everyPage(admin, { sort, limit: '4' })
      expect(pages.map((page) => page.length).join(), sort).toBe('4,4,4,4,4,3')
      expect(pages.flat(), sort).toEqual(whole)
      expect(new Set(whole.map((lead) => lead.id)).size, sort).toBe(23)
    }
  })

  test('in opposite orders is the same list turned round', async () => {
    const admin = await signedIn(app)
    await aFullList(app, admin)
    for (const sort of ['name', 'email', 'company', 'createdAt']) {
      const up = (await admin.get(listPath({ sort }))).read(leadList)
      const down = (await admin.get(listPath({ sort: `-${sort}` }))).read(leadList)
      expect(down).toEqual(up.toReversed())
    }
  })

  test('does not mind case when it sorts by name', async () => {
    const admin = await signedIn(app)
    for (const name of ['bella', 'Anna', 'anna', 'Carl']) await enteredLead(admin, { name })
    const leads = (await admin.get(listPath({ sort: 'name' }))).read(leadList)
    expect(leads.map((lead) => lead.name.toLowerCase())).toEqual(['anna', 'anna', 'bella', 'carl'])
  })
})

onOneDatabase('a page of the list of leads', (database) => {
  const app = useTestApp(database)

  test('loses and repeats no row while others are written', async () => {
    const admin = await signedIn(app)
    await aFullList(app, admin)
    for (const sort of leadSorts) {
      const before = (await admin.get(listPath({ sort }))).read(leadList)
      const pages = await everyPage(admin, { sort, limit: '5' }, async () => {
        app.clock.advance(minute)
        await app.visitor().post(api.leads, aLead({ name: 'Ada', company: 'Loom' }))
      })
      const ids = pages.flat().map((lead) => lead.id)
      expect(new Set(ids).size, sort).toBe(ids.length)
      expect(ids, sort).toEqual(expect.arrayContaining(before.map((lead) => lead.id)))
    }
  })

  test('keeps search, filter and order in the link to the next page', async () => {
    const admin = await signedIn(app)
    for (let n = 0; n < 5; n += 1) {
      await enteredLead(admin, { company: 'Søn & Co', status: n % 2 ? 'won' : 'new' })
    }
    const query = { q: 'søn & co', status: 'new', sort: 'name', limit: '2' }
    const pages = await everyPage(admin, query)
    expect(pages.map((page) => page.length)).toEqual([2, 1])
  })

  test.each(['0', '-1', '1001', '2.5', 'many', '', '1e9'])(
    'refuses the limit "%s"',
    async (limit) => {
      const admin = await signedIn(app)
      const answer = await admin.get(listPath({ limit }))
      expect(answer.status).toBe(400)
      expect(answer.failure.fields).toHaveProperty('limit')
    },
  )

  test('names every part of the query that is wrong', async () => {
    const admin = await signedIn(app)
    const answer = await admin.get(listPath({ limit: '0', sort: 'phone', status: 'lost' }))
    const { fields } = answer.failure
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['limit', 'sort', 'status'])
  })

  test('filtered by status shows that status; "all" shows everything', async () => {
    const admin = await signedIn(app)
    for (const status of leadStatuses) await enteredLead(admin, { status })
    for (const status of leadStatuses) {
      const answer = await admin.get(listPath({ status }))
      expect(answer.read(leadList).map((lead) => lead.status)).toEqual([status])
      expect(answer.headers.get('x-total-count')).toBe('1')
    }
    expect((await admin.get(listPath({ status: 'all' }))).read(leadList)).toHaveLength(5)
  })

  test('keeps quarantined messages apart', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ name: 'Suspect', website: 'x' }))
    await app.visitor().post(api.leads, aLead({ name: 'Person' }))
    const names = async (quarantined: string) =>
      (await admin.get(listPath({ quarantined }))).read(leadList).map((lead) => lead.name)
    expect(await names('false')).toEqual(['Person'])
    expect(await names('true')).toEqual(['Suspect'])
  })

  describe('with a cursor nobody was given', () => {
    const word = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const id = '00000000-0000-7000-8000-000000000000'
    test.each([
      ['that is no base64', '!!!'],
      ['that is no JSON', Buffer.from('{').toString('base64url')],
      ['of another shape', word({ after: id })],
      ['with an id that is none', word(['2026-01-01T00:00:00.000Z', 'x'])],
      ['with a date that is none', word(['yesterday evening', id])],
      ['with a date out of range', word(['999999-01-01T00:00:00.000Z', id])],
      ['with a date in the year 0', word(['0000-01-01T00:00:00.000Z', id])],
      ['with SQL', word(["'; drop table leads; --", id])],
      ['with a null byte', word(['a\u0000b', id])],
      ['with half a character', word(['\ud800', id])],
      ['that is very long', word(['x'.repeat(1_900), id])],
    ])('%s', async (_what, cursor) => {
      const admin = await signedIn(app)
      await enteredLead(admin)
      for (const sort of leadSorts) {
        const answer = await admin.get(listPath({ cursor, sort }))
        // A text that could be somebody's name is a place in the alphabet like any other.
        if (answer.status !== 200) {
          expect(answer.status, sort).toBe(400)
          expect(answer.failure.fields, sort).toHaveProperty('cursor')
        }
      }
      expect((await admin.get(api.admin.leads)).read(leadList)).toHaveLength(1)
    })
  })
})

onOneDatabase('the export of leads', (database) => {
  const app = useTestApp(database)

  test('tells who each is, whose, how promising, and when it was changed last', async () => {
    const admin = await signedIn(app, { name: 'Olga Owner' })
    const lead = await enteredLead(admin, {
      name: '=cmd',
      email: 'ida@quill.example',
      company: null,
      phone: '+49 30 123',
      message: null,
    })
    const [owner] = await app.db.select().from(admins)
    app.clock.advance(minute)
    await admin.patch(api.admin.lead(lead.id), { ...lead, assignedTo: owner?.id })
    const { text } = await admin.get(api.admin.leadsExport)
    const changed = app.clock().toISOString()
    expect(text.replace('\ufeff', '').trim().split('\n')).toEqual([
      'Name,Email,Company,Phone,Source,Status,Priority,Message,Created (UTC),Lead ID,Owner,Score,Last changed (UTC)',
      `'=cmd,ida@quill.example,,+49 30 123,manual,new,medium,,${lead.createdAt},${lead.id},Olga Owner,40,${changed}`,
    ])
  })
})

onOneDatabase('the counts of leads', (database) => {
  const app = useTestApp(database)
  const counts = async (admin: Client) => JSON.parse((await admin.get(api.admin.leadCounts)).text)
  const none = { new: 0, contacted: 0, qualified: 0, converted: 0, won: 0 }

  test('tell how many stand in each status, quarantined and deleted ones apart', async () => {
    const admin = await signedIn(app)
    expect(await counts(admin)).toEqual({ total: 0, quarantined: 0, byStatus: none })
    await enteredLead(admin, { status: 'won' })
    const gone = await enteredLead(admin)
    await enteredLead(admin)
    await admin.delete(api.admin.lead(gone.id))
    await app.visitor().post(api.leads, aLead({ website: 'x' }))
    const expected = { total: 2, quarantined: 1, byStatus: { ...none, new: 1, won: 1 } }
    expect(await counts(admin)).toEqual(expected)
  })

  test("show an admin's own change at once and a visitor's message within seconds", async () => {
    const admin = await signedIn(app)
    await counts(admin)
    await app.visitor().post(api.leads, aLead())
    app.clock.advance(3_000)
    expect(await counts(admin)).toMatchObject({ total: 1 })
    const { id } = await enteredLead(admin)
    expect(await counts(admin)).toMatchObject({ total: 2 })
    await admin.patch(api.admin.leadStatus(id), { status: 'won' })
    expect(await counts(admin)).toMatchObject({ byStatus: { won: 1 } })
  })
})
