import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { bookingTypeSchema, slotsSchema } from '#shared/booking/schema.ts'
import { dealStages } from '#shared/deals/stages.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { quarantineReasons } from '#shared/quarantine.ts'
import { api } from '#shared/routes.ts'
import { embedded } from '#tests/support/databases.ts'
import { inLongLane } from '#tests/support/lane.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { rowsOf } from '../db/database.ts'
import { emails } from '../db/schema.ts'
import { demoAccounts, demoPassword, makeDemo } from './make-demo.ts'

type Counted = { stages: string[]; reasons: string[]; first: string; last: string } & Record<
  'colleagues' | 'persons' | 'held' | 'asked' | 'mails' | 'notes' | 'quarantine' | 'wantedCalls',
  number
>

const dayMs = 24 * 60 * 60_000
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

describe('a demo', () => {
  const app = useTestApp(embedded)

  test('is made with the verbs of today, its people sign in, and two can be booked', async () => {
    const { people } = await makeDemo(app.ctx, app.clock(), 5)
    expect(people).toBeGreaterThan(10)
    for (const { email } of demoAccounts) {
      const signedIn = await app.visitor().post(api.admin.login, { email, password: demoPassword })
      const { token } = signedIn.read(signedInSchema)
      const leads = await app.visitor().withToken(token).get(api.admin.leads)
      expect(leads.read(z.array(leadSchema)).length).toBeGreaterThan(0)
      const notices = await app.visitor().withToken(token).get(api.admin.notifications)
      const earlier = notices
        .read(z.array(notificationSchema))
        .filter(({ createdAt }) => !createdAt.startsWith(dayOf(app.clock())))
      expect(earlier.length, `what ${email} was told before today`).toBeGreaterThan(0)
      expect(earlier.filter(({ readAt }) => readAt === null)).toEqual([])
    }
    const written = await app.ctx.db.select().from(emails)
    const earlier = written.filter(({ createdAt }) => dayOf(createdAt) !== dayOf(app.clock()))
    expect(earlier.length, 'the mails before today').toBeGreaterThan(0)
    expect(earlier.filter(({ state }) => state === 'held')).toEqual([])

    const types = await app.visitor().get(bookingCalls.types)
    const [type] = types.read(z.array(bookingTypeSchema))
    const from = app.clock()
    const days = { from: dayOf(from), to: dayOf(new Date(from.getTime() + 6 * dayMs)) }
    const query = new URLSearchParams({
      ...days,
      type: type?.id ?? '',
      timeZone: 'America/Chicago',
    })
    const free = await app.visitor().get(`${bookingCalls.slots}?${query}`)
    expect(free.read(slotsSchema).days.some(({ slots }) => slots.length > 0)).toBe(true)
  })

  test(
    'is a firm of four people with 400 persons over ninety days, deals in every stage, calls, mails, notes and a quarantine',
    inLongLane,
    async () => {
      const now = app.clock()
      const { people } = await makeDemo(app.ctx, now)
      expect(people).toBeGreaterThan(380)
      expect(people).toBeLessThan(420)
      const [made] = rowsOf<Counted>(
        await app.db.execute(sql`select
          (select count(*)::int from admins) as colleagues,
          (select count(*)::int from people where deleted_at is null and not set_aside) as persons,
          (select array_agg(distinct stage) from deals where deleted_at is null) as stages,
          (select count(*)::int from consultations where preferred_date < ${now.toISOString()}) as held,
          (select count(*)::int from consultations where preferred_date > ${now.toISOString()}) as asked,
          (select count(*)::int from messages) as mails,
          (select count(*)::int from notes) as notes,
          (select count(distinct name)::int from leads where quarantine is not null) as quarantine,
          (select count(*)::int from consultations where quarantine is not null) as "wantedCalls",
          (select array_agg(distinct quarantine) from leads where quarantine is not null) as reasons,
          (select min(created_at)::text from leads) as first,
          (select max(created_at)::text from leads) as last`),
      )
      if (!made) throw new Error('The demo was not counted.')
      const { stages, reasons, first, last, ...counts } = made
      expect(counts.colleagues).toBe(4)
      expect(counts.persons).toBe(people)
      expect(reasons.toSorted()).toEqual(quarantineReasons.toSorted())
      expect(counts.quarantine, 'who was set aside').toBeGreaterThan(5)
      expect(counts.wantedCalls, 'robots that asked for a call').toBeGreaterThan(1)
      expect(stages.toSorted()).toEqual(dealStages.toSorted())
      for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(0)
      const daysAgo = (at: string) => (now.getTime() - new Date(at).getTime()) / dayMs
      expect(Math.round(daysAgo(first))).toBe(90)
      expect(daysAgo(last)).toBeLessThan(1)
      expect(daysAgo(last)).toBeGreaterThanOrEqual(0)
    },
  )
})
