import { queryOptions } from '@tanstack/react-query'
import { type Lead, leadCountsSchema, leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import { belongsInto, type LeadListState, leadListCall } from './lead-list-state.ts'

const key = 'leads'

/** Leads as records that are listed. */
export const leadKind: ListKind<Lead, LeadListState> = {
  key,
  schema: leadSchema,
  list: leadListCall,
  one: api.admin.lead,
  belongsInto,
  summaries: [countsKey({ key })],
}

/** How many leads there are, by status. */
export const leadCountsQuery = queryOptions({
  queryKey: countsKey({ key }),
  queryFn: ({ signal }) => call(api.admin.leadCounts, leadCountsSchema, { signal }),
})
