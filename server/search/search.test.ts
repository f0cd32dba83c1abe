import { expect, test } from 'vitest'
import { dealSchema } from '#shared/deals/schema.ts'
import { api } from '#shared/routes.ts'
import { searchAnswerSchema } from '#shared/search/schema.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const pathOf = (q: string) => `${api.admin.search}?${new URLSearchParams({ q })}`
const searched = async (admin: Client, q: string) =>
  (await admin.get(pathOf(q))).read(searchAnswerSchema)

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
      'leads',
      'deals',
      'consultations',
      'submissions',
      'subscribers',
    ])
    expect(groups.map(({ hits }) => hits[0]?.title)).toEqual([
      'Ida Quill',
      'Looms for two sites',
      'Ida Quill',
      'Ida Quill',
      'ida@quill.example',
    ])
    expect(groups[0]?.hits[0]).toMatchObject({ id: lead.id, company: 'Quill', state: 'new' })
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
      const groups = await searched(admin, words)
      const found = groups.find(({ kind }) => kind === 'deals')
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

  test('shows the best few, and how many there are', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Sonja' })
    for (let n = 0; n < 6; n += 1) {
      app.clock.advance(minute)
      await enteredLead(admin, { name: `Of ${n}`, company: 'Sonja Ltd' })
    }
    const [leads] = await searched(admin, 'sonja')
    expect(leads?.total).toEqual({ count: 7, atLeast: false })
    expect(leads?.hits.map(({ title }) => title)).toEqual(['Sonja', 'Of 5', 'Of 4', 'Of 3', 'Of 2'])
  })

  test('finds by one character, and nothing that was deleted or set aside', async () => {
    const admin = await signedIn(app)
    const gone = await enteredLead(admin, { name: 'Zed' })
    await admin.delete(api.admin.lead(gone.id))
    await app.visitor().post(api.leads, aLead({ name: 'Zara', website: 'https://spam.example' }))
    expect(await searched(admin, 'z')).toEqual([])
    await enteredLead(admin, { name: 'Zoe' })
    expect((await searched(admin, 'z'))[0]?.hits.map(({ title }) => title)).toEqual(['Zoe'])
  })

  test('finds a lead by its number and its message, after those who are called so', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Grant Miller', phone: '+49 (0)30 1234567' })
    for (let n = 0; n < 120; n += 1) {
      app.clock.advance(minute)
      await enteredLead(admin, { name: `Of ${n}`, message: 'We ask for a grant' })
    }
    const [byNumber] = await searched(admin, '030 123')
    expect(byNumber?.hits.map(({ title }) => title)).toEqual(['Grant Miller'])
    const [byWord] = await searched(admin, 'grant')
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
