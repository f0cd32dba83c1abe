import { createHmac } from 'node:crypto'
import { eq, isNull, like } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  admins,
  consultations,
  notifications,
  outsideBookings,
  rateLimits,
} from '#server/db/schema.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { webhookCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { type WebhookSource, webhookSchema, webhookSources } from '#shared/webhooks/schema.ts'
import { password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const secret = 'a secret of thirty-two characters'
const invitees = 'https://api.calendly.com/scheduled_events/E1/invitees'

const sign = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex')

type Sent = { body: string; headers: Record<string, string> }

function calendly(app: TestApp, event: object, { key = secret, ago = 0 } = {}): Sent {
  const body = JSON.stringify(event)
  const seconds = Math.floor(app.clock().getTime() / 1_000) - ago
  const signature = sign(`${seconds}.${body}`, key)
  return { body, headers: { 'Calendly-Webhook-Signature': `t=${seconds},v1=${signature}` } }
}
function calcom(_app: TestApp, event: object, { key = secret } = {}): Sent {
  const body = JSON.stringify(event)
  return { body, headers: { 'X-Cal-Signature-256': sign(body, key) } }
}

const deliver = (
  app: TestApp,
  source: WebhookSource,
  { body, headers }: Sent,
  sender = app.visitor(),
) =>
  sender.send('POST', webhookCalls.receive[source], {
    raw: body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })

const person = { email: 'ida@mill.example', name: 'Ida Mill', timezone: 'Europe/Oslo' }
const booked = (id: string, start: string, old: string | null = null) => ({
  event: 'invitee.created',
  created_at: '2026-03-01T10:00:00.000000Z',
  payload: {
    ...person,
    uri: `${invitees}/${id}`,
    old_invitee: old && `${invitees}/${old}`,
    rescheduled: false,
    questions_and_answers: [{ question: 'What about?', answer: 'Invoices' }],
    scheduled_event: { name: 'Discovery call', start_time: start },
  },
})
const cancelled = (id: string, by: string | null = null) => ({
  event: 'invitee.canceled',
  created_at: '2026-03-01T11:00:00.000000Z',
  payload: {
    ...person,
    uri: `${invitees}/${id}`,
    rescheduled: by !== null,
    new_invitee: by && `${invitees}/${by}`,
    scheduled_event: { name: 'Discovery call', start_time: '2026-03-05T09:00:00Z' },
  },
})
const calcomEvent = (triggerEvent: string, uid: string, start: string, more: object = {}) => ({
  triggerEvent,
  createdAt: '2026-03-01T10:00:00.000Z',
  payload: {
    uid,
    startTime: start,
    eventTitle: 'Discovery call',
    title: 'Discovery call between Ann and Ida Mill',
    attendees: [{ email: person.email, name: person.name, timeZone: person.timezone }],
    additionalNotes: 'Invoices',
    ...more,
  },
})

const webhooksOf = async (admin: Client) =>
  (await admin.get(webhookCalls.admin.webhooks)).read(z.array(webhookSchema))
const setSecret = (admin: Client, source: WebhookSource, value: string | null = secret) =>
  admin.put(webhookCalls.admin.webhook(source), { secret: value, password })
const listed = async (admin: Client) =>
  (await admin.get(api.admin.consultations)).read(consultationSchema.array())

async function withSecrets(app: TestApp) {
  const admin = await signedIn(app)
  for (const source of webhookSources) await setSecret(admin, source)
  return admin
}

onEachDatabase('over another meeting of its host', (database) => {
  const app = useTestApp(database)
  const [nine, ten] = ['2026-03-05T09:00:00Z', '2026-03-05T10:00:00Z']
  const tools = {
    calendly: {
      booked: () => calendly(app, booked('A', nine)),
      moved: () => calendly(app, booked('B', ten, 'A')),
      movedOn: () => calendly(app, booked('C', '2026-03-05T15:00:00Z', 'B')),
    },
    calcom: {
      booked: () => calcom(app, calcomEvent('BOOKING_CREATED', 'A', nine)),
      moved: () =>
        calcom(app, calcomEvent('BOOKING_RESCHEDULED', 'B', ten, { rescheduleUid: 'A' })),
      movedOn: () =>
        calcom(
          app,
          calcomEvent('BOOKING_RESCHEDULED', 'C', '2026-03-05T15:00:00Z', { rescheduleUid: 'B' }),
        ),
    },
  }
  const enter = async (admin: Client, fields: object) => {
    const hostId = (await app.db.select().from(admins))[0]?.id
    const meeting = { name: 'Ann', email: 'ann@mill.example', hostId, minutes: 30, ...fields }
    return (await admin.post(api.consultationRequests, meeting)).read(consultationSchema)
  }
  const overlaps = 'Its host has another meeting at that time. Both are kept.'
  const lastOf = async (admin: Client, source: WebhookSource) =>
    (await webhooksOf(admin)).find((tool) => tool.source === source)?.deliveries[0]
  const flagOf = async (id: string) =>
    (await app.db.select().from(consultations).where(eq(consultations.id, id)))[0]?.mayOverlap

  test.each(webhookSources)(
    'a move by %s is kept and told, and overlaps no longer than it does',
    async (source) => {
      const admin = await withSecrets(app)
      await enter(admin, { preferredDate: ten, status: 'scheduled' })
      const { moved, movedOn, ...tool } = tools[source]
      await deliver(app, source, tool.booked())
      const [made] = (await listed(admin)).filter(({ email }) => email === person.email)
      if (!made) throw new Error('Nothing was booked.')
      const { id, name, email, preferredDate, meetingType } = made
      const hostId = (await app.db.select().from(admins))[0]?.id
      const fields = { name, email, preferredDate, meetingType, hostId, minutes: 30 }
      expect((await admin.patch(api.admin.consultation(id), fields)).status).toBe(200)
      expect((await deliver(app, source, moved())).status).toBe(200)
      const after = (await admin.get(api.admin.consultation(id))).read(consultationSchema)
      expect(after).toMatchObject({ preferredDate: '2026-03-05T10:00:00.000Z', hostId })
      expect(await lastOf(admin, source)).toMatchObject({ outcome: 'moved', reason: overlaps })
      expect(await flagOf(id)).toBe(true)
      await deliver(app, source, movedOn())
      expect(await lastOf(admin, source)).toMatchObject({ outcome: 'moved', reason: '' })
      expect(await flagOf(id)).toBe(false)
    },
  )

  test.each(webhookSources)(
    'a booking by %s of what the firm holds open is kept and told',
    async (source) => {
      const admin = await withSecrets(app)
      await enter(admin, { preferredDate: nine, status: 'scheduled' })
      const open = await enter(admin, {
        email: person.email,
        preferredDate: nine,
        status: 'pending',
      })
      expect((await deliver(app, source, tools[source].booked())).status).toBe(200)
      const after = (await admin.get(api.admin.consultation(open.id))).read(consultationSchema)
      expect(after).toMatchObject({
        status: 'scheduled',
        preferredDate: '2026-03-05T09:00:00.000Z',
      })
      expect(await lastOf(admin, source)).toMatchObject({
        outcome: 'booked',
        reason: overlaps,
        consultationId: open.id,
      })
    },
  )
})

onOneDatabase('bookings of outside tools', (database) => {
  const app = useTestApp(database)

  test('of Calendly are booked, moved and cancelled as one consultation', async () => {
    const admin = await withSecrets(app)
    const first = await deliver(app, 'calendly', calendly(app, booked('A', '2026-03-05T09:00:00Z')))
    expect(first.status).toBe(200)
    const [made] = await listed(admin)
    expect(made).toMatchObject({
      name: 'Ida Mill',
      email: 'ida@mill.example',
      status: 'scheduled',
      preferredDate: '2026-03-05T09:00:00.000Z',
      meetingType: 'Discovery call',
      timeZone: 'Europe/Oslo',
      message: 'What about?: Invoices',
    })
    expect(made?.personId).not.toBeNull()
    const notices = await app.db.select().from(notifications)
    expect(notices.map(({ body }) => body)).toContain('Through Calendly.')
    await deliver(app, 'calendly', calendly(app, cancelled('A', 'B')))
    await deliver(app, 'calendly', calendly(app, booked('B', '2026-03-06T10:00:00Z', 'A')))
    expect(await listed(admin)).toMatchObject([
      { id: made?.id, status: 'scheduled', preferredDate: '2026-03-06T10:00:00.000Z' },
    ])
    await deliver(app, 'calendly', calendly(app, cancelled('B')))
    expect(await listed(admin)).toMatchObject([{ id: made?.id, status: 'cancelled' }])
    const [{ accepted, deliveries } = { accepted: 0, deliveries: [] }] = await webhooksOf(admin)
    expect(accepted).toBe(4)
    expect(deliveries.map(({ outcome }) => outcome)).toEqual([
      'cancelled',
      'moved',
      'ignored',
      'booked',
    ])
  })

  test('of Cal.com likewise, whatever else it tells', async () => {
    const admin = await withSecrets(app)
    const send = (event: object) => deliver(app, 'calcom', calcom(app, event))
    await send(calcomEvent('BOOKING_CREATED', 'one', '2026-03-05T09:00:00Z'))
    await send({ triggerEvent: 'MEETING_ENDED', createdAt: '2026-03-01T10:00:00Z', payload: {} })
    await send(
      calcomEvent('BOOKING_RESCHEDULED', 'two', '2026-03-06T09:00:00Z', { rescheduleUid: 'one' }),
    )
    expect(await listed(admin)).toMatchObject([
      { status: 'scheduled', preferredDate: '2026-03-06T09:00:00.000Z', message: 'Invoices' },
    ])
    await send(calcomEvent('BOOKING_CANCELLED', 'two', '2026-03-06T09:00:00Z'))
    expect(await listed(admin)).toMatchObject([{ status: 'cancelled' }])
  })

  test('in any order, and twice, are one consultation as it was told last', async () => {
    await withSecrets(app)
    const chain: object[] = [
      booked('A', '2026-03-05T09:00:00Z'),
      cancelled('A', 'B'),
      booked('B', '2026-03-06T09:00:00Z', 'A'),
      cancelled('B', 'C'),
      booked('C', '2026-03-07T09:00:00Z', 'B'),
    ]
    const off = cancelled('C')
    const run = fc.record({
      events: fc.tuple(fc.boolean(), fc.subarray([0, 1, 2, 3, 4])).chain(([isOff, twice]) => {
        const events = [...chain, ...(isOff ? [off] : [])]
        const all = [...events, ...twice.map((index) => chain[index] ?? {})]
        return fc.shuffledSubarray(all, { minLength: all.length })
      }),
      run: fc.uuid(),
    })
    await fc.assert(
      fc.asyncProperty(run, async ({ events, run }) => {
        await app.db.delete(consultations)
        for (const event of events) {
          // Every run has bookings of its own.
          const text = JSON.stringify(event).replaceAll(/invitees\/([ABC])/g, `invitees/${run}$1`)
          const answer = await deliver(app, 'calendly', calendly(app, JSON.parse(text)))
          expect(answer.status).toBe(200)
        }
        const rows = await app.db
          .select()
          .from(consultations)
          .where(isNull(consultations.deletedAt))
        expect(rows).toHaveLength(1)
        expect(rows[0]?.preferredDate?.toISOString()).toBe('2026-03-07T09:00:00.000Z')
        const isOff = events.includes(off)
        expect(rows[0]?.status).toBe(isOff ? 'cancelled' : 'scheduled')
      }),
      { numRuns: 25 },
    )
  })

  test('that are forged, old, unsigned, unreadable or too large are refused and counted', async () => {
    const admin = await signedIn(app)
    const event = booked('A', '2026-03-05T09:00:00Z')
    const attempt = (sent: Sent) => deliver(app, 'calendly', sent)
    expect((await attempt(calendly(app, event))).failure.error).toBe(
      'No secret is set in the settings.',
    )
    await setSecret(admin, 'calendly')
    await setSecret(admin, 'calcom')
    const large = { ...event, padding: 'x'.repeat(70_000) }
    const { body, headers } = calendly(app, event)
    const refusals = [
      [await attempt(calendly(app, event, { key: 'another secret of the kind' })), 401],
      [await attempt(calendly(app, event, { ago: 200 })), 401],
      [await attempt({ body: body.replace('Ida', 'Eve'), headers }), 401],
      [await attempt({ body, headers: {} }), 401],
      [await attempt(calendly(app, { event: 'invitee.created' })), 400],
      [await attempt(calendly(app, large)), 413],
      [await attempt({ body, headers: { ...headers, 'Content-Type': 'text/xml' } }), 415],
      [
        await deliver(app, 'calcom', {
          body,
          headers: { 'X-Cal-Signature-256': 'no-secret-provided' },
        }),
        401,
      ],
    ] as const
    expect(refusals.map(([{ status }]) => status)).toEqual(refusals.map(([, status]) => status))
    expect(await listed(admin)).toEqual([])
    const [ofCalendly, ofCalcom] = await webhooksOf(admin)
    expect(ofCalendly).toMatchObject({ accepted: 0, refused: 8, hasSecret: true })
    expect(ofCalcom).toMatchObject({ refused: 1 })
    expect(JSON.stringify([ofCalendly, ofCalcom])).not.toContain(secret)
  })

  test('beyond the limit are refused before they are read, and counted', async () => {
    const admin = await withSecrets(app)
    const sender = app.visitor()
    const send = (sent: Sent) => deliver(app, 'calendly', sent, sender)
    await send(calendly(app, booked('A', '2026-03-05T09:00:00Z')))
    await app.db.update(rateLimits).set({ count: 300 }).where(like(rateLimits.key, 'webhook:%'))
    const large = calendly(app, { padding: 'x'.repeat(70_000) })
    for (const sent of [large, calendly(app, booked('B', '2026-03-06T09:00:00Z')), large]) {
      expect((await send(sent)).status).toBe(429)
    }
    const [ofCalendly] = await webhooksOf(admin)
    expect(ofCalendly).toMatchObject({ accepted: 1, refused: 3 })
    expect(ofCalendly?.deliveries).toMatchObject([
      { outcome: 'refused', reason: expect.stringContaining('More than 300 came') },
      { outcome: 'booked' },
    ])
  })

  test('that are refused push none out that was taken', async () => {
    const admin = await withSecrets(app)
    await deliver(app, 'calendly', calendly(app, booked('A', '2026-03-05T09:00:00Z')))
    for (let sent = 0; sent < 12; sent += 1) {
      await deliver(app, 'calendly', { body: '{}', headers: {} })
    }
    const [ofCalendly] = await webhooksOf(admin)
    const outcomes = ofCalendly?.deliveries.map(({ outcome }) => outcome)
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'refused'), 'booked'])
  })

  test('are forgotten once their consultations are gone for good', async () => {
    const admin = await withSecrets(app)
    await deliver(app, 'calendly', calendly(app, booked('A', '2026-03-05T09:00:00Z')))
    await deliver(app, 'calendly', calendly(app, booked('B', '2026-03-06T09:00:00Z')))
    const [last] = await listed(admin)
    await admin.delete(api.admin.consultation(last?.id ?? ''))
    app.clock.advance(31 * day)
    await purgeDeletedRecords(app.db, app.clock())
    const kept = await app.db.select().from(outsideBookings)
    expect(kept.map(({ externalId }) => externalId)).toEqual(['a'])
  })

  test('need a secret that is one', async () => {
    const admin = await signedIn(app)
    for (const weak of ['short', 'no-secret-provided']) {
      expect((await setSecret(admin, 'calcom', weak)).status).toBe(400)
    }
    expect((await setSecret(app.visitor(), 'calcom')).status).toBe(401)
  })
})
