import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rateLimits } from '#server/db/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin } from '#tests/support/builders.ts'
import { type Answer, Client } from '#tests/support/client.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

let people = 0
const somebody = () => {
  people += 1
  return `somebody-${people}@example.com`
}

/** What a stranger may do so often from one network, and no more. */
const limited: [string, number, (client: Client) => Promise<Answer>][] = [
  [
    'to guess at one account',
    10,
    (client) => client.post(api.admin.login, { email: 'ida@example.com', password: 'a guess' }),
  ],
  [
    'to guess at many accounts',
    50,
    (client) => client.post(api.admin.login, { email: somebody(), password: 'a guess' }),
  ],
  [
    'to register',
    20,
    (client) =>
      client.post(api.admin.register, { name: 'X', email: somebody(), password: 'a pass phrase' }),
  ],
  [
    'to ask for a link to set a new password',
    20,
    (client) => client.post(api.admin.passwordReset, { email: somebody() }),
  ],
  [
    'to try such a link',
    30,
    (client) =>
      client.post(api.admin.passwordResetConfirm, { token: 'x', password: 'long enough' }),
  ],
  ['to send a form', 30, (client) => client.post(api.leads, aLead())],
]

onEachDatabase('a limit', (database) => {
  const app = useTestApp(database)
  /** Somebody at another address of the same /64 at each call. */
  const household = (network: string) => {
    let clients = 0
    return () => {
      clients += 1
      return new Client(app.url, { 'X-Forwarded-For': `${network}:${clients.toString(16)}::1` })
    }
  }

  test.each([
    ['a port behind the address', (n: number) => `198.51.100.9:${40_000 + n}`],
    ['one behind brackets', (n: number) => `[2001:db8:9::9]:${40_000 + n}`],
    ['no address at all', (n: number) => `client-${n}`],
  ])('counts together what a proxy names with %s', async (_what, ipOf) => {
    const send = (n: number) =>
      new Client(app.url, { 'X-Forwarded-For': ipOf(n) }).post(api.leads, aLead())
    expect((await send(0)).status).toBe(201)
    await app.db.update(rateLimits).set({ count: sql`${rateLimits.count} + 28` })
    expect((await send(1)).status).toBe(201)
    expect((await send(2)).status).toBe(429)
  })

  describe.each(limited)('%s', (_what, max, call) => {
    test('counts the addresses of one network together, and ends with a clock set right', async () => {
      await anAdmin(app, { email: 'ida@example.com' })
      const [here, elsewhere] = [household('2001:db8:0:1'), household('2001:db8:0:2')]
      const exhaust = async () => {
        expect((await call(here())).status, 'the first').not.toBe(429)
        // As so many calls would have; letting them come would take a minute.
        await app.db.update(rateLimits).set({ count: sql`${rateLimits.count} + ${max - 2}` })
        expect((await call(here())).status, 'the last').not.toBe(429)
        expect((await call(here())).status, 'one more').toBe(429)
      }
      await exhaust()
      expect((await call(elsewhere())).status, 'from another network').not.toBe(429)

      app.clock.advance(day)
      await exhaust()
      app.clock.advance(-day)
      await exhaust()
    })
  })
})
