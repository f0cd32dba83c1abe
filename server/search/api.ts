import { api } from '#shared/routes.ts'
import { searchAnswerSchema, searchQuerySchema } from '#shared/search/schema.ts'
import type { App } from '../http/app-instance.ts'
import { searchRecords } from './search-records.ts'

/** The search over everything, behind the box in the top bar. */
export function searchApi(app: App) {
  app.get(
    api.admin.search,
    {
      schema: {
        summary:
          'The best few people, companies, leads, deals, consultations, submissions and subscribers',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema },
      },
    },
    async ({ ctx, query }) => searchRecords({ ctx, q: query.q }),
  )
}
