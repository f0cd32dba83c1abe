import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rowsOf } from '#server/db/database.ts'
import { embeddedPlace, openPlace, type Place } from '#tests/support/databases.ts'
import { vacuum } from './maintenance.ts'

let place: Place
let open: OpenDatabase
beforeAll(async () => {
  place = await embeddedPlace()
  open = await openPlace(place)
})
afterAll(async () => {
  await open?.close()
  await place?.remove()
})

const figures = async () => {
  const [row] = rowsOf<{ counted: number; pages: number; log: number }>(
    await open.db.execute(sql`
      select reltuples::int as counted, relpages as pages,
        pg_wal_lsn_diff(pg_current_wal_lsn(), (pg_control_checkpoint()).redo_lsn)::int as log
      from pg_class where relname = 'settings'`),
  )
  if (!row) throw new Error('There is no such table.')
  return row
}

test('rows are counted, the room of removed ones is given back, the log is brought in', async () => {
  await open.db.execute(sql`
    insert into settings select 'n' || n, to_jsonb(repeat('x', 500)), now() from generate_series(1, 5000) n`)
  await vacuum.run(open.db)
  const full = await figures()
  expect(full.counted).toBeGreaterThanOrEqual(5_000)
  await open.db.execute(sql`delete from settings where key like 'n%'`)
  const before = await figures()
  await vacuum.run(open.db)
  const after = await figures()
  expect(after.pages).toBeLessThan(full.pages / 10)
  expect(after.counted).toBeLessThan(100)
  expect(after.log).toBeLessThan(before.log)
})
