import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { consultationSchema, ownConsultationSchema } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const row = {
  name: 'Ada',
  email: 'ada@example.com',
  preferredDate: '2026-12-01T16:00Z',
  timeZone: 'America/Chicago',
  status: 'scheduled',
}

onEachDatabase('a booking with an import key', (database) => {
  const app = useTestApp(database)

  test('is made once, however often and from wherever it is sent', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const send = (client = one) =>
      client.post(api.consultationRequests, { ...row, importKey: 'invitee:once' })
    const [first, ...rest] = await Promise.all([send(), send(other), send(), send(other)])
    const again = await send()
    const answers = [first, ...rest, again]
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
    const made = answers.map((answer) => answer.read(consultationSchema))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[0]).toMatchObject({ status: 'scheduled', timeZone: 'America/Chicago' })
  })

  test('is made again after it was deleted, and both can be had', async () => {
    const admin = await signedIn(app)
    const send = () => admin.post(api.consultationRequests, { ...row, importKey: 'invitee:gone' })
    const first = (await send()).read(consultationSchema)
    await admin.delete(api.admin.consultation(first.id))
    const second = await send()
    expect(second.status).toBe(201)
    expect((await send()).read(consultationSchema).id).toBe(second.read(consultationSchema).id)
    expect((await admin.post(api.admin.consultationRestore(first.id))).status).toBe(200)
  })

  test('keeps the status cancelled, and raises no notice', async () => {
    const admin = await signedIn(app)
    const sent = { ...row, status: 'cancelled', importKey: 'invitee:off' }
    const made = (await admin.post(api.consultationRequests, sent)).read(consultationSchema)
    expect(made.status).toBe('cancelled')
    const bell = await admin.get(api.admin.notifications)
    const notices = bell.read(z.array(z.object({ kind: z.string() })))
    expect(notices.map(({ kind }) => kind)).not.toContain('consultation_requested')
  })

  test('of a visitor does not count', async () => {
    const send = () =>
      app.visitor().post(api.consultationRequests, { ...row, importKey: 'invitee:visitor' })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.read(ownConsultationSchema)).toMatchObject({ status: 'pending' })
  })

  describe('states its zone', () => {
    test.each(['Europe/Berlin', 'UTC', '+05:30'])('as %s', async (timeZone) => {
      const admin = await signedIn(app)
      const answer = await admin.post(api.consultationRequests, { ...row, timeZone })
      expect(answer.read(consultationSchema).timeZone).toBe(timeZone)
    })

    test.each(['Mars/Olympus', 'x'.repeat(65)])('not as %s', async (timeZone) => {
      const admin = await signedIn(app)
      const answer = await admin.post(api.consultationRequests, { ...row, timeZone })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.failure.fields ?? {})).toEqual(['timeZone'])
    })
  })
})
