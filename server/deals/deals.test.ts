import { expect, test } from 'vitest'
import { deals } from '#server/db/schema.ts'
import { runRetention } from '#server/jobs/run-retention.ts'
import { changedDealSchema, type Deal, dealBoardSchema, dealSchema } from '#shared/deals/schema.ts'
import { dealStages } from '#shared/deals/stages.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { dealCalls } from '#shared/office-calls.ts'
import { companySchema, personSchema, timelineEntrySchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const nowhere = '00000000-0000-7000-8000-000000000000'

/** A lead, and what opens a deal with whom it came from. */
async function aLeadFor(admin: Client, fields: object = {}) {
  const lead = await enteredLead(admin, fields)
  const personId = lead.personId ?? ''
  return { lead, input: { personId, title: 'Looms for two sites', value: 12_000 } }
}

async function aDeal(admin: Client, fields: object = {}, lead: object = {}): Promise<Deal> {
  const { input } = await aLeadFor(admin, lead)
  const answer = await admin.post(api.admin.deals, { ...input, ...fields })
  expect(answer.status).toBe(201)
  return answer.read(dealSchema)
}

const patched = async (admin: Client, { id }: { id: string }, change: object) =>
  (await admin.patch(api.admin.deal(id), change)).read(changedDealSchema)
const listed = async (admin: Client, query: string) =>
  (await admin.get(`${api.admin.deals}?${query}`)).read(dealSchema.array())
const line = async (admin: Client, personId: string) =>
  (await admin.get(`${api.admin.personTimeline(personId)}?type=deal`)).read(
    timelineEntrySchema.array(),
  )
const summaries = async (admin: Client, personId: string) =>
  (await line(admin, personId)).map(({ summary }) => summary)

onOneDatabase('deals', (database) => {
  const app = useTestApp(database)

  test('a deal is of its person’s company and of who opens it, and stands in the line of time', async () => {
    const admin = await signedIn(app, { name: 'Ann' })
    const deal = await aDeal(admin, {}, { email: 'jo@mill.example', company: 'Mill' })
    expect(deal).toMatchObject({ stage: 'lead-in', company: 'Mill', value: 12_000, leadId: null })
    expect(deal.ownerId).not.toBeNull()
    await patched(admin, deal, { stage: 'proposal-sent' })
    await patched(admin, deal, { stage: 'lost', lostReason: 'Price' })
    await patched(admin, deal, { ownerId: null })
    expect(await summaries(admin, deal.personId)).toEqual([
      'Deal “Looms for two sites” changed: unassigned',
      'Deal lost: “Looms for two sites”',
      'Deal “Looms for two sites” moved to Proposal sent',
      'Deal opened: “Looms for two sites”',
    ])
    expect((await line(admin, deal.personId)).map(({ change }) => change)).toEqual([
      null,
      { from: 'Proposal sent', to: 'Lost', word: 'lost' },
      { from: 'Lead in', to: 'Proposal sent', word: 'proposal-sent' },
      null,
    ])
  })

  test('an open deal says what is next with its person, a closed one nothing', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin)
    expect(deal.nextStep).toBeNull()
    for (const [title, dueAt] of [
      ['Call', '2030-02-01'],
      ['Write', '2030-01-01'],
    ]) {
      await admin.post(api.admin.personTasks(deal.personId), { title, dueAt })
    }
    const [read] = await listed(admin, `personId=${deal.personId}`)
    expect(read?.nextStep).toMatchObject({ title: 'Write', person: deal.person })
    expect(await patched(admin, deal, { stage: 'won' })).toMatchObject({ nextStep: null })
  })

  test.each([
    [{ personId: nowhere }, 404],
    [{ personId: 'x' }, 400],
    [{ title: '  ' }, 400],
    [{ value: 1.5 }, 400],
    [{ value: -1 }, 400],
    [{ value: 2_000_000_000 }, 400],
    [{ stage: 'new' }, 400],
    [{ stage: 'lost' }, 400],
    [{ expectedClose: '2026-02-30' }, 400],
    [{ ownerId: nowhere }, 400],
    [{ companyId: nowhere }, 404],
    [{ leadId: nowhere }, 404],
  ])('one with %j is refused as %i', async (fields, status) => {
    const admin = await signedIn(app)
    const { input } = await aLeadFor(admin)
    expect((await admin.post(api.admin.deals, { ...input, ...fields })).status).toBe(status)
  })

  test('another’s lead is none that a deal can come from', async () => {
    const admin = await signedIn(app)
    const [{ lead }, { input }] = [await aLeadFor(admin), await aLeadFor(admin)]
    const answer = await admin.post(api.admin.deals, { ...input, leadId: lead.id })
    expect(answer.failure.fields).toEqual({ leadId: 'This lead came from somebody else.' })
  })

  test('winning wins the lead it came from, and one undo takes both back', async () => {
    const admin = await signedIn(app)
    const { lead, input } = await aLeadFor(admin)
    const opened = await admin.post(api.admin.deals, { ...input, leadId: lead.id })
    const deal = opened.read(dealSchema)
    const won = await patched(admin, deal, { stage: 'won', version: deal.version })
    const now = app.clock().toISOString()
    expect(won).toMatchObject({ stage: 'won', wonAt: now, stageAt: now })
    const leadNow = async () => (await admin.get(api.admin.lead(lead.id))).read(leadSchema)
    expect((await leadNow()).status).toBe('won')
    const [change] = (await admin.get(api.admin.changes)).read(changeSchema.array())
    expect(change).toMatchObject({ id: won.changeId, count: 2 })

    const undone = await admin.post(api.admin.changeUndo(won.changeId ?? ''))
    expect(undone.read(undoneSchema)).toMatchObject({ changed: 2, kept: [] })
    const back = (await admin.get(api.admin.deal(deal.id))).read(dealSchema)
    expect(back).toMatchObject({ stage: 'lead-in', wonAt: null, stageAt: deal.stageAt })
    expect((await leadNow()).status).toBe('new')
  })

  test('a move is taken back whole, or left where somebody changed any of it since', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin)
    app.clock.advance(minute)
    const lost = { stage: 'lost', lostReason: 'Price' }
    const { changeId } = await patched(admin, deal, { ...lost, value: 9_000 })
    app.clock.advance(minute)
    await patched(admin, deal, { lostReason: 'Bad time' })
    const undone = (await admin.post(api.admin.changeUndo(changeId ?? ''))).read(undoneSchema)
    const kept = undone.kept.map(({ field }) => field).toSorted()
    // What was only set along with them, as when it was lost, is no field that anybody knows.
    expect(kept).toEqual(['lostReason', 'stage'])
    const now = (await admin.get(api.admin.deal(deal.id))).read(dealSchema)
    expect(now).toMatchObject({ stage: 'lost', lostReason: 'Bad time', value: 12_000 })
  })

  test('a deal whose lead was deleted is won without it', async () => {
    const admin = await signedIn(app)
    const { lead, input } = await aLeadFor(admin)
    const opened = await admin.post(api.admin.deals, { ...input, leadId: lead.id })
    await admin.delete(api.admin.lead(lead.id))
    expect((await patched(admin, opened.read(dealSchema), { stage: 'won' })).stage).toBe('won')
  })

  test('a lost deal has a reason, which goes when it is taken up again', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin)
    const refused = await admin.patch(api.admin.deal(deal.id), { stage: 'lost' })
    expect(refused.failure.fields).toEqual({ lostReason: 'Say why the deal was lost.' })
    const lost = await patched(admin, deal, { stage: 'lost', lostReason: 'No budget' })
    expect(lost).toMatchObject({ lostReason: 'No budget', lostAt: app.clock().toISOString() })
    expect(await patched(admin, deal, { stage: 'talking' })).toMatchObject({
      lostReason: null,
      lostAt: null,
    })
  })

  test('what changes nothing is no change, and a stale one is refused', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin)
    const same = await patched(admin, deal, { title: deal.title, stage: 'lead-in', version: 1 })
    expect(same).toMatchObject({ changeId: null, version: 1 })
    expect((await admin.get(api.admin.changes)).read(changeSchema.array())).toEqual([])
    await patched(admin, deal, { value: 9_000 })
    const stale = await admin.patch(api.admin.deal(deal.id), { value: 8_000, version: 1 })
    expect(stale.failure).toMatchObject({ code: 'edit_conflict', current: { value: 9_000 } })
  })

  test('the list is searched by title and person, filtered, sorted and paged', async () => {
    const admin = await signedIn(app)
    const other = await signedIn(app)
    const one = await aDeal(admin, { title: 'Alpha', value: 300, expectedClose: '2026-09-01' })
    const two = await aDeal(other, { title: 'Beta', value: 100 }, { name: 'Zora Quill' })
    const three = await aDeal(admin, { title: 'Gamma', value: 200, stage: 'won' })
    await admin.patch(api.admin.person(one.personId), { tags: ['Key'] })
    const titles = async (query: string) => (await listed(admin, query)).map(({ title }) => title)
    expect(await titles('q=alph')).toEqual(['Alpha'])
    expect(await titles('q=quill')).toEqual(['Beta'])
    expect(await titles('stage=won')).toEqual(['Gamma'])
    expect(await titles('stage=open&sort=title')).toEqual(['Alpha', 'Beta'])
    expect(await titles('owner=me&sort=-title')).toEqual(['Gamma', 'Alpha'])
    expect(await titles('tag=key')).toEqual(['Alpha'])
    expect(await titles(`personId=${two.personId}`)).toEqual(['Beta'])
    expect(await titles(`companyId=${three.companyId}`)).toContain('Gamma')
    for (const [sort, expected] of [
      ['value', ['Beta', 'Gamma', 'Alpha']],
      ['expectedClose', ['Alpha', 'Beta', 'Gamma']],
      ['-expectedClose', ['Alpha', 'Gamma', 'Beta']],
    ] as const) {
      const walked: string[] = []
      let next: string | undefined = `${api.admin.deals}?sort=${sort}&limit=1`
      while (next) {
        const page = await admin.get(next)
        expect(page.headers.get('X-Total-Count')).toBe('3')
        walked.push(...page.read(dealSchema.array()).map(({ title }) => title))
        next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1]
      }
      expect(walked, sort).toEqual(expected)
    }
    expect((await admin.get(`${api.admin.deals}?sort=value&cursor=WyJ4IiwieSJd`)).status).toBe(400)
  })

  test('who has an open deal is found, and a company has the sum of its', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin, { value: 700 }, { email: 'jo@mill.example' })
    await aDeal(admin, { value: 50 }, { email: 'mo@mill.example' })
    await aDeal(admin, { stage: 'lost', lostReason: 'Price' }, { email: 'no@none.example' })
    const emails = async (query: string) =>
      (await admin.get(`${api.admin.people}?sort=name&${query}`))
        .read(personSchema.array())
        .map(({ email }) => email)
        .toSorted()
    expect(await emails('deal=open')).toEqual(['jo@mill.example', 'mo@mill.example'])
    expect(await emails('deal=none')).toEqual(['no@none.example'])
    const company = await admin.get(api.admin.company(deal.companyId ?? ''))
    expect(company.read(companySchema)).toMatchObject({ openDeals: 2, openValue: 750 })
  })

  test('the board has each stage with its count, sum and first deals, and the forecast', async () => {
    const admin = await signedIn(app)
    await aDeal(admin, { title: 'First', value: 1_000, expectedClose: '2026-12-01' })
    app.clock.advance(1_000)
    const second = await aDeal(admin, { title: 'Second', value: 500, expectedClose: '2026-12-31' })
    await patched(admin, second, { stage: 'negotiating' })
    await aDeal(admin, { title: 'Third', value: 200 })
    await aDeal(admin, { value: 5, stage: 'won', expectedClose: '2026-12-01' })
    const answer = await admin.get(`${dealCalls.board}?limit=1`)
    const { stages, forecast } = answer.read(dealBoardSchema)
    expect(stages.map(({ stage }) => stage)).toEqual(dealStages)
    expect(stages.map(({ count, value }) => [count, value])).toEqual([
      [2, 1_200],
      [0, 0],
      [0, 0],
      [1, 500],
      [1, 5],
      [0, 0],
    ])
    expect(stages[0]?.deals.map(({ title }) => title)).toEqual(['Third'])
    expect(forecast).toEqual([
      { month: '2026-12', count: 2, value: 1_500, weighted: 475 },
      { month: null, count: 1, value: 200, weighted: 20 },
    ])
  })

  test('one that was deleted is restored, purged in time, and its person goes when nothing is left', async () => {
    const admin = await signedIn(app)
    const { lead, input } = await aLeadFor(admin)
    const deal = (await admin.post(api.admin.deals, input)).read(dealSchema)
    expect((await admin.delete(api.admin.deal(deal.id))).status).toBe(204)
    expect((await admin.get(api.admin.deal(deal.id))).status).toBe(404)
    expect((await admin.post(dealCalls.restore(deal.id))).read(dealSchema).id).toBe(deal.id)
    await admin.delete(api.admin.lead(lead.id))
    app.clock.advance(31 * day)
    await runRetention(app.ctx)
    expect(await app.db.select().from(deals), 'kept without its lead').toHaveLength(1)
    await (await signedIn(app)).delete(api.admin.deal(deal.id))
    app.clock.advance(31 * day)
    await runRetention(app.ctx)
    expect(await app.db.select().from(deals)).toEqual([])
    expect((await (await signedIn(app)).get(api.admin.person(deal.personId))).status).toBe(404)
  })

  test('deals are exported and erased with their person', async () => {
    const admin = await signedIn(app)
    const email = 'gone@mill.example'
    await aDeal(admin, {}, { email })
    const other = await aDeal(admin, { title: `Ask ${email}` })
    const exported = await admin.post(api.admin.privacy.export, { email })
    expect(JSON.parse(exported.text).deals).toMatchObject([{ title: 'Looms for two sites' }])
    const erased = await admin.post(api.admin.privacy.erase, {
      email,
      confirmation: email,
      password,
    })
    expect(erased.status).toBe(200)
    expect((await listed(admin, '')).map(({ id, title }) => [id, title])).toEqual([
      [other.id, 'Ask (erased)'],
    ])
  })
})

onEachDatabase('tags of deals', (database) => {
  const app = useTestApp(database)
  const namesOf = (tags: readonly { name: string }[]) => tags.map(({ name }) => name)

  test('a deal has tags of its own beside those of its person, and is found by either', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin, { tags: ['Retrofit'] })
    const bare = await aDeal(admin, { title: 'Bare' })
    await admin.patch(api.admin.person(bare.personId), { tags: ['Key'] })
    expect(namesOf(deal.tags)).toEqual(['Retrofit'])
    const [other] = await listed(admin, 'tag=key')
    expect([other?.id, other?.tags, namesOf(other?.personTags ?? [])]).toEqual([
      bare.id,
      [],
      ['Key'],
    ])
    expect((await listed(admin, 'tag=RETROFIT')).map(({ id }) => id)).toEqual([deal.id])
    const board = await admin.get(`${dealCalls.board}?tag=retrofit`)
    expect(board.read(dealBoardSchema).stages[0]).toMatchObject({ count: 1 })
    const refused = await admin.patch(api.admin.deal(deal.id), { tags: ['jo@mill.example'] })
    expect(refused.status).toBe(400)
  })

  test('a change of its tags stands in the history, and is taken back', async () => {
    const admin = await signedIn(app)
    const deal = await aDeal(admin, { tags: ['Retrofit'] })
    const changed = await patched(admin, deal, { tags: ['Fair', 'Retrofit'], version: 1 })
    expect(namesOf(changed.tags)).toEqual(['Fair', 'Retrofit'])
    expect(changed.version).toBe(2)
    const same = await patched(admin, deal, { tags: ['retrofit', 'FAIR'] })
    expect(same).toMatchObject({ changeId: null, version: 2 })
    const undone = await admin.post(api.admin.changeUndo(changed.changeId ?? ''))
    expect(undone.read(undoneSchema)).toMatchObject({ changed: 1, kept: [] })
    const [now] = await listed(admin, '')
    expect(namesOf(now?.tags ?? [])).toEqual(['Retrofit'])
    const lost = { stage: 'lost', lostReason: 'Price', tags: [] }
    expect(await patched(admin, deal, lost)).toMatchObject({ stage: 'lost', tags: [] })
  })
})
