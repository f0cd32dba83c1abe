import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  backupCalls,
  bulkCalls,
  dealCalls,
  importCalls,
  outboundCalls,
  peopleCalls,
  webhookCalls,
} from '#shared/office-calls.ts'
import { adminPage, api } from '#shared/routes.ts'
import { anyId, describedCalls, openApiDocument } from '#tests/support/api-calls.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const openToAll = [
  `GET ${api.checklistDocument}`,
  `GET ${api.templateDocument(anyId)}`,
  `POST ${api.leads}`,
  `POST ${api.consultationRequests}`,
  `POST ${api.leadMagnetSubmissions}`,
  `POST ${api.sendChecklist}`,
  `POST ${api.sendAuditReport}`,
  `POST ${api.subscribe}`,
  `POST ${api.auditReport}`,
  `GET ${api.scheduling}`,
  `GET ${bookingCalls.types}`,
  `GET ${bookingCalls.slots}`,
  `POST ${bookingCalls.holds}`,
  `POST ${bookingCalls.bookings}`,
  `GET ${bookingCalls.booking(anyId)}`,
  `POST ${bookingCalls.reschedule(anyId)}`,
  `POST ${bookingCalls.cancel(anyId)}`,
  `GET ${api.health}`,
  `GET ${api.ready}`,
  `POST ${api.admin.login}`,
  `POST ${api.admin.register}`,
  `POST ${api.admin.passwordReset}`,
  `POST ${api.admin.passwordResetConfirm}`,
  `POST ${api.admin.emailChangeConfirm}`,
]
/** Open to all, and refused without a signature whatever they carry. */
const signed = Object.values(webhookCalls.receive)
const isSigned = (path: string) => signed.some((each) => each === path)

const urls = (tree: object): string[] =>
  Object.values(tree).flatMap((entry) => {
    if (typeof entry === 'function') return [entry(...Array(entry.length).fill(':id'))]
    return typeof entry === 'string' ? [entry] : urls(entry)
  })

onOneDatabase('the description of the API', (database) => {
  const app = useTestApp(database)

  test('is valid OpenAPI 3.1', async () => {
    const document = JSON.parse((await app.visitor().get(openApiDocument)).text)
    const result = await new Validator().validate(document)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toMatch(/^3\.1\./)
  })

  test('names every address of the product', async () => {
    const document = JSON.parse((await app.visitor().get(openApiDocument)).text)
    const described = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, ':id'))
    const expected = [
      api,
      backupCalls,
      bookingCalls,
      bulkCalls,
      dealCalls,
      importCalls,
      outboundCalls,
      peopleCalls,
      webhookCalls,
    ]
      .flatMap(urls)
      .filter((path) => path !== api.docs)
    expect(described.toSorted()).toEqual(expected.toSorted())
  })

  test('names with each call what it answers and how it fails', async () => {
    for (const { method, path, described } of await describedCalls(app.visitor())) {
      const answers = Object.entries(described.responses)
      const failures = answers.filter(([status]) => Number(status) >= 400)
      const what = `${method} ${path}`
      expect(answers.length - failures.length, what).toBeGreaterThan(0)
      expect(answers.map(([status]) => status).join(), what).toMatch(/^(?:\d{3},)+500,503$/)
      for (const [, { description, content }] of failures) {
        expect(description, what).toMatch(/^(?:`[a-z_]+`: .+\.)+$/)
        const schema = { $ref: '#/components/schemas/Failure' }
        expect(content, what).toEqual({ 'application/json': { schema } })
      }
    }
  })

  test('names every failure that a call can be brought to by its shape', async () => {
    const json = { 'Content-Type': 'application/json' }
    const parameters = ['limit', 'since', 'position', 'zone', 'timeZone', 'checked', 'q']
    const wrong = `?${parameters.map((name) => `${name}=${'x'.repeat(400)}`).join('&')}`
    for (const { method, path, described } of await describedCalls(app.visitor())) {
      const call = async (client: Client, query = '', options = {}) => {
        const { status, failure } = await client.send(method, path + query, options)
        const named = described.responses[status]?.description
        expect(named, `${method} ${path}: ${status}`).toContain(`\`${failure.code}\``)
        return status
      }
      if (isSigned(path)) {
        expect(await call(app.visitor(), '', { raw: '{', headers: json })).toBe(401)
        expect(await call(app.visitor(), '', { json: 'x'.repeat(1_100_000) })).toBe(413)
        continue
      }
      const client = described.security ? await signedIn(app) : app.visitor()
      if (described.security) expect(await call(app.visitor())).toBe(401)
      else expect(described.responses[401] === undefined).toBe(path !== api.admin.login)
      if (method !== 'GET') {
        expect(await call(client, '', { raw: '{', headers: json })).toBe(400)
        expect(await call(client, '', { raw: 'x', headers: { 'Content-Type': 'text/x' } })).toBe(
          415,
        )
        expect(await call(client, '', { json: 'x'.repeat(1_100_000) })).toBe(413)
      } else if (described.parameters.length > 0) {
        expect([400, 404]).toContain(await call(client, wrong))
      }
      if (described.responses[404]) expect(await call(client)).toBeGreaterThanOrEqual(400)
    }
  })

  test('can be browsed', async () => {
    const answer = await app.visitor().get(`${api.docs}/`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
  })
})

onOneDatabase('every call of the back-office', (database) => {
  const app = useTestApp(database)

  test('answers 401 without a token, with a wrong one and after logout', async () => {
    const visitor = app.visitor()
    const gone = await signedIn(app)
    await gone.post(api.admin.logout)
    const calls = await describedCalls(visitor)
    const guarded = calls.filter(
      ({ method, path }) => !isSigned(path) && !openToAll.includes(`${method} ${path}`),
    )
    expect(guarded.length).toBeGreaterThanOrEqual(33)
    for (const { method, path } of guarded) {
      expect(path.startsWith(`/api${adminPage.dashboard}/`), path).toBe(true)
      for (const client of [visitor, visitor.withToken('a'.repeat(43)), gone]) {
        // No body at all: the guard is what refuses, before anything is read.
        const answer = await client.send(method, path)
        expect(answer.status, `${method} ${path}`).toBe(401)
        expect(answer.failure.code).toBe('unauthenticated')
      }
    }
  })

  test('is never kept by a cache', async () => {
    const visitor = app.visitor()
    for (const { method, path } of await describedCalls(visitor)) {
      const answer = await visitor.send(method, path)
      expect(answer.headers.get('cache-control'), `${method} ${path}`).toBe('no-store')
    }
  })
})
