import { api } from '#shared/routes.ts'
import { schedulingSchema } from '#shared/scheduling/schema.ts'
import type { Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'
import { schedulingUrl } from './scheduling-url.ts'

/** Which calendar `/schedule` offers; a setting, so it is read at run time (design.md §3). */
export function schedulingApi(app: App, shared: Shared) {
  app.get(
    api.scheduling,
    {
      schema: {
        tags: ['Consultations'],
        summary: 'The address of the firm’s calendar, if it has one',
        response: { 200: schedulingSchema, ...failures },
      },
    },
    async () => ({ url: await schedulingUrl(shared.db) }),
  )
}
