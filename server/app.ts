import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountsApi } from './accounts/api.ts'
import { emailConfirmApi } from './accounts/email-change/api.ts'
import { passwordResetApi } from './accounts/password-reset/api.ts'
import { adminOfToken } from './accounts/sessions.ts'
import { adminApi } from './admin-api.ts'
import { bookingApi } from './booking/api.ts'
import { bookingPages } from './booking/booking-pages.ts'
import { bookingPost } from './booking/booking-post.ts'
import type { FeedService } from './booking/feeds/feed-service.ts'
import { hostFeed } from './booking/host-feed.ts'
import { consultationsApi } from './consultations/api.ts'
import { consultationPost } from './consultations/consultation-post.ts'
import type { Clock } from './context.ts'
import type { Database } from './db/database.ts'
import { documentsApi } from './documents/api.ts'
import { auditPost } from './documents/audit-post.ts'
import type { DocumentRenderer } from './documents/document-renderer.ts'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'
import { answerPages } from './http/answer-page.tsx'
import type { App } from './http/app-instance.ts'
import type { BuiltSite } from './http/built-site.ts'
import { answerClientError, readableUrl, refuseLongUrls } from './http/client-error.ts'
import { answerError } from './http/errors.ts'
import { health } from './http/health.ts'
import { metrics } from './http/metrics.ts'
import { openApi } from './http/openapi.ts'
import { describeFailures } from './http/responses.ts'
import { securityHeaders } from './http/security-headers.ts'
import { securityTxt } from './http/security-txt.ts'
import { closeConnectionsOnShutdown } from './http/shutdown.ts'
import { site } from './http/site.ts'
import { compileValidator } from './http/validate.ts'
import type { Jobs } from './jobs/jobs.ts'
import { leadMagnetVisitorApi } from './lead-magnets/visitor-api.ts'
import { leadsApi } from './leads/api.ts'
import { contactPost } from './leads/contact-post.ts'
import type { Live } from './live/live.ts'
import { emailFrame } from './mail/email-frame.ts'
import type { EmailRenderer } from './mail/email-renderer.ts'
import { newsletterApi } from './newsletter/api.ts'
import { newsletterPost } from './newsletter/newsletter-post.ts'
import { subscriptionLinks } from './newsletter/subscription-links.ts'
import { readScheduling, schedulingApi } from './settings/scheduling-api.ts'
import { webhookReceivers } from './webhooks/api.ts'

/** Most bytes of a call's body: a message of 10,000 characters in any script fits several times. */
const bodyLimit = 256 * 1024
/** Milliseconds for a whole call to arrive, on the slowest line: who sends a byte a minute is let go. */
const requestTimeout = 120_000

type Parts = {
  env: Env
  db: Database
  adminDb: Database
  clock: Clock
  log: FastifyBaseLogger
  live: Live
  documents: DocumentRenderer
  mails: EmailRenderer
  jobsAnswer: () => Promise<boolean>
  /** Fetches the calendar feeds that are due. */
  feeds: Pick<FeedService, 'freshFeeds'>
  /** Hands a backup, or a check of one, to whichever process does jobs. */
  sendBackupJob: Jobs['sendBackupJob']
  /** Wakes whichever process does jobs: there is an import to work on. */
  sendImportJob: Jobs['sendImportJob']
  /** Aborted when the process is about to stop: who asks is told, and is still answered. */
  draining: AbortSignal
  /** The built site, or null to serve the API alone. */
  built: BuiltSite | null
}

/**
 * The whole application, ready to listen or to be called by a test with `inject`.
 * It owns none of its parts: who opened the database closes it.
 */
export async function createApp({
  env,
  db,
  adminDb,
  clock,
  log,
  live,
  documents,
  mails,
  jobsAnswer,
  feeds,
  sendBackupJob,
  sendImportJob,
  draining,
  built,
}: Parts): Promise<App> {
  const app: App = Fastify({
    loggerInstance: log,
    bodyLimit,
    requestTimeout,
    // One proxy: the address it saw counts, not what its caller says of earlier ones.
    trustProxy: env.trustProxy && ((_address, hop) => hop === 0),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    rewriteUrl: readableUrl,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  securityHeaders(app, env.publicUrl)

  refuseLongUrls(app)
  closeConnectionsOnShutdown(app, draining)

  const shared = { db, adminDb, clock, env, publish: live.publish, adminOfToken }
  const sendAnswer = answerPages(built)
  metrics(app)
  securityTxt(app, shared)
  await openApi(app, env.publicUrl)
  await app.register(async (api: App) => {
    api.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    describeFailures(api)
    health(api, shared, { jobsAnswer, draining })
    accountsApi(api, shared)
    passwordResetApi(api, shared)
    emailConfirmApi(api, shared)
    leadsApi(api, shared)
    consultationsApi(api, shared)
    bookingApi(api, shared, feeds)
    leadMagnetVisitorApi(api, shared)
    newsletterApi(api, shared)
    schedulingApi(api, shared)
    emailFrame(api)
    documentsApi(api, shared, documents, sendAnswer)
    await api.register(async (scope: App) => webhookReceivers(scope, shared))
    await api.register(async (scope: App) => {
      adminApi(scope, shared, { documents, mails, live, feeds, sendBackupJob, sendImportJob })
    })
  })
  hostFeed(app, shared)
  await app.register(async (forms: App) => {
    await forms.register(formbody)
    contactPost(forms, shared, sendAnswer)
    newsletterPost(forms, shared, sendAnswer)
    await forms.register(async (links: App) => subscriptionLinks(links, shared, sendAnswer))
    auditPost(forms, shared, documents, sendAnswer)
    consultationPost(forms, shared, sendAnswer)
    bookingPost(forms, shared, sendAnswer, feeds)
    bookingPages(forms, shared, sendAnswer, feeds)
  })
  app.setNotFoundHandler(built ? await site(app, built, () => readScheduling(db)) : noSuchCall)
  return app
}

function noSuchCall(): never {
  throw new AppError('not_found', 'There is no such call.')
}
