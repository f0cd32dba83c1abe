import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { firstAccountLink } from './accounts/invitations.ts'
import { sealPlainSecrets } from './accounts/two-factor/sealed-secret.ts'
import { checkSecretKey } from './accounts/two-factor/secret-key.ts'
import { createApp } from './app.ts'
import { createFeedReader } from './booking/feeds/feed-reader.ts'
import { createFeedService } from './booking/feeds/feed-service.ts'
import { type Ctx, systemClock } from './context.ts'
import { DatabaseUnavailable } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { outageMessage } from './db/postgresql.ts'
import { createDocumentRenderer } from './documents/document-renderer.ts'
import { EnvError, readEnv } from './env.ts'
import { folders } from './folders.ts'
import { loadSite } from './http/built-site.ts'
import { reservePort } from './http/reserve-port.ts'
import { startJobs } from './jobs/jobs.ts'
import { openLive } from './live/live.ts'
import { createLog } from './log.ts'
import { createEmailRenderer } from './mail/email-renderer.ts'
import { startMail } from './mail/mail-service.ts'
import { openOutboundDoor } from './outbound/outbound-door.ts'
import { secretLinks } from './secret-links.ts'
import { startupBanner } from './startup-banner.ts'

const { dist } = folders

/**
 * The configuration, with a port: for `PORT=0` one that the system chooses. It is held until somebody
 * listens on it, because pages and links are made with the address before.
 */
async function readConfiguration() {
  const env = readEnv()
  if (env.port !== 0) return { env, releasePort: async () => {} }
  const { port, release } = await reservePort(env.host)
  return { env: readEnv({ PORT: String(port) }), releasePort: release }
}

/**
 * Opens everything in order and returns how to close it again in the opposite one: `drain` lets
 * whoever routes visitors here find out and resolves when that time is over, `stop` closes.
 */
async function start({ env, releasePort }: Awaited<ReturnType<typeof readConfiguration>>) {
  const log = createLog(env.logLevel)
  const clock = systemClock
  checkSecretKey(env)
  const opening = openDatabase(env, (error) => log.warn({ err: error }, 'idle connection'))
  // The site is compressed on other threads while the database opens on this one.
  const isServing = env.role !== 'worker' && existsSync(join(dist, 'site-manifest.json'))
  const [database, built] = await Promise.all([
    opening,
    isServing ? loadSite(dist, env.publicUrl) : null,
  ])
  await migrate(database.db)
  const live = await openLive(database, log)
  const documents = createDocumentRenderer()
  const mails = createEmailRenderer()
  const actor = { kind: 'job', name: 'start' } as const
  const { publish } = live
  const ctx: Ctx = { db: database.db, clock, env, publish, actor }
  await sealPlainSecrets(ctx)
  const mail =
    env.role === 'web' ? null : startMail({ ctx, live, mails, documents, secretLinks, log })
  const reader = createFeedReader()
  const feeds = createFeedService({ door: openOutboundDoor(), reader, log })
  const work = mail && { mail, feeds }
  const jobs = await startJobs({ database, clock, log, env, publish, work })
  const draining = new AbortController()
  const app = await createApp({
    env,
    db: database.db,
    adminDb: database.adminDb,
    clock,
    log,
    live,
    documents,
    mails,
    jobsAnswer: jobs.answer,
    feeds,
    sendBackupJob: jobs.sendBackupJob,
    sendImportJob: jobs.sendImportJob,
    draining: draining.signal,
    built,
  })
  const drain = async (hurry: AbortSignal) => {
    draining.abort()
    await wait(env.drainSeconds * 1_000, undefined, { signal: hurry }).catch(() => {})
  }
  const stop = async () => {
    // A caller on a slow line is not waited for any longer: they see it break off.
    const timeout = setTimeout(() => app.server.closeAllConnections(), 5_000)
    await app.close()
    clearTimeout(timeout)
    await Promise.all([mail?.stop(), feeds.stop(), jobs.stop()])
    await reader.stop()
    await mails.stop()
    await documents.stop()
    await live.close()
    await database.close()
  }
  const words = startupBanner(env, database.kind, await firstAccountLink({ ctx }))
  try {
    await releasePort()
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await stop()
    throw error
  }
  // Where it can not be written, a full disk say, that is no reason not to serve.
  process.stdout.on('error', () => {}).write(words)
  /** When all else is done: a process busy with its start would take the mail server for a slow one. */
  const checkMail = async () => {
    const problem = await mail?.check()
    if (problem) process.stdout.write(`Mail waits. ${problem}\n\n`)
  }
  const begin = async () => {
    await jobs.begin()
    await checkMail().catch((err: unknown) => log.warn({ err }, 'mail server not checked'))
  }
  return { drain, stop, begin, drainSeconds: env.drainSeconds }
}

/** The one sentence for a start that failed for a reason a person can mend, or null. */
function errorMessage(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DatabaseUnavailable) return error.message
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${String(port)} needs more rights. Set PORT above 1023.`
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.'
  const outage = outageMessage(error)
  return outage && `The database can not be used now: ${outage}.`
}

/**
 * Ends the process. SIGTERM drains it first; SIGINT, from somebody who waits at the keyboard, does
 * not, or no longer. Either may come again: npm hands on what its terminal has sent to all. Twenty
 * seconds after the drain the process ends even if something does not let go.
 */
function stopOnSignals({ drain, stop, drainSeconds }: Awaited<ReturnType<typeof start>>) {
  const hurry = new AbortController()
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), (drainSeconds + 20) * 1_000).unref()
    await drain(hurry.signal)
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end().catch(fail))
  process.on('SIGINT', () => {
    hurry.abort()
    void end().catch(fail)
  })
}

function fail(error: unknown): void {
  const sentence = errorMessage(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
}

try {
  const running = await start(await readConfiguration())
  stopOnSignals(running)
  await running.begin()
} catch (error) {
  fail(error)
}
