import { api } from '#shared/routes.ts'
import { searchAnswerSchema, searchQuerySchema } from '#shared/search/schema.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'
import { searchRecords } from './search-records.ts'

/** The search over everything, behind the box in the top bar. */
export function searchApi(app: App, shared: Shared) {
  app.get(
    api.admin.search,
    {
      schema: {
        tags: ['Search'],
        security: [{ token: [] }],
        summary: 'The best few leads, deals, consultations, submissions and subscribers',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return searchRecords({ ctx, q: request.query.q })
    },
  )
}
