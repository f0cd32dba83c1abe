import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstAccountLink } from './accounts/invitations.ts'
import { createApp } from './app.ts'
import { type Ctx, systemClock } from './context.ts'
import { DatabaseUnavailable } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { createDocumentRenderer } from './documents/document-renderer.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { greeting } from './greeting.ts'
import { startJobs } from './jobs/jobs.ts'
import { openLive } from './live/live.ts'
import { createLog } from './log.ts'
import { createMailRenderer } from './mail/mail-renderer.ts'
import { startMail } from './mail/mail-service.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Opens everything in order and answers how to close it again in the opposite one. */
async function start(env: Env) {
  const log = createLog(env.logLevel)
  const clock = systemClock
  const database = await openDatabase(env, (error) => log.warn({ err: error }, 'idle connection'))
  await migrate(database.db)
  const live = await openLive(database, log)
  const documents = createDocumentRenderer()
  const mails = createMailRenderer()
  const actor = { kind: 'job', name: 'start' } as const
  const { announce } = live
  const ctx: Ctx = { db: database.db, clock, env, announce, actor }
  const mail = env.role === 'web' ? null : startMail({ ctx, live, mails, documents, log })
  const jobs = await startJobs({ database, clock, log, env, announce, work: mail && { mail } })
  const app = await createApp({
    env,
    db: database.db,
    clock,
    log,
    live,
    documents,
    mails,
    jobsAnswer: jobs.answer,
    orderBackup: jobs.orderBackup,
    dist: env.role === 'worker' || !existsSync(join(dist, 'site-manifest.json')) ? null : dist,
  })
  const stop = async () => {
    // A caller on a slow line is not waited for any longer: they see it break off.
    const patience = setTimeout(() => app.server.closeAllConnections(), 5_000)
    await app.close()
    clearTimeout(patience)
    await Promise.all([mail?.stop(), jobs.stop()])
    await mails.stop()
    await documents.stop()
    await live.close()
    await database.close()
  }
  const words = greeting(env, database.kind, await firstAccountLink({ ctx }))
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await stop()
    throw error
  }
  // Where it can not be written, a full disk say, that is no reason not to serve.
  process.stdout.on('error', () => {}).write(words)
  return { stop, begin: jobs.begin }
}

/** The one sentence for a start that failed for a reason a person can mend, or null. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DatabaseUnavailable) return error.message
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE') return `Port ${String(port)} is in use. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${String(port)} needs more rights. Set PORT above 1023.`
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.'
  return null
}

/** Ends the process; after twenty seconds even if something does not let go. */
function stopOnSignals(stop: () => Promise<void>, fail: (error: unknown) => void) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 20_000).unref()
      stop().then(() => process.exit(0), fail)
    })
  }
}

function fail(error: unknown): void {
  const sentence = sentenceOf(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exit(1)
}

try {
  const { stop, begin } = await start(readEnv())
  stopOnSignals(stop, fail)
  await begin()
} catch (error) {
  fail(error)
}
