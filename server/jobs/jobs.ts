import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, type Queue } from 'pg-boss'
import { type BackupTask, backupClock, backupJob } from '../backups/backup-job.ts'
import { type FeedService, feedRefreshing } from '../booking/feeds/feed-service.ts'
import { consultationSenders } from '../consultations/from-site.ts'
import { consultationReminders } from '../consultations/remind-of-consultations.ts'
import { visitorReminders } from '../consultations/remind-visitors.ts'
import type { Ctx } from '../context.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { Env } from '../env.ts'
import { peopleImport } from '../imports/work.ts'
import { leadIndexing } from '../leads/index-leads.ts'
import { leadReminders } from '../leads/remind-of-leads.ts'
import type { MailService } from '../mail/mail-service.ts'
import { peopleIndexing } from '../people/index-people.ts'
import { peopleMatching } from '../people/match-people.ts'
import { taskReminders } from '../people/remind-of-tasks.ts'
import { searchFolding } from '../search/fold-again.ts'
import { expiry, vacuum } from './maintenance.ts'
import { retention } from './run-retention.ts'

type Parts = {
  database: OpenDatabase
  clock: Ctx['clock']
  log: FastifyBaseLogger
  env: Env
  publish: Ctx['publish']
  /** What this process works with, or null when it only answers visitors. */
  work: { mail: MailService; feeds: FeedService } | null
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
  sendBackupJob: (task: BackupTask) => Promise<void>
  sendImportJob: () => Promise<void>
  stop: () => Promise<void>
}

/** A large database takes its time; tried again it would be another backup. Seconds. */
const backupOptions = { retryLimit: 0, expireInSeconds: 6 * 60 * 60 }

/** Every queue with its options; one that is there keeps those it was made with. */
const queues: readonly (readonly [name: string, options?: Omit<Queue, 'name'>])[] = [
  [expiry.id],
  [vacuum.id],
  // One job that waits is enough: whatever runs it sends all that is due.
  [mailJob.id, { policy: 'short', retryLimit: 0 }],
  [feedRefreshing.id, { policy: 'short', retryLimit: 0 }],
  [leadReminders.id],
  [leadIndexing.id, { policy: 'short', retryLimit: 0 }],
  [searchFolding.id, { policy: 'short', retryLimit: 0, expireInSeconds: 60 * 60 }],
  [peopleIndexing.id, { policy: 'short', retryLimit: 0 }],
  [peopleMatching.id, { policy: 'short', retryLimit: 0 }],
  // Long files take their time; what a crash leaves is taken up by the next, beside the lost one.
  [peopleImport.id, { policy: 'short', retryLimit: 0, expireInSeconds: 6 * 60 * 60 }],
  [consultationReminders.id],
  [consultationSenders.id, { policy: 'short', retryLimit: 0 }],
  [visitorReminders.id],
  [taskReminders.id],
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
  const { database, clock, log, env, publish, work } = parts
  const supervise = work !== null
  const boss = new PgBoss({ ...database.jobs, schedule: supervise, supervise })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const ctxOf = (name: string): Ctx => {
    return { db: database.db, clock, env, publish, actor: { kind: 'job', name } }
  }

  // On an embedded database this is the one process: what is from before it, a crash left.
  const alone = database.kind === 'embedded' ? { startedAt: clock() } : {}
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, options] of queues) {
    if (!known.has(name)) await boss.createQueue(name, options)
  }
  /** What taking up the work consists of, in this order; each part may be done twice. */
  const partsOf = ({ mail, feeds }: NonNullable<Parts['work']>): (() => Promise<unknown>)[] => {
    const every = (job: { id: string; cron: string }, handler: () => Promise<void>) => [
      () => boss.schedule(job.id, job.cron),
      () => boss.work(job.id, () => loud(job.id, handler)),
    ]
    return [
      ...every(expiry, () => expiry.run(database.db, clock())),
      ...(database.kind === 'embedded' ? every(vacuum, () => vacuum.run(database.db)) : []),
      ...[
        leadIndexing,
        searchFolding,
        peopleIndexing,
        peopleMatching,
        leadReminders,
        consultationReminders,
        consultationSenders,
        visitorReminders,
        taskReminders,
      ].flatMap((job) => every(job, () => job.run(ctxOf(job.id)))),
      ...every(peopleImport, () => peopleImport.run(ctxOf(peopleImport.id), stopping.signal)),
      // A crash may have left one in the middle.
      () => boss.send(peopleImport.id),
      ...every(retention, () => retention.run(ctxOf(retention.id))),
      // What was restored may be older than an erasure; nobody waits an hour for that.
      () => boss.send(retention.id),
      () => boss.send(peopleIndexing.id),
      () => boss.send(consultationSenders.id),
      () =>
        boss.work(backupJob.id, (tasks) =>
          loud(backupJob.id, async () => {
            for (const { data } of tasks) await backupJob.run(ctxOf(backupJob.id), data)
          }),
        ),
      ...every(backupClock, () => backupClock.run({ ctx: ctxOf(backupClock.id), ...alone })),
      () => boss.send(backupClock.id),
      ...every(mailJob, () => mail.deliver()),
      ...every(feedRefreshing, () => feeds.refreshFeeds(ctxOf(feedRefreshing.id))),
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
    answer: async () => (await boss.getQueue(expiry.id)) !== null,
    sendBackupJob: async (task) => {
      await boss.send(backupJob.id, task)
    },
    sendImportJob: async () => {
      await boss.send(peopleImport.id)
    },
    stop: async () => {
      stopping.abort()
      await begun
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
