import { expect, test } from 'vitest'
import { dealSchema } from '#shared/deals/schema.ts'
import { personSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { type SearchKind, searchAnswerSchema } from '#shared/search/schema.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const pathOf = (q: string) => `${api.admin.search}?${new URLSearchParams({ q })}`
const searched = async (admin: Client, q: string) =>
  (await admin.get(pathOf(q))).read(searchAnswerSchema)

const foundOf = async (admin: Client, kind: SearchKind, q: string) =>
  (await searched(admin, q)).find((group) => group.kind === kind)

const opened = async (admin: Client, lead: { personId?: string | null }, title: string) => {
  const deal = { personId: lead.personId, title, value: 900 }
  return (await admin.post(api.admin.deals, deal)).read(dealSchema)
}

onEachDatabase('the search over everything', (database) => {
  const app = useTestApp(database)

  test('finds each kind of record by the same word', async () => {
    const admin = await signedIn(app)
    const person = { name: 'Ida Quill', email: 'ida@quill.example' }
    const lead = await enteredLead(admin, { ...person, company: 'Quill' })
    await opened(admin, lead, 'Looms for two sites')
    await admin.post(api.consultationRequests, person)
    await admin.post(api.leadMagnetSubmissions, { ...person, leadMagnetType: 'guide' })
    await app.visitor().post(api.subscribe, { email: person.email })
    const groups = await searched(admin, 'QUILL')
    expect(groups.map(({ kind }) => kind)).toEqual([
      'people',
      'companies',
      'leads',
      'deals',
      'consultations',
      'submissions',
      'subscribers',
    ])
    expect(groups.map(({ hits }) => hits[0]?.title)).toEqual([
      'Ida Quill',
      'Quill',
      'Ida Quill',
      'Looms for two sites',
      'Ida Quill',
      'Ida Quill',
      'ida@quill.example',
    ])
    expect(groups[2]?.hits[0]).toMatchObject({ id: lead.id, company: 'Quill', state: 'new' })
  })

  test('finds a deal by its title, its person and its company', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, {
      name: 'Ida Quill',
      email: 'ida@feather.example',
      phone: '+49 30 1234567',
      company: 'Feather',
    })
    const deal = await opened(admin, lead, 'Looms for two sites')
    const gone = await opened(admin, lead, 'Looms that went')
    await admin.delete(api.admin.deal(gone.id))
    await opened(admin, await enteredLead(admin), 'Something else')
    for (const words of ['two sites', 'LOO', 'idA q', 'ida@feather', '030 123', 'feathe']) {
      const found = await foundOf(admin, 'deals', words)
      expect([words, found?.total.count]).toEqual([words, 1])
      expect(found?.hits).toEqual([
        {
          id: deal.id,
          title: 'Looms for two sites',
          person: 'Ida Quill',
          email: 'ida@feather.example',
          company: 'Feather',
          state: 'lead-in',
          createdAt: deal.createdAt,
        },
      ])
    }
  })

  test('finds a company and its people by what it is called, at once by its new name', async () => {
    const admin = await signedIn(app)
    const company = 'Berger Mills'
    const about = { company, phone: '+49 30 1234567' }
    const ida = await enteredLead(admin, { name: 'Ida', email: 'ida@berger.example', ...about })
    app.clock.advance(minute)
    const otto = await enteredLead(admin, { name: 'Otto', email: 'otto@berger.example', ...about })
    const path = api.admin.person(ida.personId ?? '')
    const { companyId } = (await admin.get(path)).read(personSchema)
    const [people, companies] = await searched(admin, 'mills BERGER')
    expect(people).toMatchObject({ kind: 'people', total: { count: 2 } })
    expect(people?.hits.map(({ id }) => id)).toEqual([otto.personId, ida.personId])
    expect(people?.hits[0]).toMatchObject({ email: otto.email, company, state: null })
    expect(companies).toMatchObject({ kind: 'companies', total: { count: 1 } })
    expect(companies?.hits).toMatchObject([
      { id: companyId, title: company, email: 'berger.example', company: null, state: null },
    ])
    expect((await foundOf(admin, 'people', '030 123'))?.total.count).toBe(2)

    await admin.patch(api.admin.company(companyId ?? ''), { name: 'Aalto Looms' })
    expect((await foundOf(admin, 'people', 'aalto'))?.total.count).toBe(2)
    expect((await foundOf(admin, 'companies', 'aalto'))?.hits[0]?.id).toBe(companyId)
    expect(await foundOf(admin, 'companies', 'mills')).toBeUndefined()

    // Who was merged is found as whom they were merged into.
    await admin.post(api.admin.personMerge(ida.personId ?? ''), { from: otto.personId })
    expect((await foundOf(admin, 'people', 'aalto'))?.hits.map(({ id }) => id)).toEqual([
      ida.personId,
    ])
  })

  test('shows the best few, and how many there are', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Sonja' })
    for (let n = 0; n < 6; n += 1) {
      app.clock.advance(minute)
      await enteredLead(admin, { name: `Of ${n}`, company: 'Sonja Ltd' })
    }
    const leads = await foundOf(admin, 'leads', 'sonja')
    expect(leads?.total).toEqual({ count: 7, atLeast: false })
    expect(leads?.hits.map(({ title }) => title)).toEqual(['Sonja', 'Of 5', 'Of 4', 'Of 3', 'Of 2'])
  })

  test('finds by one character, and nothing that was deleted or set aside', async () => {
    const admin = await signedIn(app)
    const gone = await enteredLead(admin, { name: 'Zed' })
    await admin.delete(api.admin.lead(gone.id))
    const spam = { name: 'Zara', email: 'zara@casino.example', website: 'https://spam.example' }
    await app.visitor().post(api.leads, aLead(spam))
    // Whose lead is gone is still somebody; of who was set aside nothing is found.
    expect((await searched(admin, 'z')).map(({ kind }) => kind)).toEqual(['people'])
    for (const words of ['zara', 'casino']) expect(await searched(admin, words)).toEqual([])
    await enteredLead(admin, { name: 'Zoe' })
    expect((await foundOf(admin, 'leads', 'z'))?.hits.map(({ title }) => title)).toEqual(['Zoe'])
  })

  test('finds a lead by its number and its message, after those who are called so', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Grant Miller', phone: '+49 (0)30 1234567' })
    for (let n = 0; n < 120; n += 1) {
      app.clock.advance(minute)
      await enteredLead(admin, { name: `Of ${n}`, message: 'We ask for a grant' })
    }
    const byNumber = await foundOf(admin, 'leads', '030 123')
    expect(byNumber?.hits.map(({ title }) => title)).toEqual(['Grant Miller'])
    const byWord = await foundOf(admin, 'leads', 'grant')
    expect(byWord?.total).toEqual({ count: 121, atLeast: false })
    expect(byWord?.hits.map(({ title }) => title)).toEqual([
      'Grant Miller',
      'Of 119',
      'Of 118',
      'Of 117',
      'Of 116',
    ])
  })

  test('asks for a word, and for a token', async () => {
    const admin = await signedIn(app)
    expect((await admin.get(pathOf('  '))).failure.fields).toHaveProperty('q')
    expect((await app.visitor().get(pathOf('a'))).status).toBe(401)
  })
})
