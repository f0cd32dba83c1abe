import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { createFeedReader } from '#server/booking/feeds/feed-reader.ts'
import { createFeedService, type FeedService } from '#server/booking/feeds/feed-service.ts'
import type { Database, OpenDatabase } from '#server/db/database.ts'
import {
  createDocumentRenderer,
  type DocumentRenderer,
} from '#server/documents/document-renderer.ts'
import { type Env, parseEnv } from '#server/env.ts'
import { loadSite } from '#server/http/built-site.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { type Live, openLive } from '#server/live/live.ts'
import { createLog } from '#server/log.ts'
import { createEmailRenderer } from '#server/mail/email-renderer.ts'
import { type MailService, startMail } from '#server/mail/mail-service.ts'
import type { Loopback } from '#server/outbound/check-url.ts'
import { openOutboundDoor } from '#server/outbound/outbound-door.ts'
import { secretLinks } from '#server/secret-links.ts'
import { Client } from './client.ts'
import { minute, type TestClock, testClock } from './clock.ts'
import { openPlace, type Place, type TestDatabase } from './databases.ts'
import { LogLines } from './log-lines.ts'

type Options = {
  /** Environment variables besides the address and the database. */
  variables?: Record<string, string>
  /** Runs the real job queue, which most tests need nothing of. */
  jobs?: boolean
  /** Makes and sends mail; a test says when with {@link TestApp.deliverMail}. */
  mail?: boolean
  /** Draws documents in place of the real worker, which it is given. */
  documents?: (real: DocumentRenderer) => DocumentRenderer
  /** What of this machine calendar feeds may be fetched from; nothing without it. */
  loopback?: Loopback
  /** A built site to serve. */
  dist?: string
}

/** Takes away what a fresh install holds no rows of; the rest goes with these. */
const emptying = [
  'leads',
  'consultations',
  'lead_magnet_submissions',
  'newsletter_subscribers',
  'people',
  'companies',
  'tags',
  'views',
  'imports',
  'changes',
  'audit_log',
  'admins',
  `meeting_types where position > 4`,
  'invitations',
  'mail_orders',
  'messages',
  'rate_limits',
  'address_marks',
  'backups',
  'outbound_calls',
  'webhooks',
  'webhook_deliveries',
  'outside_bookings',
  `notifications where kind not like 'setup_%'`,
]
  .map((rows) => `delete from ${rows};`)
  .join(' ')

let people = 0
/** An address of its own for everyone, so that one test does not use up another's limits. */
const freshIp = () => {
  people += 1
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
}

/** The real application over a real database, listening; see {@link useTestApp}. */
export class TestApp {
  readonly #database: TestDatabase
  readonly #options: Options
  readonly clock: TestClock = testClock()
  readonly log = new LogLines()
  #mail: MailService | undefined
  #feeds: FeedService | undefined
  readonly #stops: (() => Promise<unknown>)[] = []
  #parts: { env: Env; place: Place; open: OpenDatabase; live: Live; url: string } | undefined

  constructor(database: TestDatabase, options: Options) {
    this.#database = database
    this.#options = options
  }

  get #running() {
    if (!this.#parts) throw new Error('The test application is not running.')
    return this.#parts
  }

  get url() {
    return this.#running.url
  }

  get env() {
    return this.#running.env
  }

  get place() {
    return this.#running.place
  }

  get db(): Database {
    return this.#running.open.db
  }

  /** The database as the calls of admins see it. */
  get adminDb(): Database {
    return this.#running.open.adminDb
  }

  /** The context of a verb that a test calls without HTTP. */
  get ctx() {
    const { env, live } = this.#running
    const actor = { kind: 'job', name: 'test' } as const
    return { db: this.db, clock: this.clock, env, publish: live.publish, actor }
  }

  /** Makes and sends all mail that is due. */
  async deliverMail() {
    if (!this.#mail) throw new Error('This test application has no mail.')
    await this.#mail.deliver()
  }

  /** What fetches calendar feeds. */
  get feeds(): FeedService {
    if (!this.#feeds) throw new Error('The test application is not running.')
    return this.#feeds
  }

  /** Lets what a test ordered last be sent before the next test listens. */
  async mailAtRest() {
    await this.#mail?.deliver()
  }

  async start() {
    const place = await this.#database.create()
    this.#stops.unshift(() => place.remove())
    const open = await openPlace(place)
    this.#stops.unshift(() => open.close())
    const env = parseEnv({
      PORT: '3000',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      TRUST_PROXY: 'on',
      ...this.#options.variables,
    })
    const live = await openLive(open, createLog('info', this.log))
    this.#stops.unshift(() => live.close())
    this.#parts = { env, place, open, live, url: '' }
    this.#parts.url = await this.anotherInstance()
  }

  /** Starts one more application over the same database and answers its address. */
  async anotherInstance(): Promise<string> {
    const { env, open, live } = this.#running
    const { dist } = this.#options
    const log = createLog('info', this.log)
    const worker = createDocumentRenderer()
    const documents = this.#options.documents?.(worker) ?? worker
    const mails = createEmailRenderer()
    const works = this.#options.mail || this.#options.jobs
    const mail = works
      ? startMail({ ctx: this.ctx, live, mails, documents, secretLinks, log })
      : undefined
    if (mail) this.#mail = mail
    const reader = createFeedReader()
    const { loopback } = this.#options
    const door = openOutboundDoor(loopback && { loopback })
    const feeds = createFeedService({ door, reader, log })
    this.#feeds = feeds
    const jobs =
      mail && this.#options.jobs
        ? await startJobs({
            database: open,
            clock: this.clock,
            log,
            env,
            publish: live.publish,
            work: { mail, feeds },
          })
        : undefined
    const app = await createApp({
      env,
      db: open.db,
      adminDb: open.adminDb,
      clock: this.clock,
      log,
      live,
      documents,
      mails,
      jobsAnswer: jobs?.answer ?? (async () => true),
      feeds,
      sendBackupJob: jobs?.sendBackupJob ?? (async () => {}),
      sendImportJob: jobs?.sendImportJob ?? (async () => {}),
      draining: new AbortController().signal,
      built: dist ? await loadSite(dist, env.publicUrl) : null,
    })
    this.#stops.unshift(async () => {
      await app.close()
      await mail?.stop()
      await feeds.stop()
      await jobs?.stop()
      await reader.stop()
      await mails.stop()
      await worker.stop()
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    await jobs?.begin()
    return url
  }

  async stop() {
    for (const stop of this.#stops) await stop()
  }

  /** A fresh install again: no people, no leads, no limits used. */
  async empty() {
    await this.db.execute(sql.raw(`do $$ begin ${emptying} end $$`))
    this.clock.advance(minute)
    this.log.clear()
  }

  /** A stranger, calling from an address nobody has called from before. */
  visitor(base = this.url) {
    return new Client(base, { 'X-Forwarded-For': freshIp() })
  }
}

/**
 * The application for the tests of one `describe`: started before them, a fresh install before each
 * of them, stopped after them. A test fails when the server logs an error that it did not take
 * with `app.log.clear()`.
 */
export function useTestApp(database: TestDatabase, options: Options = {}): TestApp {
  const app = new TestApp(database, options)
  beforeAll(() => app.start())
  afterAll(() => app.stop())
  beforeEach(() => app.empty())
  afterEach(async () => {
    await app.mailAtRest()
    expect(app.log.errors, 'errors in the log of the server').toEqual([])
  })
  return app
}
