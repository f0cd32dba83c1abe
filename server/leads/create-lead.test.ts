import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { leadLimits } from '#shared/leads/fields.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

async function quarantineOf(app: TestApp, id: string) {
  const admin = await signedIn(app)
  return (await admin.get(api.admin.lead(id))).read(leadSchema).quarantine
}

const rowCount = async (app: TestApp, table: string) =>
  rowsOf<{ n: number }>(
    await app.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`),
  )[0]?.n

const ownFields = 'company createdAt email id message name phone source'.split(' ')
const idOf = (text: string): string => JSON.parse(text).id

onOneDatabase('sending a message', (database) => {
  const app = useTestApp(database)

  test('keeps every word and answers what was sent, without what the firm thinks of it', async () => {
    const sent = {
      name: '  Zoë Ångström ',
      email: 'Zoe@Example.com',
      company: 'Weaving & Søn',
      phone: '+45 33 12 34 56',
      source: 'Contact Form',
      message: 'Línea uno\n\n\t— 二行目 🧵',
    }
    const answer = await app.visitor().post(api.leads, sent)
    expect(answer.status).toBe(201)
    const { mailHeld, ...own } = JSON.parse(answer.text)
    expect(Object.keys(own).toSorted()).toEqual(ownFields)
    expect(mailHeld).toBe(true)
    expect(own).toMatchObject({ ...sent, name: 'Zoë Ångström' })

    const admin = await signedIn(app)
    const kept = (await admin.get(api.admin.lead(own.id))).read(leadSchema)
    expect(kept).toMatchObject({ ...own, status: 'new', priority: 'medium', quarantine: null })
    expect(kept.createdAt).toBe(app.clock().toISOString())
  })

  test.each([{ company: '' }, { company: '   ' }, { company: null }, {}])(
    'keeps no company for %j',
    async (fields) => {
      const answer = await app.visitor().post(api.leads, aLead(fields))
      expect(answer.status).toBe(201)
      expect(JSON.parse(answer.text).company).toBeNull()
    },
  )

  test.each([
    ['priority', { priority: 'high' }, { priority: 'medium' }],
    ['status', { status: 'won' }, { status: 'new' }],
    ['source manual', { source: 'manual' }, { source: 'Website' }],
    ['source Manual, in another case', { source: ' MANUAL ' }, { source: 'Website' }],
    ['no source', {}, { source: 'Website' }],
  ])('does not take %s from a visitor', async (_what, sent, kept) => {
    const answer = await app.visitor().post(api.leads, aLead(sent))
    const admin = await signedIn(app)
    const lead = (await admin.get(api.admin.lead(idOf(answer.text)))).read(leadSchema)
    expect(lead).toMatchObject(kept)
  })

  test('takes priority, status and source from an admin, with the source manual unless named', async () => {
    const admin = await signedIn(app)
    const plain = (await admin.post(api.leads, aLead())).read(leadSchema)
    expect(plain).toMatchObject({ source: 'manual', priority: 'medium', status: 'new' })
    const fields = { source: 'Fair', priority: 'high', status: 'qualified' }
    expect((await admin.post(api.leads, aLead(fields))).read(leadSchema)).toMatchObject(fields)
  })

  test('treats a token that is not valid any more as a visitor', async () => {
    const answer = await app
      .visitor()
      .withToken('gone')
      .post(api.leads, aLead({ source: 'manual' }))
    expect(answer.status).toBe(201)
    expect(JSON.parse(answer.text).source).toBe('Website')
  })

  test('writes its audit row and its notification with the lead', async () => {
    const before = await rowCount(app, 'notifications')
    await app.visitor().post(api.leads, aLead())
    expect(await rowCount(app, 'audit_log')).toBe(1)
    expect(await rowCount(app, 'notifications')).toBe((before ?? 0) + 1)
  })

  describe('suspected', () => {
    const links = Array.from({ length: 5 }, (_, n) => `https://spam.example/${n}`).join(' ')

    test.each([
      ['honeypot', { website: 'https://spam.example' }],
      ['links', { message: links }],
      ['too_fast', { elapsedMs: 200 }],
    ])('of %s is kept and marked, and looks the same to the sender', async (reason, fields) => {
      const before = await rowCount(app, 'notifications')
      const usual = await app.visitor().post(api.leads, aLead())
      const suspected = await app.visitor().post(api.leads, aLead(fields))
      expect(suspected.status).toBe(usual.status)
      expect(Object.keys(JSON.parse(suspected.text))).toEqual(Object.keys(JSON.parse(usual.text)))
      expect(await quarantineOf(app, idOf(suspected.text))).toBe(reason)
      expect(await rowCount(app, 'notifications'), 'nobody is disturbed').toBe((before ?? 0) + 1)
    })

    test.each([
      ['four links', { message: links.split(' ').slice(1).join(' ') }],
      ['an empty honeypot', { website: '' }],
      ['a quick typist', { elapsedMs: 1_500 }],
    ])('is not a message with %s', async (_what, fields) => {
      const answer = await app.visitor().post(api.leads, aLead(fields))
      expect(await quarantineOf(app, idOf(answer.text))).toBeNull()
    })

    test('is nothing that an admin enters', async () => {
      const admin = await signedIn(app)
      const answer = await admin.post(api.leads, aLead({ message: links, elapsedMs: 1 }))
      expect(answer.read(leadSchema).quarantine).toBeNull()
    })
  })

  describe('with an Idempotency-Key', () => {
    test('makes one lead of the same message sent twice', async () => {
      const visitor = app.visitor()
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const message = aLead()
      const first = await visitor.post(api.leads, message, headers)
      const second = await visitor.post(api.leads, message, headers)
      expect([first.status, second.status]).toEqual([201, 201])
      expect(idOf(second.text)).toBe(idOf(first.text))
      expect(await rowCount(app, 'leads')).toBe(1)
      expect(await rowCount(app, 'audit_log')).toBe(1)
    })

    test('makes one lead of ten sent at once', async () => {
      const visitor = app.visitor()
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const message = aLead()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => visitor.post(api.leads, message, headers)),
      )
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
      expect(new Set(answers.map((answer) => idOf(answer.text))).size).toBe(1)
      expect(await rowCount(app, 'leads')).toBe(1)
    })

    test('refuses a key that is not a UUID', async () => {
      const answer = await app.visitor().post(api.leads, aLead(), { 'Idempotency-Key': 'again' })
      expect(answer.status).toBe(400)
      expect(answer.failure.fields).toHaveProperty('idempotency-key')
    })
  })

  test('is limited per address, generously, and says when to try again', async () => {
    const visitor = app.visitor()
    for (let n = 0; n < 30; n += 1) {
      expect((await visitor.post(api.leads, aLead())).status).toBe(201)
    }
    const refused = await visitor.post(api.leads, aLead())
    expect(refused.status).toBe(429)
    expect(refused.failure.code).toBe('proof_required')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.visitor().post(api.leads, aLead())).status, 'of someone else').toBe(201)

    const address = visitor.headers['X-Forwarded-For']
    const disguised = { 'X-Forwarded-For': `203.0.113.7, ${address}` }
    expect((await visitor.post(api.leads, aLead(), disguised)).status, 'in disguise').toBe(429)

    app.clock.advance(Number(refused.headers.get('retry-after')) * 1_000)
    expect((await visitor.post(api.leads, aLead())).status).toBe(201)
  })
})

onOneDatabase('a message that can not be taken', (database) => {
  const app = useTestApp(database)

  test('names every field that is wrong', async () => {
    const wrong = {
      name: ' ',
      email: 'nobody',
      company: 'c'.repeat(201),
      phone: 7,
      message: 'm'.repeat(leadLimits.message + 1),
      elapsedMs: -1,
    }
    const answer = await app.visitor().post(api.leads, wrong)
    expect(answer.status).toBe(400)
    const { fields, code, error } = answer.failure
    expect(code).toBe('invalid')
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect(error).toContain('Name is required.')
    for (const sentence of Object.values(fields ?? {})) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  test('is refused for each required field alone', async () => {
    for (const field of ['name', 'email'] as const) {
      const { [field]: _left, ...rest } = aLead()
      const answer = await app.visitor().post(api.leads, rest)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.failure.fields ?? {})).toEqual([field])
    }
  })

  test('may be as long as the limits and no longer', async () => {
    for (const [field, limit] of Object.entries(leadLimits)) {
      const longest = await app
        .visitor()
        .post(api.leads, aLead({ [field]: '🧵'.repeat(limit / 2) }))
      expect(longest.status, field).toBe(201)
      const longer = await app.visitor().post(api.leads, aLead({ [field]: 'x'.repeat(limit + 1) }))
      expect(longer.status, field).toBe(400)
    }
  })
})
