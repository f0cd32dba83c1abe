import { z } from 'zod'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures, failuresOf, noContent } from '../http/responses.ts'
import { type HeldNotice, listNotifications, markAllRead, markRead } from './list-notifications.ts'

const tags = ['Notifications']
const security = [{ token: [] }]

/** The calls behind the bell. */
export function notificationsApi(app: App, shared: Shared, heldNotice: HeldNotice) {
  app.get(
    api.admin.notifications,
    { schema: { tags, security, response: { 200: z.array(notificationSchema), ...failures } } },
    async (request) => {
      const { ctx, admin } = await adminContext(shared, request)
      return listNotifications({ ctx, admin, held: await heldNotice(ctx) })
    },
  )

  app.post(
    api.admin.notificationsRead,
    { schema: { tags, security, response: { 204: noContent, ...failures } } },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      await markAllRead({ ctx, actor: ctx.actor })
      reply.status(204)
    },
  )

  app.post(
    api.admin.notificationRead(':id'),
    {
      schema: {
        tags,
        security,
        params: z.object({ id: z.string().max(200) }),
        response: { 204: noContent, ...failuresOf('not_found') },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      await markRead({ ctx, actor: ctx.actor, id: request.params.id })
      reply.status(204)
    },
  )
}
