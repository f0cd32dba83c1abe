import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { api, metricsPath } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onEachDatabase('the state of the process', (database) => {
  const app = useTestApp(database, { jobs: true })
  const operator = () => new Client(app.url, {})

  test('is alive, and ready once database and jobs answer', async () => {
    for (const path of [api.health, api.ready]) {
      const answer = await operator().get(path)
      expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}'])
    }
  })

  test('is measured by route, without names or ids', async () => {
    await app.visitor().post(api.leads, aLead({ name: 'Metric Person' }))
    await app.visitor().get(`${api.admin.leads}/018f0000-0000-7000-8000-000000000000`)
    const answer = await operator().get(metricsPath)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(answer.text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/leads",status="201"\} [1-9]/,
    )
    expect(answer.text).toContain('route="/api/admin/leads/:id"')
    expect(answer.text).not.toContain('018f0000')
    expect(answer.text).not.toContain('Metric Person')
  })

  test.each([
    'X-Forwarded-For',
    'Forwarded',
    'X-Real-IP',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Via',
    'CF-Connecting-IP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'X-Client-IP',
    'X-Azure-ClientIP',
    'X-Amzn-Trace-Id',
    'X-Request-Id',
    'CDN-Loop',
    'X-Of-A-Proxy-To-Come',
  ])('is not measured for someone behind a proxy (%s)', async (header) => {
    const answer = await operator().get(metricsPath, { [header]: '127.0.0.1' })
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('http_request_duration')
  })

  test.each([
    ['loom.example', 404],
    ['localhost.loom.example', 404],
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
  ])('is measured where Host is this machine, and not for %s: %d', async (host, status) => {
    const call = request(app.url + metricsPath, { headers: { Host: host } }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(status)
  })

  test('is measured for Prometheus, by what it says of itself', async () => {
    const answer = await operator().get(metricsPath, {
      Accept: 'application/openmetrics-text;version=1.0.0',
      'Accept-Encoding': 'gzip',
      Authorization: 'Bearer x',
      'User-Agent': 'Prometheus/3.5.0',
      'X-Prometheus-Scrape-Timeout-Seconds': '10',
    })
    expect(answer.status).toBe(200)
  })
})
