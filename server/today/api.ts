import { api } from '#shared/routes.ts'
import { todayQuerySchema, todaySchema } from '#shared/today/schema.ts'
import type { App } from '../http/app-instance.ts'
import { readToday } from './today.ts'

/** The call behind My day. */
export function todayApi(app: App) {
  app.get(
    api.admin.today,
    {
      schema: {
        querystring: todayQuerySchema,
        response: { 200: todaySchema },
      },
    },
    async ({ ctx, query }) => readToday(ctx, query),
  )
}
