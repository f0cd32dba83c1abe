import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { adminPage, api } from '#shared/routes.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const dist = tinySite()
afterAll(() => rmSync(dist, { recursive: true, force: true }))

onEachDatabase('the site', (database) => {
  const app = useTestApp(database, { dist })
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.visitor().get(path, { 'Accept-Encoding': 'identity', ...headers })

  /** Asks for a target as it stands, which fetch would tidy up first. */
  const getExactly = (path: string) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((done, fail) => {
      const { port } = new URL(app.url)
      request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        response.resume()
        done({ status: response.statusCode, location: response.headers.location })
      })
        .on('error', fail)
        .end()
    })

  test.each(['/', '/about'])('answers %s with the script policy of that page', async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.text]).toEqual([200, `<title>${path}</title>`])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-abc='",
    )
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test.each([adminPage.dashboard, adminPage.login, adminPage.register, adminPage.leads])(
    'answers %s with the back-office',
    async (path) => {
      expect((await get(path)).text).toBe('<title>/admin</title>')
    },
  )

  test('sends the compressed copy to who can read it', async () => {
    const answer = await get('/about', { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(answer.text).toBe('<title>/about</title>')
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

  test.each([
    ['/none', '/404'],
    ['/about/none', '/404'],
    ['/admin/none', '/admin'],
    ['/admin/leads/none', '/admin'],
    ['/administration', '/404'],
    ['/services/none', '/service-not-found'],
    ['/industries/none', '/industry-not-found'],
    ['/about.html', '/404'],
    ['/404', '/404'],
    ['/site-manifest.json', '/404'],
    ['/assets/none.js', '/404'],
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
    const { status, location } = await getExactly(path)
    expect([308, 400, 404]).toContain(status)
    if (location) expect(new URL(location, 'http://here.example').host).toBe('here.example')
  })

  test('answers an unknown call in JSON', async () => {
    const answer = await get(`${api.leads}/none`)
    expect([answer.status, answer.failure.code]).toEqual([404, 'not_found'])
  })
})
