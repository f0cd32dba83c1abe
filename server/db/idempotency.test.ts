import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { leads } from '#server/db/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { ordinaryAnswers } from '#tests/support/document-samples.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const email = 'ada@example.com'
/** Each call that takes a key: a content, the same once more, and another. */
const writes: { call: string; first: object; again: object; other: object }[] = [
  {
    call: api.leads,
    first: { name: 'Ada', email, message: 'Hello', elapsedMs: 4_000 },
    again: { message: 'Hello ', email, name: 'Ada', elapsedMs: 61_000, website: 'filled in' },
    other: { name: 'Ada', email, message: 'Hello again', elapsedMs: 4_000 },
  },
  {
    call: api.consultationRequests,
    first: { name: 'Ada', email, preferredDate: '2026-12-01T16:00Z' },
    again: { name: 'Ada', email, preferredDate: '2026-12-01T16:00Z', website: '' },
    other: { name: 'Ada', email, preferredDate: '2026-12-01T17:00Z' },
  },
  {
    call: api.leadMagnetSubmissions,
    first: { email, leadMagnetType: 'template', submissionData: 'One' },
    again: { email, leadMagnetType: 'template', submissionData: 'One', timeZone: 'Asia/Tokyo' },
    other: { email, leadMagnetType: 'template', submissionData: 'Two' },
  },
  {
    call: api.sendChecklist,
    first: { email, checked: ['a-1', 'b-2'] },
    again: { email, checked: ['a-1', 'b-2'], name: '' },
    other: { email, checked: ['a-1', 'c-3'] },
  },
  {
    call: api.sendAuditReport,
    first: { email, auditData: ordinaryAnswers },
    again: { email, auditData: ordinaryAnswers, results: { roi: 3 } },
    other: { email, auditData: { ...ordinaryAnswers, invoicing: 39 } },
  },
]

onEachDatabase('an Idempotency-Key', (database) => {
  const app = useTestApp(database)
  const made = z.object({ id: z.string() })
  const aKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })

  describe.each(writes)('of $call', ({ call, first, again, other }) => {
    test('answers the same content with what it made, and refuses another', async () => {
      const key = aKey()
      const visitor = app.visitor()
      const { id } = (await visitor.post(call, first, key)).read(made)
      const second = await visitor.post(call, again, key)
      expect([second.status, second.read(made).id]).toEqual([201, id])
      const refused = await visitor.post(call, other, key)
      expect([refused.status, refused.failure.code]).toEqual([422, 'key_reused'])
      expect(refused.failure.error).toMatch(/has been used for another content/)
      expect((await visitor.post(call, other, aKey())).status).toBe(201)
    })

    test('sent with two contents at once makes one', async () => {
      const key = aKey()
      const bodies = [first, other, first, other]
      const answers = await Promise.all(bodies.map((body) => app.visitor().post(call, body, key)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422])
    })
  })

  test('of one form is refused by another that keeps its records in the same place', async () => {
    const key = aKey()
    expect((await app.visitor().post(api.sendChecklist, { email }, key)).status).toBe(201)
    const audit = { email, auditData: ordinaryAnswers }
    expect((await app.visitor().post(api.sendAuditReport, audit, key)).status).toBe(422)
  })

  test('answers what it made as it stands, changed since or from before contents were kept', async () => {
    const admin = await signedIn(app)
    const [key, content] = [aKey(), aLead()]
    const lead = (await admin.post(api.leads, content, key)).read(leadSchema)
    await app.db.update(leads).set({ name: 'Ada King' })
    const again = await admin.post(api.leads, content, key)
    expect(again.read(leadSchema)).toMatchObject({ id: lead.id, name: 'Ada King' })
    await app.db.update(leads).set({ idempotencyHash: null })
    expect((await admin.post(api.leads, aLead(), key)).read(leadSchema).id).toBe(lead.id)
  })
})
