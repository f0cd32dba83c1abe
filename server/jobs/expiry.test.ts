import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { api } from '#shared/routes.ts'
import { aLead, password, signedIn } from '#tests/support/builders.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { expiry } from './maintenance.ts'

onEachDatabase('expiry', (database) => {
  const app = useTestApp(database)
  const run = () => expiry.run(app.db, app.clock())
  const counts = async () => {
    const tables = ['sessions', 'rate_limits', 'invitations', 'admins']
    const rows: Record<string, unknown> = {}
    for (const table of tables) {
      const counted = await app.db.execute(
        sql`select count(*)::int as n from ${sql.identifier(table)}`,
      )
      rows[table] = rowsOf<{ n: number }>(counted)[0]?.n
    }
    return rows
  }

  test('leaves what is in use, removes what has ended, and can run twice', async () => {
    const admin = await signedIn(app)
    await admin.post(api.admin.invitations, { password })
    await app.visitor().post(api.leads, aLead())
    await run()
    expect(await counts()).toEqual({
      sessions: 1,
      // Of the visitor's address, of the form, and of the password that was asked for.
      rate_limits: 3,
      invitations: 1,
      admins: 1,
    })

    app.clock.advance(60 * day)
    await run()
    const after = { sessions: 0, rate_limits: 0, invitations: 0, admins: 1 }
    expect(await counts()).toEqual(after)
    await run()
    expect(await counts()).toEqual(after)
  })
})
