import type { FastifyError, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { webhookCalls } from '#shared/office-calls.ts'
import {
  saveWebhookSchema,
  type WebhookSource,
  webhookSchema,
  webhookSources,
} from '#shared/webhooks/schema.ts'
import { reauthenticationFailures } from '../accounts/reauthenticate.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { networkOf } from '../http/network-of.ts'
import { consume, type Limit } from '../http/rate-limit.ts'
import { failuresOf } from '../http/responses.ts'
import {
  countDelivery,
  keepDelivery,
  readWebhooks,
  recordDelivery,
  saveWebhook,
  secretOf,
} from './deliveries.ts'
import { type Kept, keepOutsideBooking } from './keep-outside-booking.ts'
import { type ReadEvent, readCalcom, readCalendly } from './outside-event.ts'
import { calcomProblem, calendlyProblem, type SignatureProblem } from './signatures.ts'

/** Most bytes of one delivery; a booking has a few thousand. */
const deliverySize = 64 * 1024

/** A tool that catches up sends many at once; beyond that somebody guesses. */
const deliveryLimit: Limit = { name: 'webhook', max: 300, seconds: 60 }

type Tool = {
  problem: (request: FastifyRequest, body: Buffer, secret: string, now: Date) => SignatureProblem
  read: (body: unknown) => ReadEvent
}

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const tools: Record<WebhookSource, Tool> = {
  calendly: {
    problem: (request, body, secret, now) =>
      calendlyProblem(headerOf(request, 'calendly-webhook-signature'), body, secret, now),
    read: readCalendly,
  },
  calcom: {
    problem: (request, body, secret) =>
      calcomProblem(headerOf(request, 'x-cal-signature-256'), body, secret),
    read: readCalcom,
  },
}

const unread = () => new AppError('invalid', 'This is no event that we know how to read.')

/** Why a delivery is refused, by Fastify's own code where that says more than that it was not read. */
const refusals: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('too_large', 'A delivery can have at most 64 kB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('unsupported_type', 'A delivery is JSON (Content-Type: application/json).'),
}

/** A failure as the refusal of its delivery; null where the fault is ours, or its sender hung up. */
function refusalOf(error: FastifyError, { raw }: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error.status < 500 ? error : null
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500 && !raw.readableAborted
  return isTheirs ? (refusals[error.code]?.() ?? unread()) : null
}

/** @throws {AppError} `too_many_requests`; what is one too many is kept, once in a window. */
const limitDeliveries = (ctx: Ctx, source: WebhookSource, { ip }: FastifyRequest) =>
  consume(ctx, deliveryLimit, networkOf(ip), async () => {
    const reason = `More than ${deliveryLimit.max} came from one network in a minute. The rest of that minute is refused.`
    await keepDelivery(ctx, { source, event: '', outcome: 'refused', reason })
    ctx.publish('settings')
  })

/** What the body says. @throws {AppError} `invalid` for what is no event of the tool. */
function readBody(source: WebhookSource, body: Buffer): ReadEvent {
  try {
    return tools[source].read(JSON.parse(body.toString('utf8')))
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) throw unread()
    throw error
  }
}

/** Keeps what was read. Who was erased and books again has written to us themselves: they are known again. */
const keep = async (ctx: Ctx, { event }: ReadEvent): Promise<Kept> =>
  event
    ? keepOutsideBooking(ctx, event)
    : {
        outcome: 'ignored',
        reason: 'Events of this kind are not needed here.',
        consultationId: null,
      }

/**
 * Where Calendly and Cal.com send their events, for firms that stay with them. It takes bodies as
 * bytes, and so needs a scope of its own.
 */
export async function webhookReceivers(app: App, shared: Shared) {
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: deliverySize },
    (_request, body, done) => done(null, body),
  )
  for (const source of webhookSources) {
    const contextOf = (): Ctx => ({ ...shared, actor: { kind: 'job', name: source } })
    app.post(
      webhookCalls.receive[source],
      {
        schema: {
          tags: ['Consultations'],
          summary: `An event of ${source === 'calcom' ? 'Cal.com' : 'Calendly'}, signed with the secret of the settings`,
          response: {
            200: z.object({ outcome: z.string() }),
            ...failuresOf('unauthenticated', 'too_many_requests'),
          },
        },
        // Before the body is read: what is too large or of another type is limited, too.
        onRequest: (request) => limitDeliveries(contextOf(), source, request),
        errorHandler: async (error, request) => {
          const refusal = refusalOf(error, request)
          if (!refusal) throw error
          const refused = {
            source,
            event: '',
            outcome: 'refused',
            reason: refusal.message,
          } as const
          // Of those beyond the limit the first is kept, by what has found it to be one too many.
          if (refusal.code === 'too_many_requests') await countDelivery(contextOf(), refused)
          else await recordDelivery(contextOf(), refused)
          throw refusal
        },
      },
      async (request) => {
        const ctx = contextOf()
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const secret = await secretOf(ctx, source)
        const problem = secret
          ? tools[source].problem(request, body, secret, ctx.clock())
          : 'No secret is set in the settings.'
        if (problem) throw new AppError('unauthenticated', problem)
        const read = readBody(source, body)
        const kept = await keep(ctx, read)
        await recordDelivery(ctx, { source, event: read.name, ...kept })
        return { outcome: kept.outcome }
      },
    )
  }
}

/** What the settings show of outside booking tools, and the secrets they sign with. */
export function webhooksApi(app: App) {
  app.get(
    webhookCalls.admin.webhooks,
    {
      schema: {
        summary: 'The outside booking tools, and their last deliveries',
        response: { 200: z.array(webhookSchema) },
      },
    },
    async (request) => readWebhooks(request.ctx),
  )

  app.put(
    webhookCalls.admin.webhook(':source'),
    {
      schema: {
        summary: 'Set the secret that a booking tool signs with',
        params: z.object({ source: z.enum(webhookSources) }),
        body: saveWebhookSchema,
        response: { 200: z.array(webhookSchema), ...failuresOf(...reauthenticationFailures) },
      },
    },
    async ({ ctx, params, body: input }) => {
      await saveWebhook({ ctx, source: params.source, input })
      return readWebhooks(ctx)
    },
  )
}
