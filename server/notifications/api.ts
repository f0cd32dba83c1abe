import { z } from 'zod'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { type HeldNotice, listNotifications, markAllRead, markRead } from './list-notifications.ts'

/** The calls behind the bell. */
export function notificationsApi(app: App, heldNotice: HeldNotice) {
  app.get(
    api.admin.notifications,
    { schema: { response: { 200: z.array(notificationSchema) } } },
    async ({ ctx, admin }) => listNotifications({ ctx, admin, held: await heldNotice(ctx) }),
  )

  app.post(
    api.admin.notificationsRead,
    { schema: { response: { 204: noContent } } },
    async ({ ctx }, reply) => {
      await markAllRead({ ctx })
      reply.status(204)
    },
  )

  app.post(
    api.admin.notificationRead(':id'),
    {
      schema: {
        params: byId,
        response: { 204: noContent, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }, reply) => {
      await markRead({ ctx, id: params.id })
      reply.status(204)
    },
  )
}
