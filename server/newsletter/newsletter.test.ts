import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newsletterSubscribers } from '#server/db/schema.ts'
import {
  subscriberCountsSchema,
  subscriberSchema,
  subscriptionSchema,
} from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const list = z.array(subscriberSchema)

onEachDatabase('the newsletter', (database) => {
  const app = useTestApp(database)
  const subscribe = (email: unknown) =>
    app.visitor().post(api.subscribe, { email, source: 'resources_page' })

  test('keeps an address as typed, and says 409 to the same one in any case', async () => {
    const first = await subscribe(' Ada@Example.com ')
    expect(first.status).toBe(201)
    expect(first.read(subscriptionSchema)).toMatchObject({
      email: 'Ada@Example.com',
      source: 'resources_page',
    })
    const again = await subscribe('ada@example.COM')
    expect(again.status).toBe(409)
    expect(again.failure.error).toBe('This email is already subscribed to our newsletter')
  })

  test('takes one of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe('a@example.com')))
    const statuses = answers.map((answer) => answer.status).toSorted()
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  })

  test.each(['', 'nobody', 7, null])('refuses %j', async (email) => {
    expect((await subscribe(email)).status).toBe(400)
  })

  test('shows, searches, exports and removes its subscribers', async () => {
    await subscribe('ada@example.com')
    await subscribe('grace@example.com')
    const admin = await signedIn(app)
    const found = (await admin.get(`${api.admin.subscribers}?q=GRACE`)).read(list)
    expect(found.map((subscriber) => subscriber.email)).toEqual(['grace@example.com'])
    const exported = await admin.get(api.admin.subscribersExport)
    expect(exported.text.trim().split('\n')).toHaveLength(3)
    const [grace] = found
    expect((await admin.delete(api.admin.subscriber(grace?.id ?? ''))).status).toBe(204)
    expect((await admin.delete(api.admin.subscriber(grace?.id ?? ''))).status).toBe(404)
    expect((await admin.get(api.admin.subscribers)).read(list)).toHaveLength(1)
    expect((await subscribe('grace@example.com')).status).toBe(201)
  })

  test('tells the name of who is behind each address', async () => {
    await app.visitor().post(api.leads, { name: 'Ada Byron', email: 'ada@example.com' })
    await subscribe('Ada@example.com')
    const admin = await signedIn(app)
    await expect
      .poll(async () =>
        (await admin.get(api.admin.subscribers)).read(list).map(({ person }) => person),
      )
      .toEqual(['Ada Byron'])
  })

  test('are counted and filtered by their state', async () => {
    await subscribe('ada@example.com')
    await subscribe('gone@example.com')
    await app.db
      .update(newsletterSubscribers)
      .set({ state: 'unsubscribed' })
      .where(eq(newsletterSubscribers.email, 'gone@example.com'))
    const admin = await signedIn(app)
    const gone = (await admin.get(`${api.admin.subscribers}?state=unsubscribed`)).read(list)
    expect(gone.map(({ email }) => email)).toEqual(['gone@example.com'])
    expect((await admin.get(`${api.admin.subscribers}?state=all`)).read(list)).toHaveLength(2)
    expect((await admin.get(`${api.admin.subscribers}?state=lost`)).status).toBe(400)
    const counts = (await admin.get(api.admin.subscriberCounts)).read(subscriberCountsSchema)
    expect(counts.total).toBe(2)
    expect(counts.byState.unsubscribed).toBe(1)
    const exported = await admin.get(`${api.admin.subscribersExport}?state=unsubscribed`)
    expect(exported.text).toContain('gone@example.com,resources_page,unsubscribed')
    expect(exported.text).not.toContain('ada@example.com')
  })

  test('are counted by the week in which they joined', async () => {
    const ago = (days: number) => new Date(app.clock().getTime() - days * day)
    const rows: Partial<typeof newsletterSubscribers.$inferInsert>[] = [
      ...[0, 6.5, 7.5, 83.5, 84.5].map((days) => ({ createdAt: ago(days) })),
      { createdAt: ago(15), state: 'unsubscribed' },
      { createdAt: ago(90), askedAt: ago(90), confirmedAt: ago(22) },
      { createdAt: ago(90), askedAt: ago(3), confirmedAt: ago(29), state: 'unconfirmed' },
      // Nobody has pressed the button.
      { createdAt: ago(1), askedAt: ago(1), state: 'unconfirmed' },
      { createdAt: ago(1), askedAt: ago(1), state: 'unsubscribed' },
    ]
    for (const [index, row] of rows.entries()) {
      const email = `${index}@example.com`
      await subscribe(email)
      await app.db
        .update(newsletterSubscribers)
        .set(row)
        .where(eq(newsletterSubscribers.email, email))
    }
    const admin = await signedIn(app)
    const { weeks } = (await admin.get(api.admin.subscriberCounts)).read(subscriberCountsSchema)
    expect(weeks.map(({ joined }) => joined)).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2])
    const [first, second] = weeks.map(({ since }) => Date.parse(since))
    expect((second ?? 0) - (first ?? 0)).toBe(7 * day)
  })
})
