import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/db/database.ts'
import { openPlace, type Place } from './databases.ts'
import { diceOf } from './dice.ts'
import { sendLeads } from './load.ts'
import { startServer, variablesOf } from './server-process.ts'
import { until } from './until.ts'

const connections = 16
/** The server is killed after so many answers of a round: from, to. A slow machine only takes longer. */
const moment = [10, 200] as const
/** And so long after the last of them at most, in milliseconds: between two answers too. */
const longest = 50

export type KillReport = { rounds: number; acknowledged: number; kept: number; lost: string[] }

/** Which of these leads are not there, or not whole: a lead without its audit row counts as lost. */
export async function missingLeads(place: Place, ids: string[]) {
  const { db, close } = await openPlace(place)
  const rows = await db.execute(
    sql`select l.id from leads l join audit_log a on a.entity_id = l.id::text and a.action = 'lead.created'`,
  )
  await close()
  const kept = new Set(rowsOf<{ id: string }>(rows).map((row) => row.id))
  return { kept: kept.size, lost: ids.filter((id) => !kept.has(id)) }
}

/**
 * Starts the server, sends it leads through sixteen connections, kills it with SIGKILL in the
 * middle, and again; then looks for every lead that was acknowledged.
 * @throws when a server stops answering before it is killed.
 */
export async function killRounds(place: Place, rounds: number): Promise<KillReport> {
  const acknowledged: string[] = []
  const dice = diceOf('moments of the kills')
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
    const load = sendLeads(server.url, connections)
    const [from, to] = moment
    const enough = from + dice.below(to - from)
    const came = await until(() => load.acknowledged.length >= enough)
    await wait(dice.below(longest))
    server.kill('SIGKILL')
    await server.exited
    await load.stop()
    if (!came) {
      const others = JSON.stringify(load.others)
      throw new Error(`Only ${load.acknowledged.length} leads were taken; others: ${others}`)
    }
    acknowledged.push(...load.acknowledged)
  }
  const { kept, lost } = await missingLeads(place, acknowledged)
  return { rounds, acknowledged: acknowledged.length, kept, lost }
}
