import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { test } from 'vitest'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { type Act, anAct } from '#tests/support/undo-acts.ts'
import { expectLaws } from '#tests/support/undo-laws.ts'
import {
  fillWorld,
  thenForgotten,
  twoColleagues,
  undoSequences,
} from '#tests/support/undo-world.ts'

const sequences = undoSequences(120)
const empty = { name: '', email: '', phone: '', company: '', owner: '', tag: undefined } as const
/** Two files of people of one company, taken back in the order in which they came. */
const twoFiles: Act[] = [
  { do: 'import people', by: 0, rows: [{ ...empty, email: 'f@new.example', company: 'New Ltd' }] },
  { do: 'import people', by: 1, rows: [{ ...empty, email: 'g@gmail.com', company: 'New Ltd' }] },
  { do: 'undo', by: 0, which: 0 },
  { do: 'undo', by: 1, which: 0 },
]
const kept = { name: 'kept', email: 'kept', phone: 'kept', company: 'kept', owner: 'kept' } as const
/** Two people made one twice, the second time with their numbers in the other order; then the first time again. */
const mergedTwice: Act[] = [
  { do: 'merge people', by: 0, which: 0, from: 2, fields: { ...kept, phone: 'from' } },
  { do: 'undo', by: 0, which: 0 },
  { do: 'merge people', by: 0, which: 0, from: 2, fields: kept },
  { do: 'undo', by: 0, which: 0 },
  { do: 'undo', by: 0, which: 0 },
]
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
      { numRuns: sequences, examples: [[twoFiles], [mergedTwice]] },
    )
  })
})
