import { setImmediate as later } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { rowsOf } from './database.ts'
import { PoolInsideTransaction } from './transaction-guard.ts'

const one = sql`select 1 as n`

onEachDatabase('inside a transaction', (database) => {
  const app = useTestApp(database)

  test('the pool refuses at once instead of waiting for ever, and everything is undone', async () => {
    const work = app.db.transaction(async (tx) => {
      await tx.execute(sql`insert into settings values ('guard', '1', now())`)
      await app.db.execute(one)
    })
    await expect(work).rejects.toSatisfy(
      (error: Error) =>
        error instanceof PoolInsideTransaction || error.cause instanceof PoolInsideTransaction,
    )
    const kept = await app.db.execute(sql`select * from settings where key = 'guard'`)
    expect(rowsOf(kept)).toEqual([])
  })

  test('the pool refuses however deep the call lies', async () => {
    const work = app.db.transaction(async () => {
      await later()
      await Promise.all([later().then(() => app.db.execute(one))])
    })
    await expect(work).rejects.toThrow()
  })

  test('a second one of the pool is refused', async () => {
    const work = app.db.transaction(() => app.db.transaction(async () => 1))
    await expect(work).rejects.toBeInstanceOf(PoolInsideTransaction)
  })

  test('the transaction itself can be used, nested too', async () => {
    const answer = await app.db.transaction((tx) => tx.transaction((inner) => inner.execute(one)))
    expect(rowsOf(answer)).toEqual([{ n: 1 }])
  })

  test('others can use the pool meanwhile', async () => {
    let goOn = () => {}
    const waiting = new Promise<void>((done) => {
      goOn = done
    })
    const work = app.db.transaction(async (tx) => {
      await waiting
      return tx.execute(one)
    })
    const beside = app.db.execute(one)
    goOn()
    expect(rowsOf(await beside)).toEqual([{ n: 1 }])
    await work
  })
})
