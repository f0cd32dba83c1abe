import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, type Queue } from 'pg-boss'
import { type BackupOrder, backupClock, backupJob } from '../backups/backup-job.ts'
import { consultationReminders } from '../consultations/remind-of-consultations.ts'
import type { Ctx } from '../context.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { Env } from '../env.ts'
import { leadIndexing } from '../leads/index-leads.ts'
import { leadReminders } from '../leads/remind-of-leads.ts'
import type { Live } from '../live/live.ts'
import type { MailService } from '../mail/mail-service.ts'
import { retention } from '../privacy/run-retention.ts'
import { housekeeping, upkeep } from './maintenance.ts'

type Parts = {
  database: OpenDatabase
  clock: Ctx['clock']
  log: FastifyBaseLogger
  env: Env
  announce: Live['announce']
  /** What this process works with, or null when it only answers visitors. */
  work: { mail: MailService } | null
}

/** Every minute: sends what is due, whatever hint of it was lost on the way. */
const mailJob = { id: 'mail', cron: '* * * * *' }

/** Milliseconds until what could not be taken up is tried again. */
const retryAfter = 1_000

export type Jobs = {
  /**
   * Takes up this process's share of the work; apart from the start, so that nobody waits for it.
   * A database that is away meanwhile is waited for: the pages are being answered by then.
   */
  begin: () => Promise<void>
  answer: () => Promise<boolean>
  orderBackup: (order: BackupOrder) => Promise<void>
  stop: () => Promise<void>
}

/** A large database takes its time; tried again it would be another backup. Seconds. */
const backupOptions = { retryLimit: 0, expireInSeconds: 6 * 60 * 60 }

/** Every queue with its options; one that is there keeps those it was made with. */
const queues: readonly (readonly [name: string, options?: Omit<Queue, 'name'>])[] = [
  [housekeeping.id],
  [upkeep.id],
  // One job that waits is enough: whatever runs it sends all that is due.
  [mailJob.id, { policy: 'short', retryLimit: 0 }],
  [leadReminders.id],
  [leadIndexing.id, { policy: 'short', retryLimit: 0 }],
  [consultationReminders.id],
  [retention.id, { retryLimit: 0, expireInSeconds: 60 * 60 }],
  [backupJob.id, backupOptions],
  [backupClock.id, backupOptions],
]

/** Tries a part of the work once a second until it is taken up or the process is to stop. */
async function untilDone(part: () => Promise<unknown>, log: Parts['log'], stopping: AbortSignal) {
  while (!stopping.aborted) {
    try {
      await part()
      return
    } catch (error) {
      log.error({ err: error }, 'work could not be taken up yet')
      await pause(retryAfter, undefined, { signal: stopping }).catch(() => {})
    }
  }
}

/**
 * Opens the job queue in the same database; `begin` starts this process's workers, if `work` is its.
 * A job is an id, a payload and a handler that is safe to run twice (house-style rule 14).
 */
export async function startJobs(parts: Parts): Promise<Jobs> {
  const { database, clock, log, env, announce, work } = parts
  const supervise = work !== null
  const boss = new PgBoss({ ...database.jobs, schedule: supervise, supervise })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const ctxOf = (name: string): Ctx => {
    return { db: database.db, clock, env, announce, actor: { kind: 'job', name } }
  }

  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, options] of queues) {
    if (!known.has(name)) await boss.createQueue(name, options)
  }
  /** What taking up the work consists of, in this order; each part may be done twice. */
  const partsOf = ({ mail }: NonNullable<Parts['work']>): (() => Promise<unknown>)[] => {
    const every = (job: { id: string; cron: string }, handler: () => Promise<void>) => [
      () => boss.schedule(job.id, job.cron),
      () => boss.work(job.id, () => loud(job.id, handler)),
    ]
    // The one process on an embedded database finds at its first look what a crash left.
    let alone = database.kind === 'embedded'
    return [
      ...every(housekeeping, () => housekeeping.run(database.db, clock())),
      ...(database.kind === 'embedded' ? every(upkeep, () => upkeep.run(database.db)) : []),
      ...[leadIndexing, leadReminders, consultationReminders].flatMap((job) =>
        every(job, () => job.run(ctxOf(job.id))),
      ),
      ...every(retention, () => retention.run(ctxOf(retention.id))),
      // What was restored may be older than an erasure; nobody waits an hour for that.
      () => boss.send(retention.id),
      () =>
        boss.work(backupJob.id, (orders) =>
          loud(backupJob.id, async () => {
            for (const { data } of orders) await backupJob.run(ctxOf(backupJob.id), data)
          }),
        ),
      ...every(backupClock, async () => {
        await backupClock.run({ ctx: ctxOf(backupClock.id), alone })
        alone = false
      }),
      () => boss.send(backupClock.id),
      ...every(mailJob, () => mail.deliver()),
    ]
  }
  // The queue keeps a failure to itself.
  const loud = async (queue: string, handler: () => Promise<void>) => {
    try {
      await handler()
    } catch (error) {
      log.error({ err: error, queue }, 'job failed')
      throw error
    }
  }
  const stopping = new AbortController()
  const takeUpWork = async () => {
    for (const part of work ? partsOf(work) : []) await untilDone(part, log, stopping.signal)
  }
  let begun = Promise.resolve()
  return {
    begin: () => {
      begun = takeUpWork()
      return begun
    },
    answer: async () => (await boss.getQueue(housekeeping.id)) !== null,
    orderBackup: async (order) => {
      await boss.send(backupJob.id, order)
    },
    stop: async () => {
      stopping.abort()
      await begun
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
