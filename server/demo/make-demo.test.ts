import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { embedded } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { demoAccounts, demoPassword, makeDemo } from './make-demo.ts'

describe('a demo', () => {
  const app = useTestApp(embedded)

  test('is made with the verbs of today, and its people sign in', async () => {
    const { people } = await makeDemo(app.ctx, app.clock(), 5)
    expect(people).toBeGreaterThan(10)
    for (const { email } of demoAccounts) {
      const signedIn = await app.visitor().post(api.admin.login, { email, password: demoPassword })
      const { token } = signedIn.read(signedInSchema)
      const leads = await app.visitor().withToken(token).get(api.admin.leads)
      expect(leads.read(z.array(leadSchema)).length).toBeGreaterThan(0)
    }
  })
})
