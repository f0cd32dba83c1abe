import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { leadCountsSchema, leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { call, fetchSignedIn, read } from '../http/call.ts'
import { nextPage, parseTotalCount } from '../http/next-page.ts'
import { type LeadListState, leadListCall } from './lead-list-state.ts'
import type { LeadPage } from './lead-pages.ts'

const leadsKey = 'leads'
/** The first parts of the keys of every list, of every single lead, and of the dashboard's. */
export const leadListsKey = [leadsKey, 'list'] as const
export const singleLeadsKey = [leadsKey, 'one'] as const
export const waitingLeadsKey = [leadsKey, 'waiting'] as const

async function fetchPage(path: string, state: LeadListState, signal: AbortSignal) {
  const response = await fetchSignedIn(path, { signal })
  const page: LeadPage = {
    state,
    leads: await read(response, z.array(leadSchema)),
    next: nextPage(response.headers.get('Link')),
    total: parseTotalCount(response.headers.get('X-Total-Count')),
  }
  return page
}

/** The list, page after page, by following the server's `Link: rel="next"`. */
export const leadListQuery = (state: LeadListState) =>
  infiniteQueryOptions({
    queryKey: [...leadListsKey, state],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, state, signal),
    initialPageParam: leadListCall(state),
    getNextPageParam: (last) => last.next,
  })

/** How many leads there are, by status. */
export const leadCountsQuery = queryOptions({
  queryKey: [leadsKey, 'counts'],
  queryFn: ({ signal }) => call(api.admin.leadCounts, leadCountsSchema, { signal }),
})

/** One lead. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [...singleLeadsKey, id],
    queryFn: ({ signal }) => call(api.admin.lead(id), leadSchema, { signal }),
  })

/** The newest leads that nobody has answered yet, at most `limit`. */
export const waitingLeadsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...waitingLeadsKey, limit],
    queryFn: ({ signal }) =>
      call(`${api.admin.leads}?status=new&limit=${limit}`, z.array(leadSchema), { signal }),
  })
