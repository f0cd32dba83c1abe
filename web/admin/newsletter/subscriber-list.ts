import { queryOptions } from '@tanstack/react-query'
import {
  type Subscriber,
  type SubscriberCounts,
  subscriberCountsSchema,
  subscriberSchema,
} from '#shared/newsletter/schema.ts'
import {
  defaultSubscriberSort,
  type SubscriberSort,
  type SubscriberState,
  subscriberSorts,
  subscriberStates,
} from '#shared/newsletter/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import { type ListKind, searchWordsOf, withQuery } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'

/** Which subscribers are listed and in which order; the page's address holds all of it. */
export type SubscriberListState = {
  q: string
  state: SubscriberState | 'all'
  sort: SubscriberSort
}

/** Reads the state from an address; what it does not understand counts as absent. */
function parse(search: URLSearchParams): SubscriberListState {
  return {
    q: searchWordsOf(search),
    state: subscriberStates.find((state) => state === search.get('state')) ?? 'all',
    sort: subscriberSorts.find((sort) => sort === search.get('sort')) ?? defaultSubscriberSort,
  }
}

/** The query that {@link parse} reads back; says nothing about what is as usual. */
function toSearch({ q, state, sort }: SubscriberListState): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (state !== 'all') search.set('state', state)
  if (sort !== defaultSubscriberSort) search.set('sort', sort)
  return search
}

export const subscriberListAddress = { parse, search: toSearch }

/** The calls that answer with the first page of the list, and with all of it as a file. */
export const subscriberListCall = (list: SubscriberListState): string =>
  withQuery(api.admin.subscribers, toSearch(list))
export const subscriberExportCall = (list: SubscriberListState): string =>
  withQuery(api.admin.subscribersExport, toSearch(list))

/** The address of the screen that lists one state alone, or all. */
export const subscriberListPage = (state: SubscriberState | 'all'): string =>
  withQuery(adminPage.newsletter, toSearch({ q: '', state, sort: defaultSubscriberSort }))

/** Whether anything narrows the list, so that "none" may mean "none that match". */
export const isFiltered = ({ q, state }: SubscriberListState): boolean =>
  q !== '' || state !== 'all'

/** How many subscribers the list holds by the figures, where those tell. */
export function countedIn({ q, state }: SubscriberListState, counts: SubscriberCounts | undefined) {
  if (!counts || q !== '') return undefined
  return state === 'all' ? counts.total : counts.byState[state]
}

/** Whether a subscriber still stands in the list; the search is the server's. */
const belongsInto = (list: SubscriberListState, { state }: Subscriber): boolean =>
  list.state === 'all' || list.state === state

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
