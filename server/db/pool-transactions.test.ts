import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Place, postgresqlPlace } from '#tests/support/databases.ts'
import { rowsOf } from './database.ts'
import { poolTransactions } from './pool-transactions.ts'
import { isOutage } from './postgresql.ts'

describe.skipIf(inject('postgresql') === null)(
  'a transaction of a pool with one connection',
  () => {
    let place: Place
    let pool: Pool
    beforeAll(async () => {
      place = await postgresqlPlace()
    })
    afterAll(() => place?.remove())
    beforeEach(() => {
      pool = new Pool({
        connectionString: place.databaseUrl,
        max: 1,
        connectionTimeoutMillis: 5_000,
      })
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
    })
    afterEach(() => pool.end())

    const backend = async () => {
      const answer = await poolTransactions(pool)((tx) =>
        tx.execute(sql`select pg_backend_pid() as pid`),
      )
      return rowsOf<{ pid: number }>(answer)[0]?.pid
    }
    /** What a piece of work fails with. */
    const failureOf = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      )

    test('gives it back after work that failed, and it is used again', async () => {
      const before = await backend()
      const wrong = new Error('wrong')
      const work = poolTransactions(pool)(async (tx) => {
        await tx.execute(sql`insert into settings values ('half', '1', now())`)
        throw wrong
      })
      expect(await failureOf(work)).toBe(wrong)
      expect(await backend()).toBe(before)
      const kept = await pool.query(`select 1 from settings where key = 'half'`)
      expect(kept.rows).toEqual([])
    })

    test('leaves the place to another one when it breaks before the transaction begins', async () => {
      for (let n = 0; n < 3; n += 1) {
        pool.once('acquire', (client) => client.end())
        const work = poolTransactions(pool)(async () => 'begun')
        expect(isOutage(await failureOf(work))).toBe(true)
        expect(await backend()).toBeGreaterThan(0)
      }
    })

    test('leaves the place to another one when it breaks in the middle', async () => {
      const before = await backend()
      const work = poolTransactions(pool)((tx) =>
        tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      )
      expect(isOutage(await failureOf(work))).toBe(true)
      expect(await backend()).not.toBe(before)
    })
  },
)
