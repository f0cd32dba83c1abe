import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { accountsApi } from './accounts/api.ts'
import type { Clock } from './context.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { AppError } from './errors.ts'
import type { App } from './http/app-instance.ts'
import { contentPolicy } from './http/content-policy.ts'
import { answerError } from './http/errors.ts'
import { health } from './http/health.ts'
import { letGoWhenStopping } from './http/let-go.ts'
import { metrics } from './http/metrics.ts'
import { openApi } from './http/openapi.ts'
import { site } from './http/site.ts'
import { leadsApi } from './leads/api.ts'
import { contactPost } from './leads/contact-post.ts'
import { liveApi } from './live/api.ts'
import type { Live } from './live/live.ts'
import { notificationsApi } from './notifications/api.ts'

/** Most bytes of a call's body: a message of 10,000 characters in any script fits several times. */
const bodyLimit = 256 * 1024

type Parts = {
  env: Env
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  live: Live
  jobsAnswer: () => Promise<boolean>
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
  clock,
  log,
  live,
  jobsAnswer,
  dist,
}: Parts): Promise<App> {
  const app: App = Fastify({
    loggerInstance: log,
    bodyLimit,
    // One proxy: the address it saw counts, not what its caller says of earlier ones.
    trustProxy: env.trustProxy && ((_address, hop) => hop === 0),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: env.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', contentPolicy([]))
    }
  })

  letGoWhenStopping(app)

  const shared = { db, clock, env, announce: live.announce }
  metrics(app)
  await openApi(app, env.publicUrl)
  await app.register(async (api: App) => {
    api.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    health(api, shared, jobsAnswer)
    accountsApi(api, shared)
    leadsApi(api, shared)
    notificationsApi(api, shared)
    liveApi(api, shared, live)
  })
  await app.register(async (pages: App) => contactPost(pages, shared))
  app.setNotFoundHandler(dist ? await site(app, dist) : noSuchCall)
  return app
}

function noSuchCall(): never {
  throw new AppError('not_found', 'There is no such call.')
}
