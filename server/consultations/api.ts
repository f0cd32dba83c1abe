import { consultationSchema, createConsultationSchema } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { idempotencyHeaders } from '../http/idempotency.ts'
import { consume } from '../http/rate-limit.ts'
import { failures } from '../http/responses.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { createConsultation } from './create-consultation.ts'
import { presentConsultation } from './presenter.ts'

/** The calls on consultation requests (admin-back-office.md §7). */
export function consultationsApi(app: App, shared: Shared) {
  app.post(
    api.consultationRequests,
    {
      schema: {
        tags: ['Consultations'],
        summary: 'Ask for a meeting, or (with a token) enter one by hand',
        headers: idempotencyHeaders,
        body: createConsultationSchema,
        response: { 201: consultationSchema, ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      if (ctx.actor.kind === 'visitor') await consume(ctx, visitorLimit, ctx.actor.ip)
      const idempotencyKey = request.headers['idempotency-key']
      reply.status(201)
      return presentConsultation(
        await createConsultation({ ctx, input: request.body, idempotencyKey }),
      )
    },
  )
}
