import { expect, test } from 'vitest'
import { api } from '#shared/routes.ts'
import { aLead } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onEachDatabase('every answer', (database) => {
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
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security'), 'over http').toBeNull()
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    }
  })
})

onEachDatabase('every answer of a product on https', (database) => {
  const app = useTestApp(database, { variables: { PUBLIC_URL: 'https://loom.example' } })

  test('asks for https from now on', async () => {
    const { headers } = await app.visitor().get(api.health)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
  })
})
