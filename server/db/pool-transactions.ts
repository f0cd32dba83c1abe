import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { isOutage } from './postgresql.ts'

/**
 * Transactions that give their connection back whatever happens, and leave a broken one to nobody.
 *
 * Drizzle's own for a pool (0.45) keeps the connection on which `begin` fails: after ten of them
 * nobody gets one any more (drizzle-team/drizzle-orm#6023). It also gives back those whose
 * `rollback` failed, to be used again (#6114).
 */
export function poolTransactions(pool: Pool) {
  const onConnection: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let broken = true
    let failure: { of: unknown } | undefined
    const watched: typeof work = async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        failure = { of: error }
        throw error
      }
    }
    try {
      const result = await drizzle(client).transaction(watched, config)
      broken = false
      return result
    } catch (error) {
      broken = isOutage(error) || client.getTransactionStatus() !== 'I'
      // Of a rollback that failed as well nobody needs to hear.
      throw failure ? failure.of : error
    } finally {
      client.release(broken)
    }
  }
  return onConnection
}
