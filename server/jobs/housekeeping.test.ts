import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/migrate.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import { day } from '#tests/support/clock.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { housekeeping } from './housekeeping.ts'

onEachDatabase('housekeeping', (database) => {
  const app = useTestApp(database)
  const run = () => housekeeping.run(app.db, app.clock())
  const counts = async () => {
    const tables = ['sessions', 'rate_limits', 'invitations', 'leads', 'admins']
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
    await admin.post(api.admin.invitations, {})
    await app.visitor().post(api.leads, aLead())
    const deleted = await enteredLead(admin)
    await admin.delete(api.admin.lead(deleted.id))
    await run()
    expect(await counts()).toEqual({
      sessions: 1,
      rate_limits: 1,
      invitations: 1,
      leads: 2,
      admins: 1,
    })

    app.clock.advance(60 * day)
    await run()
    const after = { sessions: 0, rate_limits: 0, invitations: 0, leads: 1, admins: 1 }
    expect(await counts()).toEqual(after)
    await run()
    expect(await counts()).toEqual(after)
  })
})
