import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedPlace, openPlace, type Place } from '#tests/support/databases.ts'
import { countRows } from './backups/count-rows.ts'
import type { Database, OpenDatabase } from './db/database.ts'
import { batch, inBatches } from './db/in-batches.ts'
import { allRows } from './db/keyset.ts'
import { updateMany } from './db/many-rows.ts'
import { leads } from './db/schema.ts'
import { leadKeyset as keyset } from './leads/list-leads.ts'
import { everyEmail } from './privacy/every-email.ts'
import { rowsPerTurn } from './turns.ts'

const count = 10 * rowsPerTurn

let place: Place
let open: OpenDatabase
beforeAll(async () => {
  place = await embeddedPlace()
  open = await openPlace(place)
  await open.db.execute(sql`
    insert into leads (id, name, email, source, status, priority, created_at, updated_at, search_text)
    select gen_random_uuid(), 'Lead ' || n, 'lead-' || n || '@example.com', 'Website', 'new', 'medium',
      now(), now(), '' from generate_series(1, ${count}::int) n`)
})
afterAll(async () => {
  await open.close()
  await place.remove()
})

/** How many turns others had while `work` was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isDone = true
  return turns
}

async function through(rows: AsyncIterable<unknown>): Promise<number> {
  let seen = 0
  for await (const _row of rows) seen += 1
  return seen
}

const walks: [string, (db: Database) => Promise<unknown>, number][] = [
  [
    'a list that is exported',
    async (db) =>
      expect(await through(allRows({ db, keyset, filter: undefined, sort: '-createdAt' }))).toBe(
        count,
      ),
    count / rowsPerTurn,
  ],
  ['every address there is', (db) => through(everyEmail(db)), count / 1_000],
  ['a count of every table', countRows, 10],
  [
    'one transaction of many statements',
    (db) =>
      db.transaction(async (tx) => {
        for (let n = 0; n < 20; n += 1) {
          await tx.execute(sql`select count(*) from generate_series(1, 100000)`)
        }
      }),
    5,
  ],
  [
    'a change of many rows',
    async (db) => {
      const rows = await db.select({ id: leads.id, name: leads.name }).from(leads)
      expect(await updateMany(db, leads, rows, {})).toBe(count)
    },
    4,
  ],
  [
    'what is removed',
    () => {
      let left = 3
      return inBatches(async () => (left-- > 0 ? batch : 0))
    },
    3,
  ],
]

test.each(walks)('%s lets others have their turn', async (_walk, walk, fewest) => {
  expect(await turnsDuring(() => walk(open.db))).toBeGreaterThanOrEqual(fewest)
})
