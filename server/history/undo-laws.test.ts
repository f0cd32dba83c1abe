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
const tag = (which: number, tag: number): Act => ({
  ...{ do: 'edit a person', by: 0, which, tag },
  ...{ name: undefined, phone: undefined, owner: undefined, company: undefined },
})
const kept = { name: 'kept', email: 'kept', phone: 'kept', company: 'kept', owner: 'kept' } as const
const merge = (
  which: number,
  from: number,
  fields: { email?: 'from'; phone?: 'from' } = {},
): Act => ({
  ...{ do: 'merge people', by: 0, which, from, fields: { ...kept, ...fields } },
})
const undo = (which: number): Act => ({ do: 'undo', by: 0, which })
const redo = (which: number): Act => ({ do: 'redo', by: 0, which })
/** Merges beside each other and one above the other, taken back and done again out of turn. */
const merges: Act[][] = [
  // Two people are made one twice, the second time with their numbers in the other order; then the first time again.
  [merge(0, 2, { phone: 'from' }), undo(0), merge(0, 2), undo(0), undo(0)],
  // One is reached by the address of the second who was merged into them, and the first is parted from them.
  [merge(0, 1, { email: 'from' }), merge(0, 1, { email: 'from' }), undo(0), undo(0)],
  // A tag that a merge gave is gone while that is done again.
  [tag(0, 0), merge(1, 0), undo(0), tag(0, 0), undo(0), redo(0)],
  // Somebody has another tag each time that they are parted.
  [tag(0, 0), tag(0, 1), undo(0), merge(1, 0), redo(0), undo(2), undo(0), redo(5)],
  [tag(0, 0), undo(0), merge(1, 0), undo(1), undo(0), undo(1), undo(1)],
  // They are parted while the other was merged further, and again when that was taken back.
  [tag(0, 0), merge(2, 0), merge(0, 1), undo(0), undo(0), undo(0), undo(1)],
  // They were made one another time, reached by the other address, and are parted by an undo of the first.
  [merge(0, 5), undo(0), redo(0), undo(0), merge(0, 5, { email: 'from' }), undo(0), merge(0, 0)],
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
      {
        numRuns: sequences,
        examples: [twoFiles, ...merges].map((acts) => [acts]),
      },
    )
  })
})
