import { expect, test } from 'vitest'
import { peopleSchema } from '#shared/accounts/team-schema.ts'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { overviewSchema } from '#shared/dashboard/schema.ts'
import { dealSchema } from '#shared/deals/schema.ts'
import { api } from '#shared/routes.ts'
import { todayRows, todaySchema } from '#shared/today/schema.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const zone = 'America/Chicago'
const read = async (client: Client, query = '') =>
  (await client.get(`${api.admin.today}?zone=${zone}${query}`)).read(todaySchema)

onOneDatabase('my day', (database) => {
  const app = useTestApp(database)
  const goTo = (instant: string) => app.clock.advance(Date.parse(instant) - app.clock().getTime())

  test("has one's own tasks by when they were due, and everybody's if asked", async () => {
    goTo('2026-06-10T15:00:00Z')
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const { personId } = await enteredLead(ann)
    const set = (client: Client, title: string, dueAt: string) =>
      client.post(api.admin.personTasks(personId ?? ''), { title, dueAt, timeZone: zone })
    await set(ann, 'late', '2026-06-09')
    await set(ann, 'later than it', '2026-06-08')
    await set(ann, 'this morning', '2026-06-10T13:00:00Z')
    await set(ann, 'tonight', '2026-06-11T03:00:00Z')
    await set(ann, 'some time today', '2026-06-10')
    await set(ann, 'tomorrow', '2026-06-11')
    await set(ann, 'past midnight', '2026-06-11T06:00:00Z')
    await set(bob, 'his', '2026-06-10')
    const titles = async (client: Client, query?: string) => {
      const { overdue, today } = await read(client, query)
      return [overdue, today].map(({ rows }) => rows.map(({ title }) => title))
    }
    expect(await titles(ann)).toEqual([
      ['later than it', 'late', 'this morning'],
      ['some time today', 'tonight'],
    ])
    expect(await titles(bob)).toEqual([[], ['his']])
    expect((await titles(bob, '&whose=all')).map(({ length }) => length)).toEqual([3, 3])
    const counted = await ann.get(`${api.admin.overview}?zone=${zone}`)
    expect(counted.read(overviewSchema)).toMatchObject({ tasksOverdue: 3, tasksDue: 5 })
  })

  test('has who still waits for an answer, the oldest first, but not who had one or is a colleague’s', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const [, me] = (await bob.get(api.admin.teamMembers)).read(peopleSchema)
    const leads = []
    for (let n = 0; n < 4; n += 1) {
      app.clock.advance(minute)
      leads.push(await enteredLead(ann))
    }
    const [first, second, third, fourth] = leads.map(({ id }) => id)
    await ann.patch(api.admin.leadStatus(second ?? ''), { status: 'contacted' })
    await ann.patch(api.admin.lead(third ?? ''), { ...aLead(), assignedTo: me?.id })
    const waiting = async (client: Client, query?: string) =>
      (await read(client, query)).leads.rows.map(({ id }) => id)
    const [of, others] = [await waiting(ann), await waiting(bob)].sort(
      (a, b) => a.length - b.length,
    )
    expect(of).toEqual([first, fourth])
    expect(others).toEqual([first, third, fourth])
    expect(await waiting(ann, '&whose=all')).toEqual([first, third, fourth])
    await ann.patch(api.admin.leadStatus(second ?? ''), { status: 'new' })
    expect(await waiting(ann), 'answered before').toEqual([first, fourth])
  })

  test('has the meetings of the reader’s day, held ones among them', async () => {
    goTo('2026-06-17T15:00:00Z')
    const admin = await signedIn(app)
    const meet = async (preferredDate: string, status = 'scheduled') => {
      const request = { name: preferredDate, email: 'm@example.com', preferredDate, status }
      const created = await admin.post(api.consultationRequests, request)
      return created.read(consultationSchema).id
    }
    const late = await meet('2026-06-18T02:00:00Z')
    const held = await meet('2026-06-17T05:30:00Z')
    await meet('2026-06-17T04:30:00Z')
    await meet('2026-06-18T05:30:00Z')
    await admin.patch(api.admin.consultationStatus(held), { status: 'completed' })
    const cancelled = await meet('2026-06-17T16:00:00Z')
    await admin.patch(api.admin.consultationStatus(cancelled), { status: 'cancelled' })
    expect((await read(admin)).meetings.rows.map(({ id }) => id)).toEqual([held, late])
  })

  test('has open deals without a next step, but not a colleague’s', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const open = async (client: Client, title: string, stage = 'talking') => {
      const { personId } = await enteredLead(ann)
      const deal = await client.post(api.admin.deals, { personId, title, value: 100, stage })
      return deal.read(dealSchema)
    }
    const first = await open(ann, 'first')
    app.clock.advance(minute)
    await open(ann, 'second')
    await open(bob, 'his')
    await open(ann, 'over', 'won')
    const titles = async (client: Client, query?: string) =>
      (await read(client, query)).deals.rows.map(({ title }) => title)
    expect(await titles(ann)).toEqual(['first', 'second'])
    expect((await titles(bob, '&whose=all')).toSorted()).toEqual(['first', 'his', 'second'])
    const step = { title: 'Call', dueAt: '2030-01-01' }
    await ann.post(api.admin.personTasks(first.personId), step)
    expect(await titles(ann)).toEqual(['second'])
  })

  test('tells that there is more than it shows', async () => {
    const admin = await signedIn(app)
    const { personId } = await enteredLead(admin)
    for (let n = 0; n <= todayRows; n += 1) {
      await admin.post(api.admin.personTasks(personId ?? ''), {
        title: 'Call',
        dueAt: '2026-01-01',
      })
    }
    const { overdue, today } = await read(admin)
    expect([overdue.rows.length, overdue.more, today.more]).toEqual([todayRows, true, false])
  })

  test('is for nobody without a token, and of nobody else’s making', async () => {
    expect((await app.visitor().get(api.admin.today)).status).toBe(401)
    const admin = await signedIn(app)
    expect((await admin.get(`${api.admin.today}?whose=theirs`)).status).toBe(400)
    expect((await admin.get(`${api.admin.today}?zone=Nowhere`)).status).toBe(400)
  })
})
