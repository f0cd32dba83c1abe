import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { page } from '#shared/routes.ts'
import { problemsOf } from '#tests/support/answered-form.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('the newsletter form without JavaScript', (database) => {
  const app = useTestApp(database)
  beforeEach(() => app.db.execute(sql`delete from newsletter_subscribers`))

  const subscribe = (email: string) =>
    app.visitor().send('POST', page.resources, {
      raw: new URLSearchParams({ email }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const subscribers = () => app.db.select().from(newsletterSubscribers)

  test('subscribes and leads on to a page', async () => {
    const answer = await subscribe(' Nora@Example.com ')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page.subscribed])
    expect(await subscribers()).toMatchObject([
      { email: 'Nora@Example.com', source: 'resources_page' },
    ])
  })

  test.each([
    { typed: '', status: 400, says: 'Please enter your email address' },
    { typed: 'nora@', status: 400, says: 'Enter a valid email address' },
    { typed: '"><script>alert(1)</script>', status: 400, says: 'Enter a valid email address' },
  ])('keeps "$typed" and says what is wrong', async ({ typed, status, says }) => {
    const answer = await subscribe(typed)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(problemsOf(answer.text)).toEqual({ email: expect.stringContaining(says) })
    expect(answer.text).not.toContain('<script>')
    expect(await subscribers()).toEqual([])
  })

  test('knows an address that is subscribed already', async () => {
    await subscribe('nora@example.com')
    const answer = await subscribe('NORA@example.com')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('This email is already subscribed to our newsletter')
    expect(answer.text).toContain('value="NORA@example.com"')
    expect(answer.text).not.toContain('aria-invalid=')
    expect(await subscribers()).toHaveLength(1)
  })
})
