import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema.ts'
import { anyId, describedCalls } from '#tests/support/api-calls.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('a list that leaves as a file', (database) => {
  const app = useTestApp(database)

  test('is on record: by whom, to which network, and how it was filtered', async () => {
    const admin = await signedIn(app)
    const calls = await describedCalls(admin)
    const exports = calls.filter(({ path }) => path.endsWith('.csv') && !path.includes(anyId))
    expect(exports.length).toBeGreaterThanOrEqual(5)
    for (const { method, path } of exports) {
      const answer =
        method === 'POST'
          ? await admin.post(path, { query: 'q=Petronella' })
          : await admin.get(`${path}?q=Petronella`)
      expect(answer.status, path).toBe(200)
      const rows = await app.db.select().from(auditLog)
      expect(rows, path).toMatchObject([
        {
          action: expect.stringMatching(/^[a-z]+\.exported$/),
          actorKind: 'admin',
          actorId: expect.any(String),
          details: { searched: true, network: admin.headers['X-Forwarded-For'] },
        },
      ])
      expect(JSON.stringify(rows)).not.toContain('Petronella')
      await app.db.delete(auditLog).where(eq(auditLog.actorKind, 'admin'))
    }
  })
})
