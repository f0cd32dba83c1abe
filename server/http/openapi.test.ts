import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { adminPage, api } from '#shared/routes.ts'
import { anyId, describedCalls, openApiDocument } from '#tests/support/api-calls.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
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
  `GET ${api.health}`,
  `GET ${api.ready}`,
  `POST ${api.admin.login}`,
  `POST ${api.admin.register}`,
  `POST ${api.admin.passwordReset}`,
  `POST ${api.admin.passwordResetConfirm}`,
]

const addresses = (tree: object): string[] =>
  Object.values(tree).flatMap((entry) => {
    if (typeof entry === 'function') return [entry(':id')]
    return typeof entry === 'string' ? [entry] : addresses(entry)
  })

onEachDatabase('the description of the API', (database) => {
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
    const described = Object.keys(document.paths).map((path) => path.replace('{id}', ':id'))
    const expected = addresses(api).filter((path) => path !== api.docs)
    expect(described.toSorted()).toEqual(expected.toSorted())
  })

  test('can be browsed', async () => {
    const answer = await app.visitor().get(`${api.docs}/`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
  })
})

onEachDatabase('every call of the back-office', (database) => {
  const app = useTestApp(database)

  test('answers 401 without a token, with a wrong one and after logout', async () => {
    const visitor = app.visitor()
    const gone = await signedIn(app)
    await gone.post(api.admin.logout)
    const calls = await describedCalls(visitor)
    const guarded = calls.filter(({ method, path }) => !openToAll.includes(`${method} ${path}`))
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
