import {
  type Subscriber,
  type SubscriberCounts,
  subscriberCountsSchema,
  subscriberSchema,
} from '#shared/newsletter/schema.ts'
import {
  defaultSubscriberSort,
  subscriberSorts,
  subscriberStates,
} from '#shared/newsletter/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { defineListState, oneOf, type StateOf } from '../lists/list-state.ts'
import { countsQuery, type Resource } from '../lists/resource.ts'

export const subscriberList = defineListState({
  page: adminPage.newsletter,
  call: api.admin.subscribers,
  exportCall: api.admin.subscribersExport,
  record: 'subscriber',
  sorts: subscriberSorts,
  usualSort: defaultSubscriberSort,
  filters: { state: oneOf(subscriberStates) },
})
export type SubscriberListState = StateOf<typeof subscriberList>

export const subscriberResource: Resource<Subscriber, SubscriberListState> = {
  key: 'subscribers',
  schema: subscriberSchema,
  list: subscriberList.call,
  one: api.admin.subscriber,
  belongsInto: (list, { state }) => list.state === 'all' || list.state === state,
}

/** How many subscribers there are, by state. */
export const subscriberCountsQuery = countsQuery(
  subscriberResource,
  api.admin.subscriberCounts,
  subscriberCountsSchema,
)

/** How many subscribers the list holds by the figures. */
export const countedIn = ({ state }: SubscriberListState, counts: SubscriberCounts) =>
  state === 'all' ? counts.total : counts.byState[state]
