import { queryOptions } from '@tanstack/react-query'
import {
  type Subscriber,
  subscriberCountsSchema,
  subscriberSchema,
} from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import {
  belongsInto,
  type SubscriberListState,
  subscriberListCall,
} from './subscriber-list-state.ts'

const key = 'subscribers'

/** Subscribers as records that are listed. */
export const subscriberKind: ListKind<Subscriber, SubscriberListState> = {
  key,
  schema: subscriberSchema,
  list: subscriberListCall,
  one: api.admin.subscriber,
  belongsInto,
  summaries: [countsKey({ key })],
}

/** How many subscribers there are, by state. */
export const subscriberCountsQuery = queryOptions({
  queryKey: countsKey({ key }),
  queryFn: ({ signal }) => call(api.admin.subscriberCounts, subscriberCountsSchema, { signal }),
})
