import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { errorBodySchema } from '#shared/errors.ts'
import { api, emailFramePath, page, securityTxtPath } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('every answer', (database) => {
  const app = useTestApp(database)

  test('carries the headers that protect a browser, failures too', async () => {
    const answers = [
      await app.visitor().get(api.health),
      await app.visitor().post(api.leads, aLead()),
      await app.visitor().post(api.leads, {}),
      await app.visitor().get('/api/none'),
      await app.visitor().get(api.admin.leads),
    ]
    for (const { headers, status } of answers) {
      expect(headers.get('x-content-type-options'), String(status)).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security'), 'over http').toBeNull()
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/^default-src 'none';/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('permissions-policy'), 'no page').toBeNull()
    }
  })

  test('takes from a page what none of ours asks a browser for', async () => {
    const emptyForm = await app.visitor().send('POST', page.contact, {
      raw: '',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    for (const { headers } of [emptyForm, await app.visitor().get(emailFramePath)]) {
      expect(headers.get('content-type')).toMatch(/^text\/html/)
      const permissions = headers.get('permissions-policy') ?? ''
      expect(permissions.split(', ')).toContain('camera=()')
      expect(permissions).not.toMatch(/=\*/)
    }
  })

  test('is a refusal where a call names two hosts', async () => {
    for (const hosts of [
      'Host: a.example\r\nHost: b.example',
      'host: a.example\r\nHOST: a.example',
    ]) {
      const { port } = new URL(app.url)
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(`GET ${api.health} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
      expect(head, hosts).toMatch(/^HTTP\/1\.1 400 /)
      expect(head).toMatch(/x-content-type-options: nosniff/i)
      expect(errorBodySchema.parse(JSON.parse(body))).toEqual({
        code: 'invalid',
        error: 'This call names more than one host. Send one Host header.',
      })
    }
  })

  test('the frame for messages lets in their styles, and is for our own pages', async () => {
    const { headers } = await app.visitor().get(emailFramePath)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
    )
  })
})

onOneDatabase('every answer of a product on https', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://loom.example' } })

  test('asks for https from now on', async () => {
    const { headers } = await app.visitor().get(api.health)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
  })

  test('and says where a weakness is reported', async () => {
    const answer = await app.visitor().get(securityTxtPath)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.text.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2))).toEqual([
      ['Contact', `mailto:${brand.email}`],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
      ['Preferred-Languages', 'en'],
      ['Canonical', 'https://loom.example/.well-known/security.txt'],
      ['Policy', 'https://loom.example/privacy#security'],
      [''],
    ])
    const [, expires = ''] = /Expires: (.*)/.exec(answer.text) ?? []
    const days = (Date.parse(expires) - app.clock().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })
})
