import { rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { errorBodySchema } from '#shared/errors.ts'
import { adminPage, api, subscriptionPage } from '#shared/routes.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { tinySite } from '#tests/support/tiny-site.ts'
import { answerFrame } from '#web/site/answers/answer.ts'

const dist = tinySite()
afterAll(() => rmSync(dist, { recursive: true, force: true }))

onOneDatabase('the site', (database) => {
  const app = useTestApp(database, { dist })
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.visitor().get(path, { 'Accept-Encoding': 'identity', ...headers })

  /** Asks for a target as it stands, which fetch would tidy up first. */
  const getExactly = (path: string) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (done, fail) => {
        const { port } = new URL(app.url)
        request({ host: '127.0.0.1', port, path, agent: false }, async (response) => {
          const { statusCode: status, headers } = response
          done({ status, headers, body: await text(response) })
        })
          .on('error', fail)
          .end()
      },
    )

  test.each(['/', '/about'])('answers %s with the policy of that page', async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.text]).toEqual([200, `<title>${path}</title>`])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-abc=';")
    expect(policy).toContain("style-src 'self' 'sha256-def=';")
    expect(policy).toContain("frame-src 'none';")
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test.each([adminPage.dashboard, adminPage.login, adminPage.register, adminPage.leads])(
    'answers %s with the back-office',
    async (path) => {
      const answer = await get(path)
      expect(answer.text).toBe('<title>/admin</title>')
      // The outbox shows messages in a frame.
      expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self';")
    },
  )

  test('draws a page of the server into the frame of the site, under its policy', async () => {
    const { headers, text, status } = await get(subscriptionPage.confirmWith('unknown'))
    expect(status).toBe(404)
    expect(text).toMatch(/^<title>We do not know this link<\/title><section/)
    expect(text).not.toMatch(/\sstyle=/)
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-def=';")
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await get(answerFrame.path)).status, 'the frame alone').toBe(404)
  })

  test('sends the compressed copy to who can read it', async () => {
    const answer = await get('/about', { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(answer.text).toBe('<title>/about</title>')
  })

  test.each(['identity', 'gzip', 'br'])('puts the public address in, as %s', async (encoding) => {
    const answer = await get('/sitemap.xml', { 'Accept-Encoding': encoding })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('application/xml')
    expect(answer.text).toBe(`<loc>${app.env.publicUrl}/</loc>`)
  })

  test('sends plain text to who refuses all else', async () => {
    const answer = await get('/about', { 'Accept-Encoding': 'br;q=0, gzip;q=0' })
    expect(answer.headers.get('content-encoding')).toBe(null)
  })

  test('answers 304 to who has the page already', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    // Without it, fetch would ask for a fresh copy.
    const revalidating = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
    expect((await get('/about', revalidating)).status).toBe(304)
  })

  test('lets a browser keep hashed files for ever, and no other', async () => {
    const hashed = await get('/assets/app.Hashed12.js')
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache')
  })

  test('has the hashed files of the build before, and lets nobody keep that one is gone', async () => {
    const earlier = await get('/assets/app.Earlier1.js')
    expect([earlier.status, earlier.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    const gone = await get('/assets/none.js')
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test.each([
    ['/none', '/404'],
    ['/about/none', '/404'],
    ['/admin/none', '/admin'],
    ['/admin/Leads', '/admin'],
    ['/admin/leads/none', '/admin'],
    ['/administration', '/404'],
    ['/services/none', '/service-not-found'],
    ['/industries/none', '/industry-not-found'],
    ['/about.html', '/404'],
    ['/404', '/404'],
    ['/site-manifest.json', '/404'],
    ['/..%2fsite-manifest.json', '/404'],
    ['/%2e%2e/build.json', '/404'],
    ['/.env', '/404'],
  ])('answers %s with status 404 and the page %s', async (path, shown) => {
    const answer = await get(path)
    expect([answer.status, answer.text]).toEqual([404, `<title>${shown}</title>`])
  })

  test('leads from an address with a slash at its end to the one without', async () => {
    const answer = await get('/about/?from=mail')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/about?from=mail'])
  })

  test.each([
    '//',
    '///',
    '//evil.example/',
    '/.//evil.example/',
    '/\\evil.example/',
    '//[/',
    'http://[',
  ])('stays on this site for %s', async (path) => {
    const { status, headers } = await getExactly(path)
    const { location } = headers
    expect([308, 400, 404]).toContain(status)
    if (location) expect(new URL(location, 'http://here.example').host).toBe('here.example')
  })

  test.each([
    ['/%', '/404'],
    ['/%zz', '/404'],
    ['/about%', '/404'],
    ['/%c0%af', '/404'],
    ['/%E0%A4%A?from=mail', '/404'],
    ['/services/%', '/service-not-found'],
    ['/industries/%f', '/industry-not-found'],
    ['/admin/%', '/admin'],
  ])('answers %s, which is no address, with status 404 and the page %s', async (path, shown) => {
    const { status, headers, body } = await getExactly(path)
    expect([status, body]).toEqual([404, `<title>${shown}</title>`])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test.each(['/api/%', `${api.leads}/%zz`, `${api.admin.leads}%`])(
    'answers %s, which is no address, in JSON',
    async (path) => {
      const { status, headers, body } = await getExactly(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('not_found')
    },
  )

  test('reads a query that is none as no query', async () => {
    expect((await getExactly('/about?%')).body).toBe('<title>/about</title>')
  })

  test.each([
    ['a page', (length: number) => `/${'a'.repeat(length - 1)}`],
    ['a page with slashes', (length: number) => `/a${'/'.repeat(length - 4)}x/`],
    ['a page with a query', (length: number) => `/about?q=${'a'.repeat(length - 9)}`],
    ['a call', (length: number) => `${api.leads}/${'a'.repeat(length - api.leads.length - 1)}`],
    ['a call of admins', (length: number) => api.admin.leads.padEnd(length, '?')],
    ['nothing that can be read', (length: number) => `/%${'a'.repeat(length - 2)}`],
  ])('refuses more than 4 KB as the address of %s', async (_what, urlOf) => {
    const tooLong = await get(urlOf(4_097))
    expect([tooLong.status, tooLong.failure.code]).toEqual([414, 'address_too_long'])
    expect((await get(urlOf(4_096))).status).not.toBe(414)
  })

  test('answers an unknown call in JSON', async () => {
    const answer = await get(`${api.leads}/none`)
    expect([answer.status, answer.failure.code]).toEqual([404, 'not_found'])
  })
})
