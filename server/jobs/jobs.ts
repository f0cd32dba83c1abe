import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { Clock } from '../context.ts'
import type { OpenDatabase } from '../db/database.ts'
import { housekeeping } from './housekeeping.ts'

type Parts = { database: OpenDatabase; clock: Clock; log: FastifyBaseLogger }

export type Jobs = { answer: () => Promise<boolean>; stop: () => Promise<void> }

/**
 * Starts the job queue in the same database and, when `work` is set, this process's workers.
 * A job is an id, a payload and a handler that is safe to run twice (house-style rule 14).
 */
export async function startJobs({ database, clock, log }: Parts, work: boolean): Promise<Jobs> {
  const boss = new PgBoss({ ...database.jobs, schedule: work, supervise: work })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()

  await boss.createQueue(housekeeping.id)
  if (work) {
    await boss.schedule(housekeeping.id, housekeeping.cron)
    await boss.work(housekeeping.id, async () => housekeeping.run(database.db, clock()))
  }
  return {
    answer: async () => (await boss.getQueue(housekeeping.id)) !== null,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
