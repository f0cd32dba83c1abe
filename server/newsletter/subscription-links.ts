import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { subscriptionPage } from '#shared/routes.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import type { SecretLinks } from '../mail/check-before-send.ts'
import { confirmSubscription, subscriberOfLink, unsubscribe } from './subscribe.ts'
import {
  confirmedPage,
  confirmPage,
  type SubscriptionPage,
  unsubscribedPage,
  unsubscribePage,
} from './subscription-pages.ts'

const withToken = z.object({ token: z.string().max(200).catch('') }).catch({ token: '' })

/**
 * The pages that the newsletter's mails lead to, made here because each is for one receiver. Only
 * their buttons change anything. `POST` to the link to leave is also what mail programs do for
 * their own button (RFC 8058): the token is in the address, and the answer is no redirect.
 */
export function subscriptionLinks(app: App, shared: Shared, sendAnswer: SendAnswer) {
  /** Kept by nobody on the way, and no address with a token goes on to another page. */
  const send = (reply: FastifyReply, { status, answer }: SubscriptionPage) => {
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    return sendAnswer(reply, status, answer)
  }
  // Mail programs may send it so; what they send says nothing that the address does not.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async () => ({}))
  const asked = { schema: { hide: true, querystring: withToken } }
  const clicked = { schema: { hide: true, querystring: withToken, body: withToken } }

  app.get(subscriptionPage.confirm, asked, async (request, reply) => {
    const { token } = request.query
    const ctx = await publicContext(shared, request)
    return send(reply, confirmPage(await subscriberOfLink(ctx, 'confirmToken', token), token))
  })

  app.post(subscriptionPage.confirm, clicked, async (request, reply) => {
    const ctx = await publicContext(shared, request)
    const row = await confirmSubscription(ctx, request.body.token || request.query.token)
    return send(reply, confirmedPage(row))
  })

  app.get(subscriptionPage.unsubscribe, asked, async (request, reply) => {
    const { token } = request.query
    const ctx = await publicContext(shared, request)
    return send(reply, unsubscribePage(await subscriberOfLink(ctx, 'linkToken', token), token))
  })

  app.post(subscriptionPage.unsubscribe, clicked, async (request, reply) => {
    const ctx = await publicContext(shared, request)
    const row = await unsubscribe(ctx, request.body.token || request.query.token)
    return send(reply, unsubscribedPage(row))
  })
}

/**
 * The link to confirm in the newsletter's mail, made when the e-mail goes: neither the outbox nor an
 * export shows it. Of a subscription that is gone meanwhile it leads to a page that says so.
 */
export const newsletterLinks = {
  subscription_confirm: async (ctx, { entityId }, isStillOurs) => {
    if (!(await isStillOurs(ctx))) return null
    const [row] = entityId ? await ctx.db.select().from(table).where(eq(table.id, entityId)) : []
    return ctx.env.publicUrl + subscriptionPage.confirmWith(row?.confirmToken ?? '')
  },
} satisfies Partial<SecretLinks>
