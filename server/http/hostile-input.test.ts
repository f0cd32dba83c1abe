import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { api, page } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Answer } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const lead = (fields: string) => `{"name":"N","email":"n@example.com",${fields}}`
const deep = '['.repeat(50_000) + ']'.repeat(50_000)

/** What no call takes, whatever it is for. */
const bodies: [string, string, Record<string, string>][] = [
  ['nothing', '', json],
  ['broken JSON', '{"name":', json],
  ['two values', '{}{}', json],
  ['text', '"text"', json],
  ['a number', '7', json],
  ['null', 'null', json],
  ['a list', '[]', json],
  ['an empty object', '{}', json],
  ['JSON that is 50,000 deep', `{"name":${deep}}`, json],
  ['a prototype', '{"__proto__":{"admin":true},"name":"N"}', json],
  ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', json],
  ['text as plain text', lead('"message":"m"'), { 'Content-Type': 'text/plain' }],
  ['XML', '<lead/>', { 'Content-Type': 'application/xml' }],
  ['a form of another kind', '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['no type at all', lead('"message":"m"'), { 'Content-Type': '' }],
  ['a type that is none', lead('"message":"m"'), { 'Content-Type': 'json' }],
  ['an encoding it does not know', '{}', { ...json, 'Content-Encoding': 'gzip' }],
]

/** What is wrong with a message, field by field. */
const messages: [string, string][] = [
  ['half a character', '"message":"\\ud800"'],
  ['the other half', '"company":"\\udc00x"'],
  ['a name that is a list', '"name":["a"]'],
  ['a name that is an object', '"name":{"a":1}'],
  ['a message that is a number', '"message":7'],
  ['an address with a line break', '"email":"a@example.com\\nBcc: b@example.com"'],
  ['two addresses', '"email":"a@example.com, b@example.com"'],
  ['an address without a domain', '"email":"a@"'],
  ['a very long address', `"email":"${'a'.repeat(300)}@example.com"`],
  ['a priority that is none', '"priority":"urgent"'],
  ['a status that is none', '"status":"lost"'],
  ['a time that is no number', '"elapsedMs":"soon"'],
  ['a time of nothing', '"elapsedMs":null'],
]

function expectRefusal(answer: Answer, what: string) {
  expect(answer.status, what).toBeGreaterThanOrEqual(400)
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.failure.error, what).toMatch(/^[A-Z].*\.$/)
}

const expectAlive = async (app: TestApp) =>
  expect((await app.visitor().post(api.leads, aLead())).status).toBe(201)

/** Sends bytes as they are and answers what comes back before the server closes. */
async function overSocket(app: TestApp, bytes: string) {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  socket.setTimeout(20_000, () => socket.destroy())
  await closed
  return answer
}

onOneDatabase('hostile input', (database) => {
  const app = useTestApp(database)

  test.each(bodies)('%s is refused by every call that takes a body', async (what, raw, headers) => {
    for (const path of [api.leads, api.admin.login, api.admin.register]) {
      const answer = await app.visitor().send('POST', path, { raw, headers })
      expectRefusal(answer, `${what} to ${path}`)
    }
    const admin = await signedIn(app)
    const { id } = await enteredLead(admin)
    for (const path of [api.admin.lead(id), api.admin.leadStatus(id)]) {
      expectRefusal(await admin.send('PATCH', path, { raw, headers }), `${what} to ${path}`)
    }
    await expectAlive(app)
  })

  test.each(messages)('a message with %s is refused', async (what, field) => {
    // Of two entries of one name the last counts.
    const answer = await app.visitor().send('POST', api.leads, { raw: lead(field), headers: json })
    expectRefusal(answer, what)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {})).toHaveLength(1)
    await expectAlive(app)
  })

  test('a message of five megabytes is refused as too large, in every form', async () => {
    const message = 'm'.repeat(5 * 1024 * 1024)
    const answer = await app.visitor().post(api.leads, aLead({ message }))
    expectRefusal(answer, 'JSON')
    expect([answer.status, answer.failure.code]).toEqual([413, 'too_large'])
    const sent = await app
      .visitor()
      .send('POST', page.contact, { raw: `message=${message}`, headers: form })
    expect(sent.status).toBe(413)
    await expectAlive(app)
  })

  test('a key written twice counts once, the last one', async () => {
    const raw = lead('"name":"Last","message":"m"')
    const answer = await app.visitor().send('POST', api.leads, { raw, headers: json })
    expect([answer.status, JSON.parse(answer.text).name]).toEqual([201, 'Last'])
  })

  test('keys of a prototype change nothing', async () => {
    await app.visitor().send('POST', api.leads, {
      raw: lead('"constructor":{"prototype":{"quarantine":"links"}}'),
      headers: json,
    })
    expect({}).not.toHaveProperty('quarantine')
  })

  test('a call that does not exist is answered in JSON', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/none',
      '/api/leads/x',
      '/api/admin',
      '/api//leads',
    ]) {
      const answer = await app.visitor().get(path)
      expect(answer.status, path).toBe(404)
      expect(answer.failure.code).toBe('not_found')
    }
  })

  test('a method that a call does not have is refused in JSON', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expectRefusal(await app.visitor().send(method, api.leads), method)
    }
  })

  test.each(['%', '%zz', '%E0%A4%A', '%00', '%2e%2e%2f', '\\..\\', 'a'.repeat(5_000)])(
    'the path %s is refused',
    async (segment) => {
      const admin = await signedIn(app)
      expectRefusal(await admin.get(`${api.admin.leads}/${segment}`), segment)
      await expectAlive(app)
    },
  )

  test.each([
    'q=%00',
    'q=%zz',
    'q=%FF',
    'q=a&q=b',
    'q[a]=1',
    '__proto__=1',
    `q=${'x'.repeat(9_000)}`,
  ])('the query %s does no harm', async (query) => {
    const admin = await signedIn(app)
    const answer = await admin.get(`${api.admin.leads}?${query}`)
    if (answer.status !== 200) expectRefusal(answer, query)
  })

  describe('below HTTP', () => {
    const post = `POST ${api.leads} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
    test.each([
      ['no HTTP', 'hello\r\n\r\n'],
      ['no host', `GET ${api.health} HTTP/1.1\r\n\r\n`],
      ['a broken header', `GET ${api.health} HTTP/1.1\r\nHost: x\r\nA\x01: \x00\r\n\r\n`],
      [
        'too many headers',
        `GET ${api.health} HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(17_000)}\r\n\r\n`,
      ],
      ['a length that is none', `${post}Content-Length: many\r\n\r\n{}`],
      ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
      ['length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
      ['a chunk that is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
      ['an absolute address', `GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
      ['a path that is none', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ])('%s is refused', async (what, bytes) => {
      const answer = await overSocket(app, bytes)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      // Node itself refuses a call without a host, with the status alone.
      if (what !== 'no host') expect(answer).toMatch(/\r\n\r\n\{"error":"[A-Z][^"]*\.",/)
      await expectAlive(app)
    })

    test('a sender that hangs up in the middle leaves no trace', async () => {
      const { hostname, port } = new URL(app.url)
      const socket = connect(Number(port), hostname)
      socket.write(`${post}Content-Length: 1000\r\n\r\n{"name":`)
      await once(socket, 'connect')
      socket.destroy()
      await expectAlive(app)
    })
  })
})
