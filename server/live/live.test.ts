import { expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { inTransaction } from '../context.ts'

/** Reads the stream until it has said all of `topics`: what it said, and how long that took after `act`. */
async function hear(
  admin: Client,
  topics: string[],
  act: () => Promise<unknown>,
  query: Record<string, string> = {},
) {
  const address = `${admin.base}${api.admin.events}?${new URLSearchParams(query)}`
  const response = await fetch(address, { headers: admin.headers })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  await act()
  const done = performance.now()
  let heard = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    heard += decoder.decode(chunk)
    if (topics.every((topic) => heard.includes(`data: ${topic}\n\n`)))
      return { heard, milliseconds: performance.now() - done }
  }
  throw new Error(`The stream ended early: ${heard}`)
}

/** Hears it within a second; a busy machine may be late, but not five times. */
async function hearSoon(admin: Client, topics: string[], act: () => Promise<unknown>) {
  const times: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { heard, milliseconds } = await hear(admin, topics, act)
    if (milliseconds < 1_000) return heard
    times.push(milliseconds)
  }
  throw new Error(`A second was never enough: ${times.join(', ')} ms.`)
}

/** Milliseconds that a screen looks further back than it must (web/admin/live/live-changes.ts). */
const slack = 5_000

/** Moves the clock that changes are told by a minute on: what was there before is old then. */
function aMinuteLater() {
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
  onTestFinished(() => clock.mockRestore())
}

onEachDatabase('an open screen', (database) => {
  const app = useTestApp(database)

  test("hears of a visitor's message, without a word of it", async () => {
    const admin = await signedIn(app)
    const heard = await hearSoon(admin, ['leads', 'notifications'], () =>
      app.visitor().post(api.leads, aLead({ name: 'Quiet' })),
    )
    expect(heard).not.toContain('Quiet')
  })

  test('hears at once of what changed in the time it asks for, and of nothing else', async () => {
    const admin = await signedIn(app)
    aMinuteLater()
    const before = performance.now()
    await hearSoon(admin, ['leads', 'notifications'], () => app.visitor().post(api.leads, aLead()))
    const since = String(performance.now() - before + slack)
    const { heard } = await hear(admin, ['leads', 'notifications'], async () => {}, { since })
    expect(heard).not.toMatch(/consultations|submissions|subscribers/)
  })

  test.each(['soon', '-1', 'NaN'])('is refused a time of %s', async (since) => {
    const admin = await signedIn(app)
    const query = new URLSearchParams({ since })
    expect((await admin.get(`${api.admin.events}?${query}`)).status).toBe(400)
  })

  test('hears of a change that is told within its transaction', async () => {
    const admin = await signedIn(app)
    // Then nothing else is waiting to be told.
    await hear(admin, ['imports'], async () => app.ctx.publish('imports'))
    await hearSoon(admin, ['views'], () =>
      inTransaction(app.ctx, async (ctx) => ctx.publish('views')),
    )
  })

  test('hears of what another process did', async () => {
    const admin = await signedIn(app)
    const elsewhere = app.visitor(await app.anotherInstance())
    await hearSoon(admin, ['leads'], () => elsewhere.post(api.leads, aLead()))
  })
})
