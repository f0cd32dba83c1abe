import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { bookingTypeSchema, slotsSchema } from '#shared/booking/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { embedded } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { demoAccounts, demoPassword, makeDemo } from './make-demo.ts'

const dayMs = 24 * 60 * 60_000
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

describe('a demo', () => {
  const app = useTestApp(embedded)

  test('is made with the verbs of today, its people sign in, and two can be booked', async () => {
    const { people } = await makeDemo(app.ctx, app.clock(), 5)
    expect(people).toBeGreaterThan(10)
    for (const { email } of demoAccounts) {
      const signedIn = await app.visitor().post(api.admin.login, { email, password: demoPassword })
      const { token } = signedIn.read(signedInSchema)
      const leads = await app.visitor().withToken(token).get(api.admin.leads)
      expect(leads.read(z.array(leadSchema)).length).toBeGreaterThan(0)
    }

    const types = await app.visitor().get(bookingCalls.types)
    const [type] = types.read(z.array(bookingTypeSchema))
    const from = app.clock()
    const days = { from: dayOf(from), to: dayOf(new Date(from.getTime() + 6 * dayMs)) }
    const query = new URLSearchParams({
      ...days,
      type: type?.id ?? '',
      timeZone: 'America/Chicago',
    })
    const free = await app.visitor().get(`${bookingCalls.slots}?${query}`)
    expect(free.read(slotsSchema).days.some(({ slots }) => slots.length > 0)).toBe(true)
  })
})
