import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/db/migrate.ts'
import { openPlace, type Place } from './databases.ts'
import { sendLeads } from './load.ts'
import { startServer, variablesOf } from './server-process.ts'

const connections = 16
/** The server is killed this long after the first message, in milliseconds: from, to. */
const moment = [100, 900] as const

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
 */
export async function killRounds(place: Place, rounds: number): Promise<KillReport> {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
    const load = sendLeads(server.url, connections)
    const [from, to] = moment
    await new Promise((done) => setTimeout(done, from + Math.random() * (to - from)))
    server.kill('SIGKILL')
    await server.exited
    await load.stop()
    acknowledged.push(...load.acknowledged)
  }
  const { kept, lost } = await missingLeads(place, acknowledged)
  return { rounds, acknowledged: acknowledged.length, kept, lost }
}
