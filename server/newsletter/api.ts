import { subscriberSchema, subscribeSchema } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { consume } from '../http/rate-limit.ts'
import { failures } from '../http/responses.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { presentSubscriber } from './presenter.ts'
import { subscribe } from './subscribe.ts'

/** The newsletter's calls (public-site.md §7). */
export function newsletterApi(app: App, shared: Shared) {
  app.post(
    api.subscribe,
    {
      schema: {
        tags: ['Newsletter'],
        body: subscribeSchema,
        response: { 201: subscriberSchema, ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await consume(ctx, visitorLimit, request.ip)
      reply.status(201)
      return presentSubscriber(await subscribe({ ctx, input: request.body }))
    },
  )
}
