import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#server/db/schema.ts'
import { adminPage, api, page } from '#shared/routes.ts'
import { schedulingSchema } from '#shared/settings/schema.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const dist = tinySite()
afterAll(() => rmSync(dist, { recursive: true, force: true }))

onOneDatabase('the calendar', (database) => {
  const app = useTestApp(database, { dist })
  beforeEach(() => app.db.delete(settings))

  const setUp = (value: unknown) =>
    app.db.insert(settings).values({ key: 'scheduling_url', value, updatedAt: app.clock() })
  const shown = async () => (await app.visitor().get(api.scheduling)).read(schedulingSchema).url
  const policyOf = async (path: string) =>
    (await app.visitor().get(path)).headers.get('content-security-policy')

  test('is none until one is set up', async () => {
    expect(await shown()).toBeNull()
    expect(await policyOf(page.schedule)).toContain("frame-src 'none';")
  })

  test('may be shown on its page alone', async () => {
    await setUp('https://calendar.example/loomwork/30min?hide=1')
    expect(await shown()).toBe('https://calendar.example/loomwork/30min?hide=1')
    expect(await policyOf(page.schedule)).toContain('frame-src https://calendar.example;')
    expect(await policyOf(page.home)).toContain("frame-src 'none';")
  })

  test('is let into its page, and nothing from elsewhere into any other', async () => {
    const embedderOf = async (path: string) =>
      (await app.visitor().get(path)).headers.get('cross-origin-embedder-policy')
    expect(await embedderOf(page.schedule)).toBe('require-corp')
    await setUp('https://calendar.example/loomwork/30min')
    expect(await embedderOf(page.schedule)).toBe('unsafe-none')
    expect(await embedderOf(page.home)).toBe('require-corp')
  })

  test.each([
    'http://calendar.example',
    'javascript:alert(1)',
    'https://calendar.example; script-src *',
    'https://calendar.example;sandbox',
    'https://calendar.example,default-src',
    'calendar.example',
    '',
    7,
  ])('is none when the setting is %j', async (value) => {
    await setUp(value)
    expect(await shown()).toBeNull()
    const policy = await policyOf(page.schedule)
    expect(policy).toContain("frame-src 'none';")
    expect(policy).not.toMatch(/calendar|sandbox|\*|,/)
  })

  test('is never answered from a copy with an older policy', async () => {
    const answer = await app.visitor().get(page.schedule)
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('last-modified')).toBeNull()
    expect((await app.visitor().get(api.scheduling)).headers.get('cache-control')).toBe('no-store')
  })

  test('public pages name the rules for fetching ahead, the back-office does not', async () => {
    const rulesOf = async (path: string) =>
      (await app.visitor().get(path)).headers.get('speculation-rules')
    expect(await rulesOf(page.home)).toBe('"/speculation.rules"')
    expect(await rulesOf(page.schedule)).toBe('"/speculation.rules"')
    expect(await rulesOf(adminPage.dashboard)).toBeNull()
  })
})
