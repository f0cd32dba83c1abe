import { queryOptions } from '@tanstack/react-query'
import { productionSchema } from '#shared/production/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'

/** How far the firm is on the way to production; asked anew whenever somebody looks. */
export const productionQuery = queryOptions({
  queryKey: ['system', 'production'],
  queryFn: ({ signal }) => call(api.admin.production, productionSchema, { signal }),
  staleTime: 0,
})
