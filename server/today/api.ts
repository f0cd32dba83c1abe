import { api } from '#shared/routes.ts'
import { todayQuerySchema, todaySchema } from '#shared/today/schema.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'
import { readToday } from './today.ts'

/** The call behind My day. */
export function todayApi(app: App, shared: Shared) {
  app.get(
    api.admin.today,
    {
      schema: {
        tags: ['Dashboard'],
        security: [{ token: [] }],
        querystring: todayQuerySchema,
        response: { 200: todaySchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return readToday(ctx, request.query)
    },
  )
}
