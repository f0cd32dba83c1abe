import { expect, test } from 'vitest'
import { api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

/** Reads the stream until it has said all of `topics`, or fails after two seconds. */
async function hear(admin: Client, topics: string[], act: () => Promise<unknown>) {
  const stop = AbortSignal.timeout(2_000)
  const response = await fetch(admin.base + api.admin.events, {
    headers: admin.headers,
    signal: stop,
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  await act()
  let heard = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    heard += decoder.decode(chunk)
    if (topics.every((topic) => heard.includes(`data: ${topic}\n\n`))) return heard
  }
  throw new Error(`The stream ended early: ${heard}`)
}

onEachDatabase('an open screen', (database) => {
  const app = useTestApp(database)

  test("hears of a visitor's message, without a word of it", async () => {
    const admin = await signedIn(app)
    const heard = await hear(admin, ['leads', 'notifications'], () =>
      app.visitor().post(api.leads, aLead({ name: 'Quiet' })),
    )
    expect(heard).not.toContain('Quiet')
  })

  test('hears of what another process did', async () => {
    const admin = await signedIn(app)
    const elsewhere = app.visitor(await app.anotherInstance())
    await hear(admin, ['leads'], () => elsewhere.post(api.leads, aLead()))
  })
})
