import { subscribeSchema, subscriptionSchema } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import { admit } from '../http/admit.ts'
import type { App } from '../http/app-instance.ts'
import { proofHeaders } from '../http/form-headers.ts'
import { failures } from '../http/responses.ts'
import { subscribe } from './subscribe.ts'

/** The newsletter's calls (public-site.md §7). */
export function newsletterApi(app: App, shared: Shared) {
  app.post(
    api.subscribe,
    {
      schema: {
        tags: ['Newsletter'],
        headers: proofHeaders,
        body: subscribeSchema,
        response: { 201: subscriptionSchema, ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await admit(ctx, request)
      reply.status(201)
      return subscribe({ ctx, input: request.body })
    },
  )
}
