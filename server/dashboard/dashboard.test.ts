import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { consultations } from '#server/db/schema.ts'
import {
  agendaSchema,
  consultationsDashboardSchema,
} from '#shared/dashboard/consultations-schema.ts'
import { leadMagnetsDashboardSchema } from '#shared/dashboard/lead-magnets-schema.ts'
import { leadsDashboardSchema, overviewSchema } from '#shared/dashboard/schema.ts'
import { agendaMeetings } from '#shared/dashboard/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const { dashboard } = api.admin
const leadsTab = async (admin: Client, zone = 'UTC') =>
  (await admin.get(`${dashboard.leads}?${new URLSearchParams({ zone })}`)).read(
    leadsDashboardSchema,
  )
const meetingsTab = async (admin: Client, zone: string) =>
  (await admin.get(`${dashboard.consultations}?${new URLSearchParams({ zone })}`)).read(
    consultationsDashboardSchema,
  )

onOneDatabase('the dashboard', (database) => {
  const app = useTestApp(database)

  test('counts what is in each section, without what was deleted or set aside', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin)
    const gone = await enteredLead(admin)
    await admin.delete(api.admin.lead(gone.id))
    await app.visitor().post(api.leads, aLead({ website: 'https://spam.example' }))
    await admin.post(api.consultationRequests, aLead())
    await app.visitor().post(api.subscribe, { email: 'reader@example.com' })
    const counted = (await admin.get(api.admin.overview)).read(overviewSchema)
    expect(counted).toEqual({
      leads: 1,
      consultations: 1,
      submissions: 0,
      subscribers: 1,
      undelivered: 0,
      tasksOverdue: 0,
      tasksDue: 0,
    })
  })

  test('names the newest unanswered leads, and those overdue with the longest first', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Oldest' })
    app.clock.advance(hour)
    await enteredLead(admin, { name: 'Old' })
    await enteredLead(admin, { name: 'Answered', status: 'contacted' })
    app.clock.advance(day - hour + 1)
    // The next day somebody else looks: sessions end sooner than that.
    const next = await signedIn(app)
    await enteredLead(next, { name: 'New' })
    const early = await leadsTab(next)
    expect(early.newest.map(({ name }) => name)).toEqual(['New', 'Old', 'Oldest'])
    expect(early.overdue.map(({ name }) => name)).toEqual(['Oldest'])
    app.clock.advance(2 * hour)
    const late = await leadsTab(next)
    expect(late.overdue.map(({ name }) => name)).toEqual(['Oldest', 'Old'])
    expect(late.overdueTotal).toEqual({ count: 2, atLeast: false })
    expect(late.counts.byStatus).toMatchObject({ new: 3, contacted: 1 })
  })

  test('tells how many leads were answered within 24 hours, and how soon', async () => {
    const answer = (admin: Client, id: string, status = 'contacted') =>
      admin.patch(api.admin.leadStatus(id), { status })
    const first = await signedIn(app)
    const [soon, again, late, putBack] = [
      await enteredLead(first),
      await enteredLead(first),
      await enteredLead(first),
      await enteredLead(first),
    ]
    await enteredLead(first, { status: 'qualified' })
    await enteredLead(first)
    await app.visitor().post(api.leads, aLead({ website: 'https://spam.example' }))
    const gone = await enteredLead(first)
    await first.delete(api.admin.lead(gone.id))
    app.clock.advance(2 * hour)
    await answer(first, soon.id)
    await answer(first, again.id, 'qualified')
    await answer(first, putBack.id)
    await answer(first, putBack.id, 'new')
    app.clock.advance(day - 2 * hour)
    const second = await signedIn(app)
    await answer(second, again.id, 'converted')
    expect((await leadsTab(second)).answers).toMatchObject({
      inTime: 3,
      late: 0,
      stillOpen: 0,
      medianMinutes: 120,
    })
    app.clock.advance(hour)
    await answer(second, late.id)
    await enteredLead(second)
    const tab = await leadsTab(second)
    expect(tab.answers).toMatchObject({ inTime: 3, late: 1, stillOpen: 1, medianMinutes: 120 })
    // Answered once, it is not overdue, although somebody put it back.
    expect(tab.overdueTotal.count).toBe(1)
    app.clock.advance(40 * day)
    const none = { inTime: 0, late: 0, stillOpen: 0, medianMinutes: null }
    expect((await leadsTab(await signedIn(app))).answers).toEqual({
      ...none,
      before: { inTime: 3, late: 1, stillOpen: 2, medianMinutes: 120 },
    })
    app.clock.advance(40 * day)
    expect((await leadsTab(await signedIn(app))).answers).toEqual({ ...none, before: none })
  })

  test("counts arrivals by the reader's days and by source", async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { source: 'Fair' })
    // Where the days are 25 hours apart it is never the same date.
    const tabs = [
      await leadsTab(admin, 'Pacific/Kiritimati'),
      await leadsTab(admin, 'Pacific/Niue'),
    ]
    expect(new Set(tabs.map(({ arrivals }) => arrivals.days.at(-1))).size).toBe(2)
    for (const { arrivals } of tabs) {
      expect(arrivals.days).toHaveLength(30)
      expect(arrivals.sources.map(({ source }) => source)).toEqual(['Fair'])
      expect(arrivals.sources[0]?.counts.at(-1)).toBe(1)
    }
    app.clock.advance(40 * day)
    const { arrivals } = await leadsTab(await signedIn(app))
    expect(arrivals.sources).toEqual([])
    expect(arrivals.before).toBe(1)
  })

  test('names the meetings of the next seven days, counts each day, and who waits for a date', async () => {
    const admin = await signedIn(app)
    const now = app.clock().getTime()
    const today = new Date(now).toISOString().slice(0, 10)
    for (const [name, status, hours] of [
      ['Over', 'scheduled', -1],
      ['Under way', 'scheduled', -0.25],
      ['Tomorrow', 'scheduled', 24],
      ['Cancelled', 'cancelled', 25],
      ['After the seven days', 'scheduled', 7 * 24 + 24],
    ] as const) {
      const preferredDate = new Date(now + hours * hour).toISOString()
      await admin.post(api.consultationRequests, aLead({ name, status, preferredDate }))
    }
    await admin.post(api.consultationRequests, aLead({ name: 'Waiting', status: 'pending' }))
    const agenda = (await admin.get(`${dashboard.agenda}?zone=UTC`)).read(agendaSchema)
    expect(agenda.meetings.map(({ name }) => name)).toEqual(['Under way', 'Tomorrow'])
    expect(agenda.over).toBe(1)
    expect(agenda.days).toHaveLength(7)
    expect(agenda.days.slice(0, 3).map(({ count }) => count)).toEqual([2, 1, 0])
    expect(agenda.days[0]?.date).toBe(today)
    expect(agenda.pending.map(({ name }) => name)).toEqual(['Waiting'])
    expect(agenda.pendingTotal).toEqual({ count: 1, atLeast: false })
  })

  test('counts the meetings of a full day that are over and to come, and names the first', async () => {
    const admin = await signedIn(app)
    const now = app.clock().getTime()
    const many = agendaMeetings + 1
    for (const hours of [-1, 0.25]) {
      const preferredDate = new Date(now + hours * hour).toISOString()
      await admin.post(api.consultationRequests, aLead({ status: 'scheduled', preferredDate }))
    }
    const written = await app.db.select().from(consultations)
    const copies = Array.from({ length: many - 1 }, () =>
      written.map((meeting) => ({ ...meeting, id: randomUUIDv7() })),
    )
    await app.db.insert(consultations).values(copies.flat())
    const agenda = (await admin.get(`${dashboard.agenda}?zone=UTC`)).read(agendaSchema)
    expect(agenda.over).toBe(many)
    expect(agenda.days[0]?.count).toBe(2 * many)
    expect(agenda.meetings).toHaveLength(agendaMeetings)
    expect(new Set(agenda.meetings.map(({ preferredDate }) => preferredDate))).toEqual(
      new Set([new Date(now + 0.25 * hour).toISOString()]),
    )
  })

  test("shows meetings from the beginning of the reader's day, and who asked, oldest first", async () => {
    const admin = await signedIn(app)
    const now = app.clock().getTime()
    const at = (hours: number) => new Date(now + hours * hour).toISOString().slice(0, 16)
    const meet = (name: string, fields: object) =>
      admin.post(api.consultationRequests, aLead({ name, ...fields }))
    await meet('Next week', { status: 'scheduled', preferredDate: at(7 * 24) })
    await meet('Earlier today', { status: 'scheduled', preferredDate: at(-1) })
    await meet('Days ago', { status: 'scheduled', preferredDate: at(-72) })
    await meet('No date', { status: 'scheduled' })
    await meet('Cancelled', { status: 'cancelled', preferredDate: at(1) })
    await meet('Asked first', { status: 'pending' })
    app.clock.advance(hour)
    await meet('Asked second', { status: 'pending' })
    const tab = await meetingsTab(admin, 'UTC')
    expect(tab.meetings.map(({ name }) => name)).toEqual(['Earlier today', 'Next week'])
    expect(tab.pending.map(({ name }) => name)).toEqual(['Asked first', 'Asked second'])
    expect(tab.counts.byStatus).toMatchObject({ scheduled: 4, cancelled: 1, pending: 2 })
  })

  test("counts requests and downloads by the reader's days, and those of the days before", async () => {
    // Each day it is another session: none lasts so long.
    const ask = async (times: number) => {
      const admin = await signedIn(app)
      for (let time = 0; time < times; time++) await admin.post(api.consultationRequests, aLead())
      return admin
    }
    await (await ask(1)).post(api.leadMagnetSubmissions, aLead())
    app.clock.advance(31 * day)
    await ask(1)
    app.clock.advance(day)
    const admin = await ask(2)
    await admin.post(api.leadMagnetSubmissions, aLead())
    const { requested } = await meetingsTab(admin, 'UTC')
    expect(requested.days).toHaveLength(30)
    expect(requested.days.slice(-3)).toEqual([0, 1, 2])
    expect(requested.before).toBe(1)
    const tab = (await admin.get(dashboard.leadMagnets)).read(leadMagnetsDashboardSchema)
    expect(tab.downloaded.days.slice(-2)).toEqual([0, 1])
    expect(tab.downloaded.before).toBe(1)
  })

  test.each([
    [
      'eight earlier today give way to what is next',
      [-8, -7, -6, -5, -4, -3, -2, -1, 0, 2],
      [-6, -5, -4, -3, -2, -1, 0, 2],
    ],
    [
      'eight still to come today are all there',
      [-1, 1, 2, 3, 4, 5, 6, 7, 8, 24],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
    [
      'of the days after today no more than eight',
      [24, 25, 26, 27, 28, 29, 30, 31, 32, 33],
      [24, 25, 26, 27, 28, 29, 30, 31],
    ],
  ] as const)('%s', async (_what, hours, shown) => {
    const admin = await signedIn(app)
    const now = app.clock().getTime()
    for (const after of hours) {
      const preferredDate = new Date(now + after * hour).toISOString().slice(0, 16)
      await admin.post(
        api.consultationRequests,
        aLead({ name: String(after), status: 'scheduled', preferredDate }),
      )
    }
    const { meetings } = await meetingsTab(admin, 'UTC')
    expect(meetings.map(({ name }) => Number(name))).toEqual(shown)
  })

  test('shows whom to follow up, the newest first', async () => {
    const admin = await signedIn(app)
    await admin.post(api.leadMagnetSubmissions, aLead({ name: 'One' }))
    await admin.post(
      api.leadMagnetSubmissions,
      aLead({ name: 'Done', followupStatus: 'completed', leadMagnetType: 'guide' }),
    )
    app.clock.advance(hour)
    await admin.post(api.leadMagnetSubmissions, aLead({ name: 'Two' }))
    const tab = (await admin.get(dashboard.leadMagnets)).read(leadMagnetsDashboardSchema)
    expect(tab.pending.map(({ name }) => name)).toEqual(['Two', 'One'])
    expect(tab.byFollowup).toMatchObject({ pending: 2, completed: 1 })
    expect(tab.counts.byType).toMatchObject({ checklist: 2, guide: 1 })
  })

  test('of a fresh install is empty, not broken', async () => {
    const admin = await signedIn(app)
    const tab = await leadsTab(admin)
    expect([tab.newest, tab.overdue, tab.arrivals.sources]).toEqual([[], [], []])
    expect((await meetingsTab(admin, 'Asia/Kolkata')).meetings).toEqual([])
  })

  test('asks for a zone that exists, and for a token', async () => {
    const admin = await signedIn(app)
    for (const zone of ['Mars/Olympus', 'UTC+1', '+99:99']) {
      const answer = await admin.get(`${dashboard.leads}?${new URLSearchParams({ zone })}`)
      expect(answer.failure.fields).toHaveProperty('zone')
    }
    for (const path of [api.admin.overview, ...Object.values(dashboard)]) {
      expect((await app.visitor().get(path)).status, path).toBe(401)
    }
  })
})
