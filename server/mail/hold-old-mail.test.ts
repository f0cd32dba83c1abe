import { expect, test } from 'vitest'
import { emails, queuedEmails } from '#server/db/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, password, signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { claim } from './claim.ts'
import { holdOldMail } from './hold-old-mail.ts'
import { planEmails } from './plan-emails.ts'

onEachDatabase('mail in a database from the past', (database) => {
  const app = useTestApp(database, { variables: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const plan = () =>
    planEmails(app.ctx, (error) => {
      throw error
    })

  test('is held, whether it was written or only ordered, but for links that have ended', async () => {
    const admin = await signedIn(app)
    const { email } = await anAdmin(app)
    const orders = async (to: string) => {
      await admin.post(api.admin.emailTest, { to })
      await app.visitor().post(api.admin.passwordReset, { email })
      await admin.post(api.admin.invitations, { email: aLead().email, password })
    }
    await orders('taken@example.com')
    await plan()
    expect(await claim(app.ctx, 1)).toHaveLength(1)
    await orders('ordered@example.com')

    expect(await holdOldMail(app.ctx)).toEqual({ held: 2, problems: [] })
    const rows = await app.db.select().from(emails)
    expect(rows.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'invitation cancelled',
      'password_reset cancelled',
      'test held',
      'test held',
    ])
    expect(await app.db.select().from(queuedEmails)).toEqual([])
    await plan()
    expect(await claim(app.ctx, 50)).toEqual([])
  })
})
