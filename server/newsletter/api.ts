import { mailHeld } from '#shared/mail/schema.ts'
import { subscribeSchema, subscriptionSchema } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import { admit } from '../http/admit.ts'
import type { App } from '../http/app-instance.ts'
import { proofHeaders } from '../http/form-headers.ts'
import { failuresOf, formFailures } from '../http/responses.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
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
        response: {
          201: subscriptionSchema.extend({ mailHeld }),
          ...failuresOf(...formFailures, 'already_exists'),
        },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await admit(ctx, request)
      reply.status(201)
      return { ...(await subscribe({ ctx, input: request.body })), mailHeld: isMailHeld(ctx) }
    },
  )
}
