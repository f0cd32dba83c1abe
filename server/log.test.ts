import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingCalls, bookingPage } from '#shared/booking/calls.ts'
import { api, page } from '#shared/routes.ts'
import { anAdmin, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { LogLines } from '#tests/support/log-lines.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { createLog } from './log.ts'

const person = {
  name: 'Secretname',
  email: 'secret.address@example.com',
  company: 'Secretcompany',
  phone: '+4533123456',
  message: 'Secretmessage',
}
const words = [...Object.values(person), 'secret.address', 'Secret', password]

onOneDatabase('the log', (database) => {
  const app = useTestApp(database)

  test('tells what was called and how it ended, and nothing of a person', async () => {
    const visitor = app.visitor()
    const idempotencyKey = crypto.randomUUID()
    await visitor.post(api.leads, person, { 'Idempotency-Key': idempotencyKey })
    await visitor.post(api.leads, { ...person, email: 'secret.address@' })
    await visitor.send('POST', api.leads, {
      raw: `{"name":"${person.name}`,
      headers: { 'Content-Type': 'application/json' },
    })
    await visitor.send('POST', page.contact, {
      raw: new URLSearchParams(person).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    await anAdmin(app, person)
    await visitor.post(api.admin.login, { email: person.email, password })
    await visitor.post(api.admin.login, { email: person.email, password: `${password}x` })
    await visitor.get(`/admin/register?invitation=Secretinvitation`)
    await visitor.get(bookingPage('Secretbooking'))
    await visitor.post(bookingCalls.cancel('Secretbooking'))
    const admin = await signedIn(app)
    await admin.get(`${api.admin.leads}?q=Secretname`)
    await admin.get(`${api.admin.leads}?q=Secretname&limit=0`)
    const lead = await enteredLead(admin, person)
    await admin.patch(api.admin.lead(lead.id), { ...person, name: 'Secretname two' })

    expect(app.log.text).toContain(`"path":"${api.leads}"`)
    expect(app.log.text).toContain('"statusCode":201')
    const token = (admin.headers.Authorization ?? '').replace('Bearer ', '')
    const address = visitor.headers['X-Forwarded-For'] ?? ''
    for (const word of [...words, token, address, 'Secretinvitation']) {
      expect(app.log.text).not.toContain(word)
    }
  })

  test('tells where a failure came from, without the values of the statement', async () => {
    await app.db.execute(sql`alter table leads rename to leads_away`)
    try {
      const answer = await app.visitor().post(api.leads, person)
      expect([answer.status, answer.failure.code]).toEqual([500, 'unexpected'])
      expect(answer.text).not.toMatch(/leads|relation|sql/i)
    } finally {
      await app.db.execute(sql`alter table leads_away rename to leads`)
    }
    expect(app.log.errors).toHaveLength(1)
    expect(app.log.text).toContain('create-lead.ts')
    for (const word of words) expect(app.log.text).not.toContain(word)
    app.log.clear()
  })
})

test('the log tells of a failure that comes as a plain object, as the job queue tells it', () => {
  const lines = new LogLines()
  const { message, stack } = new Error('The job did not end')
  const log = createLog('error', lines)
  log.error({ err: { message, stack, queue: 'mail', code: '57P01' } }, 'job queue')
  log.error({ err: 'a word' }, 'job queue')
  const [logged, word] = lines.errors.map((line) => JSON.parse(line).err)
  expect(logged).toMatchObject({ message, queue: 'mail', code: '57P01' })
  expect(logged.stack).toContain('log.test.ts')
  expect(word).toEqual({ message: 'a word' })
})

describe('while the database is away', () => {
  const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const second = 1_000
  afterEach(() => void vi.useRealTimers())

  test('the log has one line a second of it, with how many it leaves out', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const lines = new LogLines()
    const log = createLog('info', lines)
    for (let n = 0; n < 10; n += 1) {
      // Whatever fails by it, in whatever words, wrapped by whomever.
      log.child({ reqId: n }).error({ err: away(), code: 'unavailable' }, 'call failed')
      log.error({ err: new Error('Failed query', { cause: away() }), queue: 'mail' }, 'job failed')
      log.warn({ err: new Error('Connection terminated unexpectedly') }, 'idle connection')
      vi.advanceTimersByTime(second / 5)
    }
    expect(lines.text.split('\n').map((line) => JSON.parse(line).leftOut)).toEqual([undefined, 14])
    expect(lines.errors[0]).toContain('"message":"connect ECONNREFUSED"')
  })

  test('what else fails is in it line by line', () => {
    const lines = new LogLines()
    const log = createLog('info', lines)
    for (let n = 0; n < 5; n += 1) {
      log.error({ err: away() }, 'call failed')
      log.error({ err: new Error('a fault') }, 'call failed')
      log.info({ n }, 'request completed')
    }
    expect(lines.errors).toHaveLength(6)
    expect(lines.text.split('\n')).toHaveLength(11)
  })
})
