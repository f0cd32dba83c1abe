import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachDatabase, openPlace } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { rowsOf } from './database.ts'
import { migrate } from './migrate.ts'

onEachDatabase('migrating', (database) => {
  const app = useTestApp(database)

  const applied = async () =>
    rowsOf(await app.db.execute(sql`select * from schema_migrations order by hash`))

  test('again does nothing', async () => {
    const before = await applied()
    await migrate(app.db)
    await migrate(app.db)
    expect(await applied()).toEqual(before)
  })

  const severalProcesses = async () => {
    await app.db.execute(sql`drop schema public cascade`)
    await app.db.execute(sql`create schema public`)
    const others = await Promise.all([1, 2, 3, 4].map(() => openPlace(app.place)))
    await Promise.all(others.map(({ db }) => migrate(db)))
    await Promise.all(others.map(({ close }) => close()))
    expect(await applied()).not.toHaveLength(0)
    const counted = await app.db.execute(sql`select count(*)::int as n from notifications`)
    expect(rowsOf(counted)).toEqual([{ n: 3 }])
  }
  // Only one process at a time can open the embedded database.
  if (database.name === 'PostgreSQL') {
    test('by several processes at once happens once', severalProcesses)
  }
})
