import { mailHeld } from '#shared/mail/schema.ts'
import { subscribeSchema, subscriptionSchema } from '#shared/newsletter/schema.ts'
import { withVisit } from '#shared/origins/visit-schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { proofHeaders } from '../http/form-headers.ts'
import { limitForm } from '../http/form-limit.ts'
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
        body: withVisit(subscribeSchema),
        response: {
          201: subscriptionSchema.extend({ mailHeld }),
          ...failuresOf(...formFailures, 'already_exists'),
        },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      reply.status(201)
      const { visit: origin, ...input } = request.body
      return { ...(await subscribe({ ctx, input, origin })), mailHeld: isMailHeld(ctx) }
    },
  )
}
