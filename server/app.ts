import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { accountApi } from './accounts/account-api.ts'
import { accountsApi } from './accounts/api.ts'
import { emailChangeApi } from './accounts/email-change/api.ts'
import { passwordResetApi } from './accounts/password-reset/api.ts'
import { securityApi } from './accounts/security-api.ts'
import { teamApi } from './accounts/team/api.ts'
import { backupsApi } from './backups/api.ts'
import { consultationsApi } from './consultations/api.ts'
import { consultationPost } from './consultations/consultation-post.ts'
import type { Clock } from './context.ts'
import { dashboardApi } from './dashboard/api.ts'
import type { Database } from './db/database.ts'
import { documentsAdminApi } from './documents/admin-api.ts'
import { documentsApi } from './documents/api.ts'
import { auditPost } from './documents/audit-post.ts'
import type { DocumentRenderer } from './documents/document-renderer.ts'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'
import { guardBackOffice } from './http/actor.ts'
import type { App } from './http/app-instance.ts'
import { answerClientError, readableUrl } from './http/client-error.ts'
import { answerError } from './http/errors.ts'
import { health } from './http/health.ts'
import { letGoWhenStopping } from './http/let-go.ts'
import { refuseLongAddresses } from './http/long-address.ts'
import { metrics } from './http/metrics.ts'
import { openApi } from './http/openapi.ts'
import { securityHeaders } from './http/security-headers.ts'
import { securityTxt } from './http/security-txt.ts'
import { site } from './http/site.ts'
import { compileValidator } from './http/validate.ts'
import type { Jobs } from './jobs/jobs.ts'
import { leadMagnetsApi } from './lead-magnets/api.ts'
import { leadMagnetVisitorApi } from './lead-magnets/visitor-api.ts'
import { leadsApi } from './leads/api.ts'
import { contactPost } from './leads/contact-post.ts'
import { liveApi } from './live/api.ts'
import type { Live } from './live/live.ts'
import { mailApi } from './mail/api.ts'
import type { MailRenderer } from './mail/mail-renderer.ts'
import { subscribersApi } from './newsletter/admin-api.ts'
import { newsletterApi } from './newsletter/api.ts'
import { newsletterPost } from './newsletter/newsletter-post.ts'
import { subscriptionLinks } from './newsletter/subscription-links.ts'
import { notificationsApi } from './notifications/api.ts'
import { privacyApi } from './privacy/api.ts'
import { schedulingApi } from './scheduling/api.ts'
import { searchApi } from './search/api.ts'
import { settingsApi } from './settings/api.ts'

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
  mails: MailRenderer
  jobsAnswer: () => Promise<boolean>
  /** Hands a backup, or a check of one, to whichever process does jobs. */
  orderBackup: Jobs['orderBackup']
  /** Aborted when the process is about to stop: who asks is told, and is still answered. */
  draining: AbortSignal
  /** The folder of the built site, or null to serve the API alone. */
  dist: string | null
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
  orderBackup,
  draining,
  dist,
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

  refuseLongAddresses(app)
  letGoWhenStopping(app, draining)

  const shared = { db, adminDb, clock, env, announce: live.announce }
  metrics(app)
  securityTxt(app, shared)
  await openApi(app, env.publicUrl)
  await app.register(async (api: App) => {
    api.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    guardBackOffice(api, shared)
    health(api, shared, { jobsAnswer, draining })
    accountsApi(api, shared)
    passwordResetApi(api, shared)
    emailChangeApi(api, shared)
    accountApi(api, shared)
    securityApi(api, shared)
    teamApi(api, shared)
    leadsApi(api, shared)
    consultationsApi(api, shared)
    leadMagnetVisitorApi(api, shared)
    leadMagnetsApi(api, shared)
    newsletterApi(api, shared)
    schedulingApi(api, shared)
    settingsApi(api, shared)
    backupsApi(api, shared, orderBackup)
    documentsApi(api, shared, documents)
    documentsAdminApi(api, shared, documents)
    subscribersApi(api, shared)
    privacyApi(api, shared)
    searchApi(api, shared)
    dashboardApi(api, shared)
    notificationsApi(api, shared)
    mailApi(api, shared, mails)
    liveApi(api, shared, live)
  })
  await app.register(async (forms: App) => {
    await forms.register(formbody)
    contactPost(forms, shared)
    newsletterPost(forms, shared)
    await forms.register(async (links: App) => subscriptionLinks(links, shared))
    auditPost(forms, shared, documents)
    consultationPost(forms, shared)
  })
  app.setNotFoundHandler(dist ? await site(app, shared, dist) : noSuchCall)
  return app
}

function noSuchCall(): never {
  throw new AppError('not_found', 'There is no such call.')
}
