import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { consultationSenders } from '#server/consultations/from-site.ts'
import { consultations } from '#server/db/schema.ts'
import {
  type Consultation,
  consultationCountsSchema,
  consultationSchema,
  ownConsultationSchema,
} from '#shared/consultations/schema.ts'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import { withChange } from '#shared/journal/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const list = z.array(consultationSchema)
const wanted = { name: 'Ada', email: 'ada@example.com', preferredDate: '2026-12-01T10:00-06:00' }

const book = async (client: Client, fields: object = {}) =>
  (await client.post(api.consultationRequests, { ...wanted, ...fields })).read(
    ownConsultationSchema,
  )

onEachDatabase('consultation requests', (database) => {
  const app = useTestApp(database)

  test('of a visitor are pending, kept in UTC, and told to the back-office', async () => {
    const made = await book(app.visitor(), { status: 'completed' })
    expect(made).toMatchObject({ status: 'pending', preferredDate: '2026-12-01T16:00:00.000Z' })
    const admin = await signedIn(app)
    expect((await admin.get(api.admin.consultations)).read(list)).toEqual([
      {
        ...made,
        quarantine: null,
        isNotified: true,
        personId: expect.any(String),
        origin: null,
        ...{ hostId: null, meetingTypeId: null, minutes: null, place: null, hostReason: null },
      },
    ])
    const bell = (await admin.get(api.admin.notifications)).read(z.array(notificationSchema))
    expect(bell.map((notice) => notice.kind)).toContain('consultation_requested')
  })

  test('tell whether their visitor hears of changes by mail, of those kept before that was noted, too', async () => {
    const admin = await signedIn(app)
    await book(app.visitor(), { name: 'Asked' })
    await book(app.visitor(), { name: 'Set aside', website: 'https://spam.example' })
    await book(admin, { name: 'Entered' })
    await book(admin, { name: 'Imported', importKey: 'invitee:1' })
    const notified = async () => {
      const pages = [api.admin.consultations, `${api.admin.consultations}?quarantined=true`]
      const records = await Promise.all(
        pages.map(async (page) => (await admin.get(page)).read(list)),
      )
      return records.flat().flatMap(({ name, isNotified }) => (isNotified ? name : []))
    }
    expect(await notified()).toEqual(['Asked'])
    await app.db.update(consultations).set({ fromSite: null })
    await consultationSenders.run(app.ctx)
    expect(await notified()).toEqual(['Asked'])
  })

  test('that an admin enters have the status the admin gives', async () => {
    expect((await book(await signedIn(app), { status: 'scheduled' })).status).toBe('scheduled')
  })

  test.each([
    ['a visitor', 'Technical consultation', { minutes: 15 }, 60],
    ['a visitor', 'Tea', {}, null],
    ['the firm', 'Technical consultation', { status: 'scheduled' }, 60],
    ['the firm', 'Technical consultation', { minutes: 15 }, 15],
  ])('of %s as %s with %j takes %j minutes', async (who, meetingType, fields, minutes) => {
    const admin = await signedIn(app)
    const { id } = await book(who === 'the firm' ? admin : app.visitor(), {
      meetingType,
      ...fields,
    })
    const records = (await admin.get(api.admin.consultations)).read(list)
    expect(records.find((record) => record.id === id)?.minutes).toBe(minutes)
  })

  test('of another type take as long as that type, unless they say how long', async () => {
    const admin = await signedIn(app)
    const { id } = await book(admin, { meetingType: 'Discovery call' })
    const change = async (fields: object) =>
      (await admin.patch(api.admin.consultation(id), { ...wanted, ...fields })).read(
        consultationSchema,
      ).minutes
    expect(await change({ meetingType: 'Technical consultation' })).toBe(60)
    expect(await change({ meetingType: 'Discovery call', minutes: 20 })).toBe(20)
    expect(await change({ meetingType: 'Discovery call' })).toBe(20)
    expect(await change({ meetingType: 'Tea' })).toBe(20)
  })

  test.each([
    ['2026-12-01T10:00', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['2028-02-29T10:00Z', '2028-02-29T10:00:00.000Z'],
    ['2026-02-28T23:59:59.999-05:00', '2026-03-01T04:59:59.999Z'],
    ['', null],
    [null, null],
  ])('reads the preferred date %j as %j', async (preferredDate, kept) => {
    expect((await book(app.visitor(), { preferredDate })).preferredDate).toBe(kept)
  })

  test.each([
    '0000-01-01T00:00Z',
    '0026-12-01T10:00Z',
    '0001-01-01T00:00+14:00',
    '9999-12-31T23:59-14:00',
    '2026-13-01T10:00Z',
    '2026-00-10T10:00Z',
    '2026-02-30T10:00Z',
    '2026-02-29T10:00',
    '2100-02-29T10:00Z',
    '2026-04-31T10:00:00+02:00',
    '2026-02-28T24:00Z',
    '2026-02-28T24:30Z',
    '2026-02-28T10:60Z',
    '2026-02-28T10:00+24:00',
    7,
    ['2026-12-01T10:00Z'],
  ])('refuses the preferred date %j', async (preferredDate) => {
    const answer = await app
      .visitor()
      .post(api.consultationRequests, { name: 'Ada', email: 'ada@example.com', preferredDate })
    expect([answer.status, answer.failure.fields]).toEqual([
      400,
      { preferredDate: expect.stringMatching(/^Preferred date must be a date and time, /) },
    ])
  })

  test('name every wrong field', async () => {
    const answer = await app
      .visitor()
      .post(api.consultationRequests, { name: ' ', email: 'x', preferredDate: 'tomorrow' })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {}).toSorted()).toEqual([
      'email',
      'name',
      'preferredDate',
    ])
  })

  test('with the same key are one request', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const twice = await Promise.all(
      [1, 2].map(() => app.visitor().post(api.consultationRequests, wanted, key)),
    )
    expect(new Set(twice.map((answer) => answer.read(ownConsultationSchema).id)).size).toBe(1)
  })

  test('that fill in the hidden field are kept apart, and stand among the others once released', async () => {
    const visitor = app.visitor()
    const sent = await visitor.post(api.consultationRequests, { ...wanted, website: 'x' })
    const { id } = sent.read(ownConsultationSchema)
    expect(Object.keys(JSON.parse(sent.text))).not.toContain('quarantine')
    const admin = await signedIn(app)
    const listed = async (quarantined: boolean) =>
      (await admin.get(`${api.admin.consultations}?quarantined=${quarantined}`))
        .read(list)
        .map((row) => row.id)
    const counted = async () =>
      (await admin.get(api.admin.consultationCounts)).read(consultationCountsSchema)
    const requests = async () =>
      (await (await signedIn(app)).get(api.admin.notifications))
        .read(z.array(notificationSchema))
        .filter((notice) => notice.kind === 'consultation_requested')
    expect([await listed(false), await listed(true)]).toEqual([[], [id]])
    expect(await counted()).toMatchObject({ total: 0, quarantined: 1 })
    expect(await requests()).toEqual([])
    const { text } = await admin.get(`${api.admin.consultationsExport}?quarantined=true`)
    expect(text).toContain(wanted.email)

    const released = async () =>
      (await admin.post(api.admin.consultationRelease(id))).read(withChange(consultationSchema))
    const { changeId } = await released()
    expect(await released()).toMatchObject({ quarantine: null, version: 2, changeId: null })
    expect([await listed(false), await listed(true)]).toEqual([[id], []])
    expect(await counted()).toMatchObject({ total: 1, quarantined: 0 })
    const bell = await admin.get(api.admin.notifications)
    const notices = bell.read(z.array(notificationSchema))
    expect(notices.filter((notice) => notice.kind === 'consultation_requested')).toHaveLength(1)

    expect((await admin.post(api.admin.changeUndo(changeId ?? ''))).status).toBe(200)
    expect([await listed(false), await listed(true)]).toEqual([[], [id]])
  })

  test('are released by people of the firm alone, and only when they are there', async () => {
    const path = api.admin.consultationRelease(crypto.randomUUID())
    expect((await app.visitor().post(path)).status).toBe(401)
    expect((await (await signedIn(app)).post(path)).status).toBe(404)
  })

  describe('in the list', () => {
    test('are searched, filtered and counted at the server', async () => {
      const admin = await signedIn(app)
      for (const status of consultationStatuses) {
        await book(admin, { name: `Person ${status}`, company: 'Søn & Co', status })
      }
      const found = async (query: string) =>
        (await admin.get(`${api.admin.consultations}?${query}`)).read(list).map((row) => row.name)
      expect(await found('status=cancelled')).toEqual(['Person cancelled'])
      expect(await found('q=S%C3%98N&status=pending')).toEqual(['Person pending'])
      expect(await found('q=nobody')).toEqual([])
      const counts = await admin.get(api.admin.consultationCounts)
      expect(counts.read(consultationCountsSchema)).toEqual({
        total: 4,
        quarantined: 0,
        byStatus: { pending: 1, scheduled: 1, completed: 1, cancelled: 1 },
      })
    })

    test('are paged by date, undated ones last, none lost and none twice', async () => {
      const admin = await signedIn(app)
      for (let n = 0; n < 9; n += 1) {
        await book(admin, { preferredDate: n % 3 ? `2026-12-0${n}T10:00Z` : null })
      }
      for (const sort of ['preferredDate', '-preferredDate']) {
        const rows: Consultation[] = []
        let path: string | undefined = `${api.admin.consultations}?sort=${sort}&limit=2`
        while (path) {
          const answer = await admin.get(path)
          rows.push(...answer.read(list))
          path = /^<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
        }
        expect(new Set(rows.map((row) => row.id)).size).toBe(9)
        const days = rows.map((row) => row.preferredDate?.slice(8, 10) ?? null)
        const dated = ['01', '02', '04', '05', '07', '08']
        expect(days).toEqual([
          ...(sort === 'preferredDate' ? dated : dated.toReversed()),
          ...[null, null, null],
        ])
      }
    })
  })

  test('take any status after any other, and are changed under their version', async () => {
    const admin = await signedIn(app)
    const made = await book(admin)
    app.clock.advance(minute)
    for (const status of consultationStatuses.toReversed()) {
      const answer = await admin.patch(api.admin.consultationStatus(made.id), { status })
      expect(answer.read(consultationSchema).status).toBe(status)
    }
    const stale = { ...wanted, name: 'Grace', version: made.version }
    const refused = await admin.patch(api.admin.consultation(made.id), stale)
    expect(refused.status).toBe(409)
    expect(refused.failure).toMatchObject({ code: 'edit_conflict', current: { name: 'Ada' } })
    const current = consultationSchema.parse(refused.failure.current)
    const again = { ...stale, version: current.version }
    const saved = (await admin.patch(api.admin.consultation(made.id), again)).read(
      consultationSchema,
    )
    expect(saved).toMatchObject({ name: 'Grace', version: current.version + 1 })
  })

  test('can be deleted and brought back', async () => {
    const admin = await signedIn(app)
    const { id } = await book(admin)
    expect((await admin.delete(api.admin.consultation(id))).status).toBe(204)
    expect((await admin.get(api.admin.consultation(id))).status).toBe(404)
    expect((await admin.post(api.admin.consultationRestore(id))).status).toBe(200)
    expect((await admin.get(api.admin.consultations)).read(list)).toHaveLength(1)
  })

  test('are exported whole, safe for spreadsheets', async () => {
    const admin = await signedIn(app)
    await book(admin, { name: '=HYPERLINK("x")', company: 'A, "B"' })
    await book(admin, { name: 'Other' })
    const answer = await admin.get(`${api.admin.consultationsExport}?q=hyper`)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.text.split('\n')[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(answer.text).not.toContain('Other')
  })
})
