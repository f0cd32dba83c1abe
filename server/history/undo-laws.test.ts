import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { test } from 'vitest'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { anAct } from '#tests/support/undo-acts.ts'
import { expectLaws } from '#tests/support/undo-laws.ts'
import { undoSequences } from '#tests/support/undo-sequences.ts'
import { fillWorld, thenForgotten, twoColleagues } from '#tests/support/undo-world.ts'

const sequences = undoSequences(300)
/** After so many the rows that were never committed are cleared away: none takes longer than the first. */
const batch = 100

onOneDatabase('what two people do and take back', (database) => {
  const app = useTestApp(database)

  test(`is as it was where nobody came between, and survives where somebody did, in any of ${sequences} sequences`, {
    timeout: 60_000 + sequences * 3_000,
  }, async () => {
    const as = await twoColleagues(app)
    await fillWorld(app, as)
    let tried = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 1, maxLength: 5 }), async (acts) => {
        await thenForgotten(app.db, (db) => expectLaws({ db, as, clock: app.clock }, acts))
        tried += 1
        if (tried % batch === 0) await app.db.execute(sql`vacuum`)
      }),
      { numRuns: sequences },
    )
  })
})
